import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { assemble } from '../chip/assemble-bootrom.mjs';
import { BOOTROM } from '../chip/bootrom.js';

const hasCompiler = spawnSync('arm-none-eabi-gcc', ['--version']).status === 0;

test('bootrom.js is bootrom.S, assembled', { skip: !hasCompiler && 'no arm-none-eabi-gcc' }, () => {
  assert.deepEqual(assemble(), Buffer.from(BOOTROM));
});
