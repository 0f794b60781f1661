import { procedureAnswered, type LawBook } from './law-book.js';
import type { Choice, Question, Step } from './step.js';
import type { Outcome } from './terms.js';
import { stepAfter } from './walking.js';

/** A way through the procedure of a law: what was answered, in its order. */
export interface WayGone {
  readonly law: string;
  readonly answers: readonly string[];
}

/** Something that was asked or is: what it was answered, as far as it is. */
export interface Asked {
  readonly step: Question | Choice;
  readonly answer: string | undefined;
}

/** A way through a procedure as far as it has come. */
export interface Walked {
  readonly asked: readonly Asked[];
  /** Undefined as long as something is asked. */
  readonly outcome: Outcome | undefined;
  /** A lot decides the rest, which is drawn when the ruling is recorded: the outcome is what it cannot change. */
  readonly lotToDraw: boolean;
}

/**
 * What was asked on a way and what is asked next; or where it ends. A way that was gone when the book asked otherwise is
 * what it was. Answers that the book does not know are left off with those behind them.
 */
export function walk({ law, answers }: WayGone, book: LawBook): Walked {
  return walkFrom(procedureAnswered(book, law, answers), answers);
}

/** The same from any step. */
export function walkFrom(first: Step | undefined, answers: readonly string[]): Walked {
  const asked: Asked[] = [];
  let step = first;
  for (const answer of answers) {
    const next: Step | undefined = step && stepAfter(step, [answer]);
    if (!step || 'outcome' in step || !next) break;
    asked.push({ step, answer });
    step = next;
  }
  if (!step || 'outcome' in step) return { asked, outcome: step?.outcome, lotToDraw: false };
  const outcome = whateverTheLot(step);
  if (outcome) return { asked, outcome, lotToDraw: true };
  return { asked: [...asked, { step, answer: undefined }], outcome: undefined, lotToDraw: false };
}

/** What follows whatever a lot gives; undefined: no lot is drawn here. */
function whateverTheLot(step: Question | Choice): Outcome | undefined {
  if ('ask' in step || step.by !== 'lot') return undefined;
  const [first, ...others] = Object.values(step.options).flatMap((end) =>
    'outcome' in end ? [end.outcome] : [],
  );
  if (!first) return undefined;
  const isInAll = (one: Outcome['rectifications'][number]) =>
    others.every(({ rectifications }) =>
      rectifications.some((other) => JSON.stringify(other) === JSON.stringify(one)),
    );
  return { ...first, rectifications: first.rectifications.filter(isInAll) };
}
