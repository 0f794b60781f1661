import {
  procedureAnswered,
  stepAfter,
  type ChoiceIn,
  type LawBook,
  type OutcomeIn,
  type QuestionIn,
  type StepIn,
} from '#laws';
import type { WayThrough } from '#tournament';

/** Something that was asked or is: what it was answered, as far as it is. */
export interface Asked {
  readonly step: QuestionIn | ChoiceIn;
  readonly answer: string | undefined;
}

/** A way through a procedure as far as it has come. */
export interface Walked {
  readonly asked: readonly Asked[];
  /** Undefined as long as something is asked. */
  readonly outcome: OutcomeIn | undefined;
  /** A lot decides the rest, which is drawn when the ruling is recorded: the outcome is what it cannot change. */
  readonly lotToDraw: boolean;
}

/** What follows whatever a lot gives; undefined: no lot is drawn here. */
function whateverTheLot(step: QuestionIn | ChoiceIn): OutcomeIn | undefined {
  if ('ask' in step || step.by !== 'lot') return undefined;
  const [first, ...others] = Object.values(step.options).flatMap((end) =>
    'outcome' in end ? [end.outcome] : [],
  );
  if (!first) return undefined;
  const isInAll = (one: OutcomeIn['rectifications'][number]) =>
    others.every(({ rectifications }) =>
      rectifications.some((other) => JSON.stringify(other) === JSON.stringify(one)),
    );
  return { ...first, rectifications: first.rectifications.filter(isInAll) };
}

/** The answers that a step has, in the order in which they are offered. */
export function answersTo(step: QuestionIn | ChoiceIn): readonly string[] {
  return Object.keys('ask' in step ? step.answers : step.options);
}

/**
 * What was asked on a way and what is asked next; or where it ends. A way that was gone when the book asked otherwise is
 * what it was. Answers that the book does not know are left off with those behind them.
 */
export function walk({ law, answers }: WayThrough, book: LawBook): Walked {
  return walked(procedureAnswered(book, law, answers), answers);
}

function walked(first: StepIn | undefined, answers: readonly string[]): Walked {
  const asked: Asked[] = [];
  let step = first;
  for (const answer of answers) {
    const next: StepIn | undefined = step && stepAfter(step, [answer]);
    if (!step || 'outcome' in step || !next) break;
    asked.push({ step, answer });
    step = next;
  }
  if (!step || 'outcome' in step) return { asked, outcome: step?.outcome, lotToDraw: false };
  const outcome = whateverTheLot(step);
  if (outcome) return { asked, outcome, lotToDraw: true };
  return { asked: [...asked, { step, answer: undefined }], outcome: undefined, lotToDraw: false };
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
  const known = walked(now, answers).asked.flatMap(({ answer: given }) => given ?? []);
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
