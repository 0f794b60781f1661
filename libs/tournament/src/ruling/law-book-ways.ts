import { leavesTricksOpen, outcomeAfter, walk, type LawBook, type Outcome, type OutcomeIn } from '#laws';
import { reject, type Rejected } from '../command.js';
import type { RecordedWay, WayThrough } from '../games/games.js';
import { sameData } from '../same-data.js';
import type { AskedEffect } from './asked-effect.js';
import type { Departure } from './departure.js';

/** A way through the law book that has come to its end. */
interface Ended {
  readonly way: WayThrough;
  /** What it ends in, a lot as if it were drawn. */
  readonly outcome: OutcomeIn;
  readonly recorded: RecordedWay;
}

/**
 * What ways through the law book end in, one by one; or which of them answers what is not asked, has no end, or does not go on
 * where the one before led to.
 *
 * @param before the ways that were recorded for this ruling: they hold, though the book asks otherwise by now
 * @param byLot an answer for a lot that is drawn with the ruling; left out: a way does not end where a lot decides
 */
export function endsOf(
  ways: readonly WayThrough[],
  book: LawBook,
  before: readonly RecordedWay[],
  byLot?: string,
): readonly Ended[] | Rejected {
  const ends: Ended[] = [];
  for (const way of ways) {
    const { law, answers } = way;
    const known = before.find((one) => one.law === law && sameData(one.answers, answers))?.outcome;
    const { asked, outcome, lotToDraw } = walk({ ...way, outcome: known }, book);
    const at = answers.findIndex(({ question }, index) => asked[index]?.question !== question);
    if (at >= 0) return reject({ code: 'ruling.question-not-asked', law, question: answers[at]!.question });
    const drawn =
      lotToDraw && byLot !== undefined
        ? outcomeAfter(book, law, [...answers.map(({ answer }) => answer), byLot])
        : undefined;
    const end = lotToDraw ? drawn : outcome;
    if (!outcome || !end) return reject({ code: 'ruling.way-unfinished', law });
    const last = ends.at(-1)?.outcome;
    if (last && last.next.length > 0 && !last.next.includes(law))
      return reject({ code: 'ruling.way-elsewhere', law, next: last.next.join(', ') });
    ends.push({ way, outcome: end, recorded: { ...way, outcome: outcome as Recorded } });
  }
  return ends;
}

type Recorded = NonNullable<RecordedWay['outcome']>;

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
