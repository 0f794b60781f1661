import { parentPort } from 'node:worker_threads';
import type { Deal } from '#cards';
import { formatTricks, solveDeal } from '#double-dummy';

/** What the thread is asked: to solve a deal in so many milliseconds. */
export interface DealToSolve {
  readonly deal: Deal;
  readonly limitMs: number;
}

// One deal after the other: whoever asks waits for the answer, the twenty signs of `formatTricks`.
parentPort!.on('message', ({ deal, limitMs }: DealToSolve) => {
  const end = performance.now() + limitMs;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(formatTricks(solveDeal(deal, () => performance.now() > end)));
});
