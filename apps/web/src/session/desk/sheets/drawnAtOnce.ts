import type { SessionSeen } from '../../../api/documents.js';
import { gameParts } from '../../../play/gameParts.js';

/**
 * Whether nothing has to be decided before the next round of a session of sheets is drawn: it has one section, and no
 * cut was announced before that round.
 */
export function isDrawnAtOnce({
  game,
  sections,
  round,
}: Pick<SessionSeen, 'game' | 'sections' | 'round'>): boolean {
  const [only, ...others] = sections;
  const isCut = only?.tables?.cuts?.some(({ after }) => after === round) ?? false;
  return gameParts(game).sheets && only !== undefined && others.length === 0 && !isCut;
}
