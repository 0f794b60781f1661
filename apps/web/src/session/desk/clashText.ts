import type { TFunction } from 'i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { Clash } from '../../api/sessionCommands.js';
import { calledShort } from '../../play/contestants.js';

/** What a play that was not as scheduled does to somebody's schedule, in words. */
export function clashText(
  t: TFunction,
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  { kind, contestant, table, round }: Pick<Clash, 'kind' | 'contestant' | 'table' | 'round'>,
): string {
  const pair = calledShort(session, contestant);
  return t(`room.clash.${kind}`, { pair, table, round });
}
