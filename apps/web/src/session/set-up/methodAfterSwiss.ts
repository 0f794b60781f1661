import { methodByBoards } from '#scoring';
import type { SessionMethod } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';

/** The method where another movement is set: places of what was a Swiss no longer go by matches. */
export function methodAfterSwiss({ sections }: SessionSeen): (kept: SessionMethod) => SessionMethod {
  const wasSwiss = sections.some(({ movement }) => movement.drawn !== undefined);
  return wasSwiss ? methodByBoards : (kept) => kept;
}
