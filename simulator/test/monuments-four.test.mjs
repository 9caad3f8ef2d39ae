/** A minute long: with OXHIDE_MATCHES=all alone. */
import { test } from 'node:test';
import { playRecorded } from '../recorded.mjs';

if (process.env.OXHIDE_MATCHES === 'all') test('Monuments for four from power-on to the ranking', () => playRecorded('monuments-four'));
