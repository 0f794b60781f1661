import { parentPort } from 'node:worker_threads';
import { prepareFile, type FileBrought, type Preparing } from '#importing';

/** So often the thread says how far it is, in milliseconds. */
const TOLD_EVERY_MS = 200;

// One file: whoever asks waits for what it becomes, and ends the thread.
parentPort!.on('message', (brought: FileBrought) => {
  let told = -Infinity;
  const tell = (preparing: Preparing) => {
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    parentPort!.postMessage({ preparing });
  };
  const prepared = prepareFile(brought, tell);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  parentPort!.postMessage({ prepared });
});
