import { parentPort } from 'node:worker_threads';
import type { Said } from '../threads/file-thread.js';
import { yieldProcessor } from '../threads/processor-time.js';
import { prepareMembers, type MembersGiven, type MembersPrepared } from './members-prepared.js';

function say(said: Said<MembersPrepared, string>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(said);
}

yieldProcessor();
parentPort!.on('message', (given: MembersGiven) => {
  say({ read: prepareMembers(given, (told) => say({ told })) });
});
