import { useEffect, useState } from 'react';

/** The words that were shown last, by what they are about. */
const shown = new Map<string, string>();

/**
 * The class of something whose words have changed while one looked: it glows once and settles.
 *
 * @param still nothing glows, because this is the past
 * @param about what the words are about, the same before and after
 */
export function useGlow(still: boolean, about: string, words: string): string {
  const [glows] = useState(() => !still && shown.has(about) && shown.get(about) !== words);
  useEffect(() => {
    if (!still) shown.set(about, words);
  }, [still, about, words]);
  return glows ? 'glow' : '';
}
