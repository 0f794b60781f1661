import type { SessionListed } from '../api/documents.js';

/** Whether a session is played now: from the call of its first round until it is closed. */
export function isPlayed({ status, round }: Pick<SessionListed, 'status' | 'round'>): boolean {
  return status === 'running' && round > 0;
}
