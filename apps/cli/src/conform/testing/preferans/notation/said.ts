import { explained, type Figures } from '../../../comparison/answer.js';
import type { Expected } from '../../../comparison/compare-answer.js';

/**
 * A text that says what ours came to: where its code is ours it is the text itself, otherwise our code.
 *
 * @param phrases what texts mean, in our codes
 */
export function said(
  expected: Expected | undefined,
  phrases: Readonly<Record<string, string>>,
  code: string,
  ...terms: readonly string[]
): Figures {
  const known = typeof expected === 'string' && Object.hasOwn(phrases, expected);
  return explained(known && phrases[expected] === code ? expected : code, `here: ${code}`, ...terms);
}
