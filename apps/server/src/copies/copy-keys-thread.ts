import { parentPort } from 'node:worker_threads';
import { newCopyKey, openCopyKey } from '#platform';
import type { Said } from '../threads/file-thread.js';
import type { KeyAsked, KeyMade } from './copy-keys.js';

parentPort!.on('message', (asked: KeyAsked) => void answer(asked));

async function answer({ passphrase, locked }: KeyAsked): Promise<void> {
  const read = locked ? await openCopyKey(locked, passphrase) : await newCopyKey(passphrase);
  const said: Said<KeyMade> = { read };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said);
}
