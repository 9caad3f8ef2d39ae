/** A minute long: in the long run alone. */
import { test } from 'node:test';
import { LONG } from '../long.mjs';
import { playRecorded } from '../recorded.mjs';

if (LONG) test('Monuments for four from power-on to the ranking', () => playRecorded('monuments-four'));
