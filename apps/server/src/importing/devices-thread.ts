import { parentPort } from 'node:worker_threads';
import { yieldProcessor } from '../threads/processor-time.js';
import { devicesRead, type DevicesRead } from './devices-read.js';
import type { Said } from '../threads/file-thread.js';

yieldProcessor();
parentPort!.on('message', (bytes: Uint8Array) => {
  const said: Said<DevicesRead> = { read: devicesRead(bytes) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said);
});
