/** A small word of a surname: `de`, `van`, `von der`. */
export function isParticle(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !word.endsWith('.');
}

/** A name with its surname first, in its two parts; `first` is undefined where no comma tells them apart. */
export function surnameFirst(name: string): readonly [surname: string, first: string | undefined] {
  const at = name.indexOf(', ');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 2)];
}

/** The words of a name. */
export function wordsOfName(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '');
}

/**
 * A surname with the small words before it: `van der Berg`. Nobody says which of the words of a name it is: it is taken to be
 * the last one, or what stands before a comma.
 */
export function surnameOf(name: string): string {
  const [surname, first] = surnameFirst(name);
  if (first !== undefined) return surname;
  const words = wordsOfName(name);
  let from = words.length - 1;
  while (from > 0 && isParticle(words[from - 1]!)) from--;
  return words.slice(Math.max(0, from)).join(' ');
}
