import type { RecordedWay } from '../games/games.js';
import { foundByQuestions } from '../law-book/answers-by-order.js';

export { formerProcedures } from '../law-book/answers-by-order.js';

/** A way of a ruling that an old event tells of by the order of its answers. */
export function formerWay(law: string, answers: readonly string[], edition = '2017'): RecordedWay {
  const found = foundByQuestions({ law: { edition }, ways: [{ law, answers }] });
  return (found as unknown as { readonly ways: readonly RecordedWay[] }).ways[0]!;
}
