import { USUAL_BUTLER, type ScoringMethod } from './scoring-method.js';

const USUAL = {
  regulation: 'usual practice',
  edition: '',
  guarantee: 'by-laws',
  fullCard: 'line',
} as const satisfies Partial<ScoringMethod>;

/** 2, 1 and 0 a comparison; boards with few scores by Neuberg. */
export const CLUB_MATCHPOINTS = {
  ...USUAL,
  name: 'club-matchpoints',
  board: { kind: 'matchpoints', scale: 'double', smallFields: 'single-score' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;

/** Against the mean of all scores but the best and the worst, to the nearest 10. */
export const CLUB_BUTLER = {
  ...USUAL,
  name: 'club-butler',
  board: { ...USUAL_BUTLER, singleScore: 'zero' },
  ranking: { by: 'mean' },
} as const satisfies ScoringMethod;

/** The mean of all comparisons. */
export const CLUB_CROSS_IMPS = {
  ...USUAL,
  name: 'club-cross-imps',
  board: { kind: 'cross-imps', result: 'per-comparison', singleScore: 'zero', decimals: 2 },
  ranking: { by: 'mean' },
} as const satisfies ScoringMethod;

/** 2, 1 and 0 against each other table. */
export const CLUB_BOARD_A_MATCH = {
  ...USUAL,
  name: 'club-board-a-match',
  board: { kind: 'board-a-match', scale: 'double', tieUpTo: 0, singleScore: 'average-plus' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;
