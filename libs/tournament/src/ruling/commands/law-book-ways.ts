import { outcomeAfter, walk, type LawBook, type OutcomeIn } from '#laws';
import { reject, type Rejected } from '../../command/command.js';
import type { RecordedWay, WayThrough } from '../../games/games.js';
import { sameData } from '../../journal/same-data.js';

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
