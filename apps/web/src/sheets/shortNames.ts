/** How many signs of a name stand on a key, or within the sheet as it is drawn. */
const FITS = 18;

/**
 * The names of those at a table as they fit on a key: whole; what is too long with the words cut to as many first letters
 * as fit. Which word is the family's nobody has said, so all are treated alike; who would then be called the same keep
 * their whole names.
 */
export function shortNames(names: readonly string[], fits = FITS): readonly string[] {
  const cut = names.map((name) => fitted(name, fits));
  return names.map((name, at) =>
    cut.some((one, other) => other !== at && one === cut[at]) ? name : cut[at]!,
  );
}

function fitted(name: string, fits: number): string {
  if (name.length <= fits) return name;
  const words = name.split(' ');
  for (let letters = fits; letters > 1; letters--) {
    const short = words.map((word) => firstLetters(word, letters)).join(' ');
    if (short.length <= fits) return short;
  }
  return words.map((word) => firstLetters(word, 1)).join('');
}

function firstLetters(word: string, letters: number): string {
  return word.length <= letters + 1 ? word : `${word.slice(0, letters)}.`;
}
