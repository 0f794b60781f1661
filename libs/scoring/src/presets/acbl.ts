import type { ScoringMethod } from './scoring-method.js';

/** As ACBLscore scores: awards rounded to hundredths, artificial scores flat, who missed boards scaled up. */
const ACBLSCORE = {
  regulation: 'ACBLscore',
  edition: '7',
  guarantee: 'none',
  fullCard: 'section',
  decimals: { score: 2, percentage: 2 },
  ranking: { by: 'score' },
} as const satisfies Partial<ScoringMethod>;

/** 1, 1/2 and 0 a comparison; the session score is rounded when it has been scaled, and ranks. */
export const ACBL_MATCHPOINTS = {
  ...ACBLSCORE,
  name: 'acbl-matchpoints',
  board: { kind: 'matchpoints', scale: 'acbl', smallFields: 'single-score', decimals: 2 },
} as const satisfies ScoringMethod;

/**
 * "IMPs using computed datum": against the mean without 5 % of the scores at each end, to the nearest 10, a 5 to the even
 * one. ACBLscore manual, 83.
 */
export const ACBL_BUTLER = {
  ...ACBLSCORE,
  name: 'acbl-butler',
  board: {
    kind: 'butler',
    datum: { drop: { percentEachEnd: 5 }, dropFrom: 1, roundTo: 10, halves: 'even' },
    shortBoards: 'as-played',
    singleScore: 'zero',
    decimals: 2,
  },
} as const satisfies ScoringMethod;

/** "Average IMPs": the sum of all comparisons, divided by their number; average plus is 3 IMPs. ACBLscore manual, 83. */
export const ACBL_CROSS_IMPS = {
  ...ACBLSCORE,
  name: 'acbl-cross-imps',
  board: { kind: 'cross-imps', result: 'per-comparison', singleScore: 'zero', decimals: 2 },
} as const satisfies ScoringMethod;

/** "Total IMPs": the sum of all comparisons; average plus is 3 IMPs a comparison. ACBLscore manual, 83. */
export const ACBL_TOTAL_IMPS = {
  ...ACBLSCORE,
  name: 'acbl-total-imps',
  board: { kind: 'cross-imps', result: 'sum', singleScore: 'zero', decimals: 2 },
} as const satisfies ScoringMethod;

/** 1, 1/2 and 0 against each other table: 10 points win a board. ACBL, types of team events. */
export const ACBL_BOARD_A_MATCH = {
  ...ACBLSCORE,
  name: 'acbl-board-a-match',
  regulation: 'ACBL',
  edition: '',
  board: { kind: 'board-a-match', scale: 'acbl', tieUpTo: 0, singleScore: 'average-plus', decimals: 2 },
} as const satisfies ScoringMethod;
