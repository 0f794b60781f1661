import type { TFunction } from 'i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { Clash } from '../../api/sessionCommands.js';
import { contestantText } from '../../messages/fieldText.js';

/** What a play that was not as scheduled does to somebody's schedule, in words. */
export function clashText(
  t: TFunction,
  { sections }: Pick<SessionSeen, 'sections'>,
  { kind, contestant, table, round }: Pick<Clash, 'kind' | 'contestant' | 'table' | 'round'>,
): string {
  const pair = contestantText(contestant, { section: sections.length > 1 });
  return t(`room.clash.${kind}`, { pair, table, round });
}
