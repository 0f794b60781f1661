import type { SessionSeen } from '../api/documents.js';
import type { PlaceInRound } from '../play/roundDraw.js';

/**
 * The table at which somebody sits out; undefined for a team, which has a bye at two of them, and where rounds are drawn:
 * there nobody has a table before it is known who meets whom.
 */
export function tableOfSitOut(
  { sections }: Pick<SessionSeen, 'sections'>,
  { table, team }: Pick<PlaceInRound, 'table' | 'team'>,
): string | undefined {
  const name = table.replace(/\d+$/, '');
  const isDrawn = sections.some(({ section, movement }) => section === name && movement.drawn !== undefined);
  return team !== undefined || isDrawn ? undefined : table;
}
