import type { DatumRegulation } from '../butler/regulation.js';

/** Where no regulation says otherwise: the best and the worst of four scores and more are left out, to the nearest 10. */
export const USUAL_DATUM = {
  drop: { eachEnd: 1 },
  dropFrom: 4,
  roundTo: 10,
} as const satisfies DatumRegulation;
