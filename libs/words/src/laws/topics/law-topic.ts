/** Words that judges are called with, and the laws that they mean, the likeliest first. */
export interface LawTopic {
  readonly words: string;
  readonly laws: readonly string[];
}

/** Makes a topic: words, and laws, with spaces between. */
export function topic(words: string, laws: string): LawTopic {
  return { words, laws: laws.split(' ') };
}
