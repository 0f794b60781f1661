import { hasTop } from '../methods/board-method.js';
import type { ScoringMethod } from './scoring-method.js';

/** What the size of a penalty may be measured in, where it is given by hand. */
export type PenaltyUnit = 'percent-of-top' | 'percent-of-session' | 'matchpoints' | 'imps' | 'victory-points';

const OF_TOP: readonly PenaltyUnit[] = ['percent-of-top', 'matchpoints', 'percent-of-session'];
const OF_IMPS: readonly PenaltyUnit[] = ['imps'];
const OF_MATCHES: readonly PenaltyUnit[] = ['victory-points'];

/**
 * The units that penalties may be given in by a method, the usual one first: IMPs have no top that they are percents of,
 * and where places go by victory points nothing else would move them.
 */
export function penaltyUnitsOf({
  board,
  ranking,
}: Pick<ScoringMethod, 'board' | 'ranking'>): readonly PenaltyUnit[] {
  if (ranking.by === 'victory-points') return OF_MATCHES;
  return hasTop(board) ? OF_TOP : OF_IMPS;
}
