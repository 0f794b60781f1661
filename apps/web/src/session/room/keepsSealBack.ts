import type { RoomSeen } from '../../api/roomDocuments.js';

/** Whether something keeps the official seal back; scores count as missing only once the session is closed. */
export function keepsSealBack({
  status,
  sealKeptBack: { contradictions, disputes, missing },
}: Pick<RoomSeen, 'status' | 'sealKeptBack'>): boolean {
  return contradictions + disputes + (status === 'closed' ? missing : 0) > 0;
}
