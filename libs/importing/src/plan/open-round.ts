import type { EnteredResult, IrregularResult, Play, PlannedRuling, PostponedPlay } from './game-plan.js';

/** A round while it is put together. */
export interface OpenRound {
  readonly atTables: Map<string, EnteredResult[]>;
  readonly travellers: Map<number, EnteredResult[]>;
  readonly irregular: IrregularResult[];
  readonly rulings: PlannedRuling[];
  readonly late: PostponedPlay[];
  readonly notPlayed: Play[];
}

/** A round in which nothing has happened. */
export function newRound(): OpenRound {
  return { atTables: new Map(), travellers: new Map(), irregular: [], rulings: [], late: [], notPlayed: [] };
}
