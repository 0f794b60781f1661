import { parentPort } from 'node:worker_threads';
import { prepareFile, type FileImported, type FilePrepared, type Preparing } from '#importing';
import { yieldProcessor } from '../threads/processor-time.js';
import type { Said } from '../threads/file-thread.js';

/** How often the thread reports progress, in milliseconds. */
const TOLD_EVERY_MS = 200;

function say(said: Said<FilePrepared, Preparing>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said);
}

yieldProcessor();
parentPort!.on('message', (imported: FileImported) => {
  let told = -Infinity;
  const read = prepareFile(imported, (preparing) => {
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    say({ told: preparing });
  });
  say({ read });
});
