import type { DatumRegulation } from '../butler/regulation.js';
import type { ScoringMethod } from './scoring-method.js';

/** Where no regulation says otherwise: the best and the worst of four scores and more are left out, to the nearest 10. */
const USUAL_DATUM = {
  drop: { eachEnd: 1 },
  dropFrom: 4,
  roundTo: 10,
} as const satisfies DatumRegulation;

/** Butler IMPs where no regulation says otherwise; short boards count as they were played. */
export const USUAL_BUTLER = {
  kind: 'butler',
  datum: USUAL_DATUM,
  shortBoards: 'as-played',
  singleScore: 'average-plus',
  decimals: 2,
} as const satisfies ScoringMethod['board'];
