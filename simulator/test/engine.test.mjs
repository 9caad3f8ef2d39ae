/** The engine, compiled for the M0+, computes on the chip what it computes on the PC. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runSelftest, SELFTEST } from '../selftest.mjs';

const EXPECTED = new URL('../../host-tests/expected/signature.txt', import.meta.url);

test('signatures on the emulated chip are the committed ones', { skip: !existsSync(SELFTEST) && 'not built' }, () => {
  const expected = readFileSync(EXPECTED, 'utf8').split('\n').filter((line) => line && line[0] !== '#').map((line) => line.split(' '));
  const { signatures } = runSelftest();
  assert.ok(signatures.length > 0, 'the engine has games');
  for (const { game, hash } of signatures) assert.equal(hash, new Map(expected).get(game), game);
});
