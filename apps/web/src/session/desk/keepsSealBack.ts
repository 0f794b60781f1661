import type { DeskSeen } from '../../api/deskDocuments.js';

/** Whether something keeps the official seal back; scores count as missing only once the session is closed. */
export function keepsSealBack({
  status,
  sealKeptBack: { contradictions, disputes, missing },
}: Pick<DeskSeen, 'status' | 'sealKeptBack'>): boolean {
  return contradictions + disputes + (status === 'closed' ? missing : 0) > 0;
}

/** What is listed where entries are suspicious or the official seal waits, as its heading says. */
export function headingOfOpen({
  suspected,
  sealKeptBack: { disputes, missing },
}: Pick<DeskSeen, 'suspected' | 'sealKeptBack'>) {
  if (suspected.length > 0) return 'room.suspected';
  if (disputes === 0) return 'room.sealKept.missing';
  return missing === 0 ? 'room.sealKept.disputes' : 'room.sealKept.open';
}
