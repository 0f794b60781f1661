import type { SessionSeen } from '../api/documents.js';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { gameParts } from '../play/gameParts.js';

/**
 * Whom a committee may not overrule on a point of law or regulations. Law 93B3: of 1987 and 1997 the director, since 2007 the
 * director in charge. Nobody where the game is no bridge.
 */
export function committeesLimit(
  { game }: Pick<SessionSeen, 'game'>,
  { edition }: RulingSeen['law'],
): 'director' | 'director-in-charge' | undefined {
  if (gameParts(game).sheets) return undefined;
  return edition === '1987' || edition === '1997' ? 'director' : 'director-in-charge';
}
