import type { BoardMethod } from './board-method.js';

/** What the size of a penalty may be measured in, where it is given by hand. */
export type PenaltyUnit = 'percent-of-top' | 'percent-of-session' | 'matchpoints' | 'imps';

const OF_TOP: readonly PenaltyUnit[] = ['percent-of-top', 'matchpoints', 'percent-of-session'];
const OF_IMPS: readonly PenaltyUnit[] = ['imps'];

const BY_METHOD: Readonly<Record<BoardMethod['kind'], readonly PenaltyUnit[]>> = {
  matchpoints: OF_TOP,
  'instant-matchpoints': OF_TOP,
  'board-a-match': OF_TOP,
  butler: OF_IMPS,
  'cross-imps': OF_IMPS,
};

/** The units that penalties may be given in by a method, the usual one first: IMPs have no top that they are percents of. */
export function penaltyUnitsOf(kind: BoardMethod['kind']): readonly PenaltyUnit[] {
  return BY_METHOD[kind];
}
