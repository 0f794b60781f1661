import { compareAnswer, figuresIn, type ComparedFigures } from './compare-answer.js';
import { RUNNERS } from './runners.js';
import type { Vector } from './vector.js';

/** Compares the figures of one example with ours; one that nobody can run is unknown. */
export function runVector({ id, area, input, expected, tolerance }: Vector): ComparedFigures {
  const shapes = Object.hasOwn(RUNNERS, area) ? RUNNERS[area]! : [];
  if (shapes.length === 0) return cannotRun(id, expected, `there is no area ${area} here`);
  const answer = shapes.map((shape) => shape.answerTo(input)).find((one) => one !== undefined);
  if (!answer) return cannotRun(id, expected, `no example of ${area} here has such an input`);
  try {
    return compareAnswer(id, expected, answer(expected), tolerance);
  } catch (error) {
    return cannotRun(id, expected, `it cannot be scored: ${(error as Error).message}`);
  }
}

function cannotRun(of: string, expected: Vector['expected'], why: string): ComparedFigures {
  return { equal: 0, different: [], unknown: [{ of, why, figures: Math.max(1, figuresIn(expected)) }] };
}
