import {
  procedureOf,
  stepAfter,
  type Choice,
  type Edition,
  type Outcome,
  type Question,
  type Step,
} from '#laws';
import type { WayThrough } from '#tournament';

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
}

/** The answers that a step has, in the order in which they are offered. */
export function answersTo(step: Question | Choice): readonly string[] {
  return Object.keys('ask' in step ? step.answers : step.options);
}

/**
 * What was asked on a way and what is asked next; or where it ends. Answers that the edition does not know are left off
 * with those behind them.
 */
export function walk({ law, answers }: WayThrough, edition: Edition): Walked {
  const asked: Asked[] = [];
  let step: Step | undefined = procedureOf(law, edition);
  for (const answer of answers) {
    const next: Step | undefined = step && stepAfter(step, [answer]);
    if (!step || 'outcome' in step || !next) break;
    asked.push({ step, answer });
    step = next;
  }
  if (!step || 'outcome' in step) return { asked, outcome: step?.outcome };
  return { asked: [...asked, { step, answer: undefined }], outcome: undefined };
}

/** A way with another answer to what was asked at a place in it: what was asked behind that is asked anew. */
export function answered({ law, answers }: WayThrough, at: number, answer: string): WayThrough {
  return { law, answers: [...answers.slice(0, at), answer] };
}

/** Ways with another in the place of one: those that one led to fall away. */
export function withWay(ways: readonly WayThrough[], at: number, way: WayThrough): WayThrough[] {
  return [...ways.slice(0, at), way];
}

/** What the ways end in, one by one; undefined as long as one of them still asks, or none was gone. */
export function outcomesOf(ways: readonly WayThrough[], edition: Edition): readonly Outcome[] | undefined {
  const outcomes = ways.flatMap((way) => walk(way, edition).outcome ?? []);
  return ways.length > 0 && outcomes.length === ways.length ? outcomes : undefined;
}
