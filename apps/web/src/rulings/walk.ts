import { walk, type LawBook, type OutcomeIn } from '#laws';
import type { RecordedWay, WayThrough } from '#tournament';

/**
 * A way with the answers to what is asked on it, and no others: by an older book more may have been asked than now. Of a way
 * with more answers than questions the server knows no end.
 */
export function asAsked<Way extends RecordedWay>(way: Way, book: LawBook): Way {
  const answers = walk(way, book).asked.flatMap(({ question, answer }) =>
    answer === undefined ? [] : [{ question, answer }],
  );
  return answers.length === way.answers.length ? way : { ...way, answers };
}

/** A way as commands say it: what it ended in when it was recorded stays with the server. */
export function asSent({ outcome: _outcome, ...way }: RecordedWay): WayThrough {
  return way as WayThrough;
}

/**
 * A way with another answer to what was asked at a place in it: what was asked behind that is asked anew. Where the book
 * asked otherwise when the way was gone, it goes on by what is asked now, from the first question that is new.
 */
export function answered(way: RecordedWay, at: number, answer: string, book: LawBook): RecordedWay {
  const { question } = walk(way, book).asked[at]!;
  return asAsked(asSent({ ...way, answers: [...way.answers.slice(0, at), { question, answer }] }), book);
}

/** Ways with another in the place of one: those that one led to fall away. */
export function withWay(ways: readonly RecordedWay[], at: number, way: RecordedWay): RecordedWay[] {
  return [...ways.slice(0, at), way];
}

/** What the ways end in, one by one; undefined as long as one of them still asks, or none was gone. */
export function outcomesOf(ways: readonly RecordedWay[], book: LawBook): readonly OutcomeIn[] | undefined {
  const outcomes = ways.flatMap((way) => walk(way, book).outcome ?? []);
  return ways.length > 0 && outcomes.length === ways.length ? outcomes : undefined;
}
