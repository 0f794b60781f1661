import { parentPort } from 'node:worker_threads';
import { yieldProcessor } from '../lanes/yield-processor.js';
import { devicesRead, type DevicesRead } from './devices-read.js';
import type { Said } from './file-thread.js';

yieldProcessor();
parentPort!.on('message', (bytes: Uint8Array) => {
  const said: Said<DevicesRead> = { read: devicesRead(bytes) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said);
});
