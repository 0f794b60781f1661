/**
 * The reason of a ruling that was found in the book: each law to which it led, with what was looked up; each once.
 *
 * @param found the numbers to which it led, each with the law that was gone through
 */
export function reasonByBook(
  found: readonly { readonly law: string; readonly through: string }[],
  words: { readonly nameOf: (law: string) => string; readonly title: (law: string) => string },
): string {
  const sentences = found.map(({ law, through }) => `${words.nameOf(law)}: ${words.title(through)}.`);
  return [...new Set(sentences)].join(' ');
}
