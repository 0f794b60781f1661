/** Whether a law is called by a word that was typed. */
export type Same = (typed: string, called: string) => boolean;

export const isBeginning: Same = (typed, called) => called.startsWith(typed);

/** Polish and Russian words change at their ends: two are one word where all but their last two letters agree. */
export const isForm: Same = (typed, called) => {
  const longest = Math.max(typed.length, called.length);
  // Of five letters four: «откат» is no form of «отказ».
  const most = longest === 5 ? 4 : longest - 2;
  return isBeginning(typed, called) || (most >= 3 && typed.slice(0, most) === called.slice(0, most));
};

/** One letter too many, too few or another one, or two that changed places, in a word of five letters or more, in any form. */
export const isMistyped: Same = (typed, called) => {
  if (isForm(typed, called)) return true;
  if (typed.length < 5 || called.length < 5) return false;
  if (isOneOff(typed, called)) return true;
  if (typed.length < 8 || Math.abs(called.length - typed.length) > 2) return false;
  const stem = typed.slice(0, -2);
  return [-1, 0, 1].some((by) => isOneOff(stem, called.slice(0, stem.length + by)));
};

function isOneOff(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, its] = [one.slice(at), other.slice(at)];
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return rest.slice(1) === its.slice(1) || rest.slice(1) === its || rest === its.slice(1) || swapped === its;
}

/** Russian in Latin letters, as it is mostly written. */
const LATIN: Readonly<Record<string, string>> = {
  shch: 'ш',
  sch: 'ш',
  sh: 'ш',
  zh: 'ж',
  kh: 'х',
  ch: 'ч',
  ts: 'ц',
  yu: 'ю',
  ju: 'ю',
  iu: 'ю',
  ya: 'я',
  ja: 'я',
  ia: 'я',
  yo: 'е',
  jo: 'е',
  ye: 'е',
};
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz').map((letter, at) => [
    letter,
    'абцдефгхииклмнопкрстуввхиз'.charAt(at),
  ]),
);

/** Russian that was typed in Latin letters, in letters of its own: `raspasovka` as `распасовка`. */
export function fromLatin(text: string): string {
  return withoutSigns(
    text.replaceAll(/shch|sch|[szkc]h|ts|[yji][ua]|[yj]o|ye|[a-z]/g, (said) => LATIN[said] ?? LETTERS[said]!),
  );
}

/** Letters that Latin ones do not tell apart are one: ы and и, э and е, щ and ш; hard and soft signs are left out. */
export function withoutSigns(text: string): string {
  return text.replaceAll('ы', 'и').replaceAll('э', 'е').replaceAll('щ', 'ш').replaceAll(/[ьъ]/g, '');
}
