import type { Shape } from '../shape.js';

/** Who runs the examples of irregularities: of the deal, the auction, the contract, the play. */
export const IRREGULARITIES: Readonly<Record<string, readonly Shape[]>> = {};
