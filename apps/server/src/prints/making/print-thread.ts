import { parentPort } from 'node:worker_threads';
import { printPdf, type PrintDocument, type PrintOptions } from '#prints';
import type { Said } from '../../threads/file-thread.js';
import { yieldProcessor } from '../../threads/processor-time.js';

/** Progress of a printout. */
export interface PagesMade {
  readonly made: number;
  readonly pages: number;
}

/** How often that is said, in milliseconds. */
const TOLD_EVERY_MS = 250;

function say(said: Said<Uint8Array, PagesMade>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said);
}

async function printed(order: string): Promise<void> {
  const { document, options } = JSON.parse(order) as { document: PrintDocument; options: PrintOptions };
  let told = -Infinity;
  const read = await printPdf(document, options, (made, pages) => {
    if (made < pages && performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    say({ told: { made, pages } });
  });
  say({ read });
}

yieldProcessor();
// A paper that cannot be made ends the thread with what is wrong: there is another for the next.
parentPort!.on('message', (order: string) => void printed(order));
