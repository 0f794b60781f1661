import {
  leavesTricksOpen,
  outcomeAfter,
  type LawBook,
  type Outcome,
  type OutcomeIn,
  type Terms,
} from '#laws';
import { reject, type Rejected } from '../command.js';
import type { Departure } from './departure.js';
import type { AskedEffect } from './asked-effect.js';
import type { WayThrough } from '../games/games.js';

/**
 * What ways through the law book end in, one by one; or which of them has no end, or does not go on where the one before
 * led to.
 */
export function outcomesOf<Of extends Terms>(
  ways: readonly WayThrough[],
  book: LawBook<Of>,
): { readonly outcomes: readonly OutcomeIn<Of>[] } | Rejected {
  const outcomes: OutcomeIn<Of>[] = [];
  for (const { law, answers } of ways) {
    const outcome = outcomeAfter(book, law, answers);
    if (!outcome) return reject({ code: 'ruling.way-unfinished', law });
    const last = outcomes.at(-1);
    if (last && last.next.length > 0 && !last.next.includes(law))
      return reject({ code: 'ruling.way-elsewhere', law, next: last.next.join(', ') });
    outcomes.push(outcome);
  }
  return { outcomes };
}

/**
 * In what a ruling departs from what follows by the law book: it transfers other tricks, adjusts a score that stands or
 * leaves one that is to be adjusted, does not split a field, or gives no warning. Penalties are the director's own (Law
 * 90A), as are the tricks of a contested claim, and what happens at the table (cards, leads) leaves no trace in scores.
 */
export function departureOf(
  outcomes: readonly Outcome[],
  effects: readonly AskedEffect[],
): Departure | undefined {
  if (outcomes.length === 0) return undefined;
  const follows = outcomes.flatMap(({ rectifications }) => rectifications);
  const tricks = follows.reduce((sum, one) => sum + (one.kind === 'tricks' ? one.count : 0), 0);
  const given = effects.reduce((sum, one) => sum + (one.kind === 'tricks' ? one.tricks : 0), 0);
  if (tricks !== given && !follows.some(leavesTricksOpen)) return 'tricks';
  const adjusted = effects.filter((one) => one.kind === 'score');
  const due = follows.some(
    (one) => one.kind === 'artificial-by-fault' || (one.kind === 'adjust' && one.when === 'now'),
  );
  const possible = follows.some(
    ({ kind }) => kind === 'adjust' || kind === 'cancel-result' || kind === 'could-have-known',
  );
  if (due ? adjusted.length === 0 : adjusted.length > 0 && !possible) return 'score';
  const wanted = (kind: 'split-field' | 'warning') => follows.some((one) => one.kind === kind);
  const has = (kind: AskedEffect['kind']) => effects.some((one) => one.kind === kind);
  if (wanted('split-field') !== has('field-split')) return 'field-split';
  return wanted('warning') && !has('warning') ? 'warning' : undefined;
}
