import type { BoardMethod } from './board-method.js';
import type { ScoringMethod } from './presets/scoring-method.js';

/** What the size of a penalty may be measured in, where it is given by hand. */
export type PenaltyUnit = 'percent-of-top' | 'percent-of-session' | 'matchpoints' | 'imps' | 'victory-points';

const OF_TOP: readonly PenaltyUnit[] = ['percent-of-top', 'matchpoints', 'percent-of-session'];
const OF_IMPS: readonly PenaltyUnit[] = ['imps'];
const OF_MATCHES: readonly PenaltyUnit[] = ['victory-points'];

const BY_METHOD: Readonly<Record<BoardMethod['kind'], readonly PenaltyUnit[]>> = {
  matchpoints: OF_TOP,
  'instant-matchpoints': OF_TOP,
  'board-a-match': OF_TOP,
  butler: OF_IMPS,
  'cross-imps': OF_IMPS,
};

/**
 * The units that penalties may be given in by a method, the usual one first: IMPs have no top that they are percents of,
 * and where places go by victory points nothing else would move them.
 */
export function penaltyUnitsOf({
  board,
  ranking,
}: Pick<ScoringMethod, 'board' | 'ranking'>): readonly PenaltyUnit[] {
  return ranking.by === 'victory-points' ? OF_MATCHES : BY_METHOD[board.kind];
}
