import { parentPort } from 'node:worker_threads';
import { prepareFile, type FileBrought } from '#importing';

// One file: whoever asks waits for what it becomes, and ends the thread.
parentPort!.on('message', (brought: FileBrought) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(prepareFile(brought));
});
