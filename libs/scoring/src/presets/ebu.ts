import { EBU_TIE_BREAKS, without } from '../ranking/tie-breaks.js';
import { USUAL_BUTLER, type ScoringMethod } from './scoring-method.js';

/** The White Book rounds nothing but what it names, and measures who played fewer boards by those (4.2.5, 4.2.6). */
const WHITE_BOOK = {
  regulation: 'EBU White Book',
  edition: '2025',
  guarantee: 'by-laws',
  fullCard: 'line',
} as const satisfies Partial<ScoringMethod>;

/** 2, 1 and 0 a comparison; boards with few scores by Neuberg, two or three of them 65/55 and 70/60/50 %. 4.2.3. */
export const EBU_MATCHPOINTS = {
  ...WHITE_BOOK,
  name: 'ebu-matchpoints',
  board: { kind: 'matchpoints', scale: 'double', smallFields: 'white-book' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;

/**
 * Against the mean of the central scores, to the nearest 10 (4.2.4, 4.2.6.2); one score is left out at each end, as is
 * usual. The unit of IMPs that are the result is 0.1 (8.12.3).
 */
export const EBU_BUTLER = {
  ...WHITE_BOOK,
  name: 'ebu-butler',
  board: { ...USUAL_BUTLER, shortBoards: 'factored', decimals: 1 },
  ranking: { by: 'mean' },
} as const satisfies ScoringMethod;

/** The sum of all comparisons, boards with few scores scaled up so that every board counts alike. 4.2.4, 4.2.5, 8.12.3. */
export const EBU_CROSS_IMPS = {
  ...WHITE_BOOK,
  name: 'ebu-cross-imps',
  board: { kind: 'cross-imps', result: 'scheduled-sum', singleScore: 'average-plus', decimals: 1 },
  ranking: { by: 'mean' },
} as const satisfies ScoringMethod;

/** Point-a-board: 2, 1 and 0 against each other table, by any difference. */
export const EBU_BOARD_A_MATCH = {
  ...WHITE_BOOK,
  name: 'ebu-board-a-match',
  board: { kind: 'board-a-match', scale: 'double', tieUpTo: 0, singleScore: 'average-plus' },
  ranking: { by: 'percentage' },
} as const satisfies ScoringMethod;

/** The rules for equals that are known of a session of pairs: no ballot is taken in it, and none by boards won. */
const TIE_BREAKS = without(EBU_TIE_BREAKS, 'point-a-board', 'ballot');

/** A Swiss of pairs: the victory points of its matches, by their percentages (3.1.7). */
export const EBU_SWISS_PAIRS = {
  ...EBU_MATCHPOINTS,
  name: 'ebu-swiss-pairs',
  ranking: {
    by: 'victory-points',
    scale: { kind: 'percentage', regulation: 'ebu' },
    tieBreaks: TIE_BREAKS,
  },
} as const satisfies ScoringMethod;

/** A Swiss of pairs in cross-IMPs, in the form that scales for teams take, and whole IMPs for a match (3.1.3, 4.2.6.3). */
export const EBU_SWISS_CROSS_IMPS = {
  ...WHITE_BOOK,
  name: 'ebu-swiss-cross-imps',
  board: { kind: 'cross-imps', result: 'vp-form', singleScore: 'average-plus' },
  ranking: { by: 'victory-points', scale: { kind: 'wbf-discrete' }, tieBreaks: TIE_BREAKS },
} as const satisfies ScoringMethod;
