type Letters = Readonly<Record<string, string>>;

/** Letters with what is written for each, and `-` for nothing: `ß ss, ø o`. */
function letters(pairs: string, besides: Letters = {}): Letters {
  const each = pairs.split(', ').map((pair) => pair.split(' ') as [string, string]);
  return { ...besides, ...Object.fromEntries(each.map(([from, to]) => [from, to === '-' ? '' : to])) };
}

/** Letters from which no mark can be taken, as they are typed without them. */
const WITHOUT_MARKS = letters('ß ss, æ ae, œ oe, ø o, ł l, đ d, ð d, þ th, ı i, ħ h, ŋ n');

/** Letters that are also written as two. */
const SPELLED_OUT = letters('ä ae, ö oe, ü ue, ø oe, å aa', WITHOUT_MARKS);

/** Cyrillic letters as passports and English papers have them. */
const ENGLISH = letters(
  'а a, б b, в v, г g, ґ g, д d, е e, ё e, є ye, ж zh, з z, и i, і i, ї yi, й y, к k, л l, м m, н n, о o, п p, р r, ' +
    'с s, т t, у u, ў u, ф f, х kh, ц ts, ч ch, ш sh, щ shch, ъ -, ы y, ь -, э e, ю yu, я ya, ј j, љ lj, њ nj, ћ c, ђ dj, џ dz',
);

/** The same where ё is spelled as it sounds: Fyodor. */
const AS_SPOKEN = letters('ё yo, х h', ENGLISH);

/** As libraries have them, without marks: Sergej, Hlebnikov. */
const SCIENTIFIC = letters('ж z, х ch, ц c, ч c, ш s, щ sc', AS_SPOKEN);

/** As Polish has them, without marks: Siergiej, Chlebnikow. */
const POLISH = letters('в w, ж z, х ch, ц c, ч cz, ш sz, щ szcz, ё io', AS_SPOKEN);

/** Where е begins a word or stands behind a vowel, which is heard. */
const HEARD = /(?<=^|[аеёиоуыэюяіїєьъ])е/g;
/** Where Polish has e alone. */
const HARD = /(?<=[жлцчшщ])е/g;

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LONGEST = 40;

function inLetters(word: string, written: Letters): string {
  const plain = Array.from(word, (letter) => written[letter] ?? letter).join('');
  return (
    plain
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // The same name is Yuri, Juri, Jurij and Yuriy; Alexander and Aleksander.
      .replace(/[jy]/g, 'i')
      .replaceAll('x', 'ks')
      .replace(/i+/g, 'i')
      .slice(0, LONGEST)
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}

function keysOf(word: string): readonly string[] {
  const keys = CYRILLIC.test(word)
    ? [
        inLetters(word, ENGLISH),
        inLetters(word.replace(HEARD, 'ye'), AS_SPOKEN),
        inLetters(word, SCIENTIFIC),
        inLetters(word.replace(HEARD, 'je').replace(HARD, 'e').replaceAll('е', 'ie'), POLISH),
      ]
    : [inLetters(word, WITHOUT_MARKS), inLetters(word, SPELLED_OUT)];
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * The words of a text as they are looked for: each as the ways in which somebody may type it, without capitals and marks
 * and in Latin letters. A word is found by another where one of its ways begins with one of the other's: `Łukasz` by
 * `lukasz`, `Müller` by `mueller`, `Юрий` by `Yuri` and `jurij`, and the other way round.
 */
export function searchWords(text: string): readonly (readonly string[])[] {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’ʼ`´]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? []).map(keysOf).filter((keys) => keys.length > 0);
}

/** Whether two names may be of one person: they have a whole word in common, however it is written. */
export function shareWord(name: string, other: string): boolean {
  const keys = new Set(searchWords(name).flat());
  return searchWords(other).some((ways) => ways.some((way) => keys.has(way)));
}
