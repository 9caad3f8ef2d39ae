import { test } from 'node:test';
import { playRecorded } from '../recorded.mjs';

test('Monuments for two from power-on to the ranking', () => playRecorded('monuments-two'));
