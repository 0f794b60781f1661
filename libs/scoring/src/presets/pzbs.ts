import { USUAL_BUTLER, type ScoringMethod } from './scoring-method.js';

const USUAL = {
  regulation: 'PZBS, usual practice',
  edition: '',
  guarantee: 'by-laws',
  fullCard: 'line',
} as const satisfies Partial<ScoringMethod>;

/** "Maksy": 2, 1 and 0 a comparison; boards with few scores by Neuberg; percentages to hundredths. */
export const PZBS_MATCHPOINTS = {
  ...USUAL,
  name: 'pzbs-matchpoints',
  board: { kind: 'matchpoints', scale: 'double', smallFields: 'single-score' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;

/** Against the mean of all scores but the best and the worst, to the nearest 10. */
export const PZBS_BUTLER = {
  ...USUAL,
  name: 'pzbs-butler',
  board: USUAL_BUTLER,
  ranking: { by: 'score' },
} as const satisfies ScoringMethod;

/** The Cavendish with averages: the mean of all comparisons, none of them worth more than 17 IMPs. turniejebrydza.pl. */
export const PZBS_CROSS_IMPS = {
  ...USUAL,
  name: 'pzbs-cross-imps',
  regulation: 'Cavendish',
  board: { kind: 'cross-imps', result: 'per-comparison', cap: 17, singleScore: 'average-plus', decimals: 2 },
  ranking: { by: 'score' },
} as const satisfies ScoringMethod;

/** 2, 1 and 0 against each other table; 10 points are a tie, as in the Patton of the PZBS. */
export const PZBS_BOARD_A_MATCH = {
  ...USUAL,
  name: 'pzbs-board-a-match',
  board: { kind: 'board-a-match', scale: 'double', tieUpTo: 10, singleScore: 'average-plus' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;
