import { methodByBoards } from '#scoring';
import type { SessionMethod } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';

/** The method of a session that was a Swiss and becomes another movement: its places no longer go by matches. */
export function methodAfterSwiss({ sections, settings }: SessionSeen): SessionMethod | undefined {
  const wasSwiss = sections.some(({ movement }) => movement.drawn !== undefined);
  return wasSwiss && settings.method.ranking.by === 'victory-points'
    ? methodByBoards(settings.method)
    : undefined;
}
