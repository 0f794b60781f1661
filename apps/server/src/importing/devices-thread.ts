import { parentPort } from 'node:worker_threads';
import { devicesRead } from './devices-read.js';

parentPort!.on('message', (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(devicesRead(bytes));
});
