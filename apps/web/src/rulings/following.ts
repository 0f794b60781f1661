import type { Outcome } from '#laws';

/** What the law book says follows for scores and accounts. */
export interface Following {
  readonly tricks: number;
  /** A score is to be adjusted, may be, or may not. */
  readonly score: 'due' | 'possible' | 'none';
  /** By fault: average minus for whoever is at fault, average plus for whoever is not. */
  readonly byFault: boolean;
  readonly penalty: 'due' | 'possible' | 'none';
  readonly warning: boolean;
  readonly fieldSplit: boolean;
}

/** What follows from all ends of a ruling together. */
export function followingFrom(outcomes: readonly Outcome[]): Following {
  const all = outcomes.flatMap(({ rectifications }) => rectifications);
  const has = (kind: (typeof all)[number]['kind']) => all.some((one) => one.kind === kind);
  const byFault = has('artificial-by-fault');
  const due = byFault || all.some((one) => one.kind === 'adjust' && one.when === 'now');
  const penaltyDue = all.some((one) => one.kind === 'penalty' && one.duty === 'due');
  return {
    tricks: all.reduce((sum, one) => sum + (one.kind === 'tricks' ? one.count : 0), 0),
    score: due ? 'due' : has('adjust') || has('cancel-result') ? 'possible' : 'none',
    byFault,
    penalty: penaltyDue ? 'due' : has('penalty') ? 'possible' : 'none',
    warning: has('warning'),
    fieldSplit: has('split-field'),
  };
}
