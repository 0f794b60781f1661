import { WBF_TIE_BREAKS, without } from '../ranking/tie-breaks.js';
import { USUAL_BUTLER, type ScoringMethod } from './scoring-method.js';

/** The Laws that the WBF has promulgated; what they leave to a regulation is as it is usual. */
const LAWS = {
  regulation: 'Laws of Duplicate Bridge',
  edition: '2017',
  guarantee: 'by-laws',
  fullCard: 'line',
} as const satisfies Partial<ScoringMethod>;

const USUAL = { ...LAWS, regulation: 'WBF, usual practice', edition: '' } as const;

/** 2, 1 and 0 a comparison (Law 78A); boards with few scores by Neuberg, whatever their number. */
export const WBF_MATCHPOINTS = {
  ...LAWS,
  name: 'wbf-matchpoints',
  board: { kind: 'matchpoints', scale: 'double', smallFields: 'factored' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;

/** Against the mean of all scores but the best and the worst, in IMPs (Law 78B). */
export const WBF_BUTLER = {
  ...USUAL,
  name: 'wbf-butler',
  board: USUAL_BUTLER,
  ranking: { by: 'score' },
} as const satisfies ScoringMethod;

/** The mean of all comparisons in IMPs (Law 78B). */
export const WBF_CROSS_IMPS = {
  ...USUAL,
  name: 'wbf-cross-imps',
  board: { kind: 'cross-imps', result: 'per-comparison', singleScore: 'average-plus', decimals: 2 },
  ranking: { by: 'score' },
} as const satisfies ScoringMethod;

/** 2, 1 and 0 against each other table (Law 78A). */
export const WBF_BOARD_A_MATCH = {
  ...USUAL,
  name: 'wbf-board-a-match',
  board: { kind: 'board-a-match', scale: 'double', tieUpTo: 0, singleScore: 'average-plus' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;

/** A Swiss of pairs by Butler: the victory points of its matches on the continuous scale for teams (2013). */
export const WBF_SWISS_BUTLER = {
  ...WBF_BUTLER,
  name: 'wbf-swiss-butler',
  ranking: {
    by: 'victory-points',
    scale: { kind: 'wbf-continuous', gains: 'never-rising' },
    tieBreaks: without(WBF_TIE_BREAKS, 'total-point-quotient'),
  },
} as const satisfies ScoringMethod;
