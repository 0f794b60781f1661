import { asksForTricks, type AdjustedScore, type LawBook, type Outcome } from '#laws';
import type { RecordedWay } from '#tournament';
import { faultAnswered, type Fault } from './byFault.js';

/** What the law book says follows for scores and accounts. */
export interface Following {
  readonly tricks: number;
  /** How many tricks each side has is for the director to find. */
  readonly tricksLeftOpen: boolean;
  /** A score is to be adjusted, may be, or may not. */
  readonly score: 'due' | 'possible' | 'none';
  /** The kind of score that is due; undefined where none is. */
  readonly adjusted: AdjustedScore | undefined;
  /** Averages go by fault: whose it is, as far as that was answered; undefined where they do not. */
  readonly fault: Fault | 'to-be-said' | undefined;
  readonly penalty: 'due' | 'possible' | 'none';
  readonly warning: boolean;
  readonly fieldSplit: boolean;
}

/** After these a score may be adjusted. */
const MAY_ADJUST = ['adjust', 'cancel-result', 'could-have-known'] as const;

/** What follows where the law book was not asked. */
export const NOTHING_FOLLOWS: Following = {
  tricks: 0,
  tricksLeftOpen: false,
  score: 'none',
  adjusted: undefined,
  fault: undefined,
  penalty: 'none',
  warning: false,
  fieldSplit: false,
};

/**
 * What follows from all ends of a ruling together.
 *
 * @param ways that lead there: a penalty that may be given is due once the director has chosen it
 */
export function followingFrom(
  outcomes: readonly Outcome[],
  ways: readonly RecordedWay[],
  book: LawBook,
): Following {
  const all = outcomes.flatMap(({ rectifications }) => rectifications);
  const has = (kind: (typeof all)[number]['kind']) => all.some((one) => one.kind === kind);
  const byFault = has('artificial-by-fault');
  const adjusted = all.flatMap((one) => (one.kind === 'adjust' && one.when === 'now' ? [one.score] : []))[0];
  const due = byFault || adjusted !== undefined;
  const answered = faultAnswered(ways, book) ?? (has('neither-side-at-fault') ? 'nobody' : undefined);
  const chosen = ways.some(({ answers }) => answers.at(-1)?.answer === 'penalty');
  const penaltyDue = all.some((one) => one.kind === 'penalty' && (chosen || one.duty === 'due'));
  return {
    tricks: all.reduce((sum, one) => sum + (one.kind === 'tricks' ? one.count : 0), 0),
    tricksLeftOpen: outcomes.some(asksForTricks),
    score: due ? 'due' : MAY_ADJUST.some(has) ? 'possible' : 'none',
    adjusted,
    fault: byFault || adjusted === 'artificial' ? (answered ?? 'to-be-said') : undefined,
    penalty: penaltyDue ? 'due' : has('penalty') ? 'possible' : 'none',
    warning: has('warning'),
    fieldSplit: has('split-field'),
  };
}
