import {
  procedureAnswered,
  walk,
  walkFrom,
  type ChoiceIn,
  type LawBook,
  type OutcomeIn,
  type QuestionIn,
} from '#laws';
import type { WayThrough } from '#tournament';

/** The answers that a step has, in the order in which they are offered. */
export function answersTo(step: QuestionIn | ChoiceIn): readonly string[] {
  return Object.keys('ask' in step ? step.answers : step.options);
}

/**
 * A way with the answers to what is asked on it, and no others: by an older book more may have been asked than now. Of a way
 * with more answers than questions the server knows no end.
 */
export function asAsked<Way extends WayThrough>(way: Way, book: LawBook): Way {
  const answers = walk(way, book).asked.flatMap(({ answer }) => answer ?? []);
  return answers.length === way.answers.length ? way : { ...way, answers };
}

/**
 * A way with another answer to what was asked at a place in it: what was asked behind that is asked anew. Where the book
 * asked otherwise when the way was gone, it goes on by what is asked now, from the first question that is new.
 */
export function answered(way: WayThrough, at: number, answer: string, book: LawBook): WayThrough {
  const answers = [...way.answers.slice(0, at), answer];
  const now = book.procedures.get(way.law);
  if (procedureAnswered(book, way.law, way.answers) === now) return { ...way, answers };
  const known = walkFrom(now, answers).asked.flatMap(({ answer: given }) => given ?? []);
  return { ...way, answers: known };
}

/** Ways with another in the place of one: those that one led to fall away. */
export function withWay(ways: readonly WayThrough[], at: number, way: WayThrough): WayThrough[] {
  return [...ways.slice(0, at), way];
}

/** What the ways end in, one by one; undefined as long as one of them still asks, or none was gone. */
export function outcomesOf(ways: readonly WayThrough[], book: LawBook): readonly OutcomeIn[] | undefined {
  const outcomes = ways.flatMap((way) => walk(way, book).outcome ?? []);
  return ways.length > 0 && outcomes.length === ways.length ? outcomes : undefined;
}
