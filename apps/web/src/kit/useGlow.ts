import { useEffect, useState } from 'react';

/** The words that were shown last, by what they are about. */
const shown = new Map<string, string>();

/** One after the other, so that what changes twice glows twice. */
const GLOWS = ['glow', 'glow-again'] as const;

/**
 * The class of something whose words have changed while one looked: it glows once and settles.
 *
 * @param still nothing glows, because this is the past
 * @param about what the words are about, the same before and after
 */
export function useGlow(still: boolean, about: string, words: string): string {
  const [seen, setSeen] = useState(() => ({
    still,
    words,
    changes: !still && shown.has(about) && shown.get(about) !== words ? 1 : 0,
  }));
  if (seen.words !== words || seen.still !== still) {
    // Coming back from the past is no change.
    const glows = seen.words !== words && !still && !seen.still;
    setSeen({ still, words, changes: seen.changes + Number(glows) });
  }
  useEffect(() => {
    if (!still) shown.set(about, words);
  }, [still, about, words]);
  return seen.changes === 0 ? '' : GLOWS[(seen.changes - 1) % GLOWS.length]!;
}
