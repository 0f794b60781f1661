import { parentPort } from 'node:worker_threads';
import { prepareFile, type FileBrought } from '#importing';

parentPort!.on('message', (brought: FileBrought) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(prepareFile(brought));
});
