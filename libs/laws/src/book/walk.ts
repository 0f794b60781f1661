import type { LawBook } from './law-book.js';
import type { Choice, Question, Step } from './step.js';
import type { Outcome } from './terms.js';
import { branchesOf, type Answered } from './walking.js';

/** A way through the procedure of a law: what was answered to which questions. */
export interface WayGone {
  readonly law: string;
  /** Null: an old record does not tell what was asked. */
  readonly answers: readonly (Answered | { readonly question: null; readonly answer: string })[];
  /** What it was recorded to end in; left out: it was not recorded. */
  readonly outcome?: Outcome | undefined;
}

/** A question that was asked or is, with the answers that there are and that it was given, as far as it was. */
export interface Asked {
  /** The id of what is asked, or of who chooses. */
  readonly question: string;
  /** The answers in the order in which they are offered. */
  readonly offered: readonly string[];
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
 * What was asked on a way and what is asked next; or where it ends. Answers to what the book does not ask there are left
 * off with those behind them. A recorded way is what it was, though the book asks otherwise or ends it otherwise by now.
 */
export function walk({ law, answers, outcome: recorded }: WayGone, book: LawBook): Walked {
  const now = walkFrom(book.procedures.get(law), answers);
  if (!recorded) return now;
  if (now.outcome && now.asked.length === answers.length) return { ...now, outcome: recorded };
  const asked = answers.flatMap(({ question, answer }): Asked[] =>
    question === null ? [] : [{ question, offered: book.facts[question] ?? [answer], answer }],
  );
  return { asked, outcome: recorded, lotToDraw: false };
}

/** The same from any step. */
export function walkFrom(first: Step | undefined, answers: WayGone['answers']): Walked {
  const asked: Asked[] = [];
  let step = first;
  for (const given of answers) {
    if (!step || 'outcome' in step) break;
    const [question, branches] = branchesOf(step);
    const next: Step | undefined = given.question === question ? branches[given.answer] : undefined;
    if (!next) break;
    asked.push({ question, offered: Object.keys(branches), answer: given.answer });
    step = next;
  }
  if (!step || 'outcome' in step) return { asked, outcome: step?.outcome, lotToDraw: false };
  const outcome = whateverTheLot(step);
  if (outcome) return { asked, outcome, lotToDraw: true };
  const [question, branches] = branchesOf(step);
  const next = { question, offered: Object.keys(branches), answer: undefined };
  return { asked: [...asked, next], outcome: undefined, lotToDraw: false };
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
