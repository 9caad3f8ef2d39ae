/**
 * What a console has kept whose owner knows it: no first start, no lesson that is offered, no tips. The rehearsal begins
 * with it, and so do tests: docs/save-format.md.
 */
import { keptConsole } from './journal.js';

const [LESSONS, TIPS] = [4, 5]; // keys of records
const FORMAT = 1;
const [LESSON_BYTES, PLACES, DECLINED] = [9, 8, 1]; // of a game; games; what came of it
const [TIPS_BYTES, OFF] = [178, 1];

/** @param {import('../boards.mjs').Board} board @returns {import('./journal.js').Sectors} */
export function knownConsole(board) {
  const lessons = new Uint8Array(2 + PLACES * LESSON_BYTES);
  const tips = new Uint8Array(TIPS_BYTES);
  lessons[0] = FORMAT;
  for (const game of [1, 2, 3]) lessons.set([game, DECLINED], 2 + (game - 1) * LESSON_BYTES);
  tips.set([FORMAT, OFF]);
  return keptConsole(board, { [LESSONS]: lessons, [TIPS]: tips });
}
