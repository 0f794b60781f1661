import type { Difference } from '../../comparison/conformed-file.js';
import { cannotRun, compareAnswer, type ComparedFigures } from '../../comparison/compare-answer.js';
import type { Shape } from './shape.js';
import type { Vector } from './vector.js';

/**
 * Compares the figures of one example with ours; one that nobody can run is unknown.
 *
 * @param runners who runs examples, by area
 */
export function runVector(
  { id, area, input, expected, tolerance, status_by_edition: editions = {} }: Vector,
  runners: Readonly<Record<string, readonly Shape[]>>,
): ComparedFigures {
  const shapes = Object.hasOwn(runners, area) ? runners[area]! : [];
  if (shapes.length === 0) return cannotRun(id, expected, `area ${area} is unknown here`);
  const answer = shapes.map((shape) => shape.answerTo(input)).find((one) => one !== undefined);
  if (!answer) return cannotRun(id, expected, `examples of ${area} do not have this input here`);
  try {
    const compared = compareAnswer(id, expected, answer(expected), tolerance);
    return { ...compared, different: compared.different.map((one) => withStatus(one, editions)) };
  } catch (error) {
    return cannotRun(id, expected, `cannot be scored: ${(error as Error).message}`);
  }
}

/** Says with a figure of an edition when the example itself does not have it from the text of that edition. */
function withStatus(different: Difference, editions: Readonly<Record<string, string>>): Difference {
  const edition = /\.(\d{4})$/.exec(different.kind)?.[1];
  const status = edition === undefined ? undefined : editions[edition];
  if (status === undefined || status === 'verified') return different;
  const term = `the example has what it expects of ${edition} from: ${status}`;
  return { ...different, explanation: [...different.explanation, term] };
}
