/** What a cell says of those who play: their names in its order, and the member numbers in it. */
export interface NamesInCell {
  readonly players: readonly { readonly name: string; readonly memberNumber?: string }[];
  /** Numbers of which the cell does not say whose they are. */
  readonly numbers: readonly string[];
  /** Numbers that stand where none of a member would. */
  readonly numbersOfNobody: readonly string[];
}

/** Two names in one cell: with a dash between blanks, a slash, an ampersand, a plus, or a word. */
export const BETWEEN = /\s+[-\u2010-\u2015\u2212]+\s+|\s*[\u2013\u2014/&+]\s*|\s+(?:and|oraz|i|и)\s+/iu;
const LETTER = /[\p{L}\p{N}]/u;
/** Signs that divide names where nothing else does; a comma may stand in a name, too: "Ellis, Dave". */
const DIVIDERS = ['\t', ';', '|', ','] as const;
/** Says that a number follows, and is no part of a name. */
const LABEL = /^(?:no|nr|num|id|pid|ebu|acbl|wbf|pzbs|№)$/iu;
const MEMBER_NUMBER = /^[\p{L}\p{N}./-]{4,20}$/u;
const FEWEST_FIGURES = 4;
/** A bracket that was closed behind a number. */
const OPEN_BRACKET = /\s*[([][^)\]]*$/;

/** Whether a word is a member number by its look: four figures or more, and hardly a letter. */
export function isMemberNumber(word: string): boolean {
  const figures = word.match(/\p{N}/gu)?.length ?? 0;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return figures >= FEWEST_FIGURES && letters < figures && MEMBER_NUMBER.test(word);
}

/** The numbers of a cell that holds numbers alone; undefined: it holds something else, too. */
export function numbersAlone(cell: string): readonly string[] | undefined {
  const { words, numbers } = wordsAndNumbers(cell);
  return numbers.length > 0 && words === '' ? numbers : undefined;
}

interface WordsAndNumbers {
  readonly words: string;
  readonly numbers: readonly string[];
  /** The numbers stand in a bracket with something else. */
  readonly isAside: boolean;
}

/** The numbers of members in a text, and what it says beside them. Brackets around a number and its label go with it. */
function wordsAndNumbers(text: string): WordsAndNumbers {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== '');
  const bare = tokens.map((token) => token.replaceAll(/[()[\]#№:]/g, '').replace(/[.-]+$/, ''));
  const labelled = bare.map((token) => /^(\p{L}+)[#:.№-]?(\d{4,})$/u.exec(token));
  const numberAt = (at: number) => {
    const token = bare[at] ?? '';
    const [, label = '', figures = ''] = labelled[at] ?? [];
    if (LABEL.test(label)) return figures;
    return isMemberNumber(token) ? token : undefined;
  };
  const numbers = tokens.flatMap((_token, at) => numberAt(at) ?? []);
  if (numbers.length === 0) return { words: text.trim(), numbers, isAside: false };
  const isLabel = (at: number) =>
    numberAt(at + 1) !== undefined && (bare[at] === '' || LABEL.test(bare[at] ?? ''));
  const words = tokens.filter((_token, at) => numberAt(at) === undefined && !isLabel(at)).join(' ');
  const said = words.replace(/[\s,;:([-]+$/, '').trim();
  // A bracket that says more than a label holds a telephone number, or whatever else.
  return { words: said.replace(OPEN_BRACKET, ''), numbers, isAside: OPEN_BRACKET.test(said) };
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}'’.-]*/gu)?.length ?? 0;

/** Whether a comma stands between two whole names, not between a surname and a first name. */
function commaDivides(text: string): boolean {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => wordsOf(part) > 1);
}

/** Whether one name looks as if it were two: there is a sign between its halves, or it has as many words as two names. */
export function looksLikeTwo(name: string): boolean {
  return BETWEEN.test(name) || /[;|\t]/.test(name) || commaDivides(name) || wordsOf(name) > 3;
}

/** Who is to come, in the languages of the lists; an address. */
const NO_NAME =
  /@|^(?:tba|tbc|tbd|n\.?n\.?)$|\b(?:partner|player) (?:wanted|needed|sought)\b|\b(?:needs|wants|seeks|no) (?:a )?partner\b|(?:szuka|poszukuj|brak)\p{L}* partner|ищ[еу]\p{L}* партн|нужен партн|без партн/iu;

/** Whether what stands for a name says that somebody is to come, or is an address. */
export function isHardlyName(name: string): boolean {
  return NO_NAME.test(name.trim());
}

/** The parts of a cell, a name each. Of a table, what stands before the first letter is of the first name. */
function partsOf(cell: string, isOfTable: boolean): string[] {
  const begin = isOfTable ? Math.max(0, cell.search(LETTER)) : 0;
  const names = cell.slice(begin).split(BETWEEN);
  names[0] = `${cell.slice(0, begin)}${names[0]}`;
  if (names.length > 1) return names;
  const divider = DIVIDERS.find((one) => cell.includes(one) && (one !== ',' || commaDivides(cell)));
  return divider === undefined ? atNumbers(cell) : cell.split(divider);
}

/** The parts of a text in which numbers alone stand between names: each goes with the name before it, or each behind it. */
function atNumbers(text: string): string[] {
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  const isNumber = tokens.map((token) => numbersAlone(token) !== undefined);
  const isNumberFirst = isNumber[0] ?? false;
  const begins = tokens.flatMap((_token, at) =>
    at > 0 && isNumber[at] === isNumberFirst && isNumber[at - 1] !== isNumberFirst ? at : [],
  );
  const parts = [0, ...begins].map((from, at) => tokens.slice(from, begins[at]).join(' '));
  return parts.every((part) => wordsOf(wordsAndNumbers(part).words) > 1) ? parts : [text];
}

/**
 * The names in a cell, each with its member number: one that stands beside a name is of that name; as many as names in a
 * row, alone or behind the last name, are of those names.
 *
 * @param several whether the cell may name several players
 * @param isOfTable whether it is a cell of a table, not a whole line
 */
export function namesInCell(cell: string, several: boolean, isOfTable: boolean): NamesInCell {
  const parts = (several ? partsOf(cell, isOfTable) : [cell]).map(wordsAndNumbers);
  const named = parts.filter(({ words }) => words !== '');
  const numbers = parts.flatMap((part) => part.numbers);
  const isAside = parts.some((part) => part.isAside);
  const eachHasOwn = !isAside && parts.every((part) => part.words !== '' && part.numbers.length < 2);
  const areBehind = parts.every(
    (part) => part.words === '' || part.numbers.length === 0 || part === named.at(-1),
  );
  const inARow = !isAside && areBehind && numbers.length === named.length;
  if (!eachHasOwn && !inARow) {
    const players = named.map(({ words }) => ({ name: words }));
    return isAside || !areBehind
      ? { players, numbers: [], numbersOfNobody: numbers }
      : { players, numbers, numbersOfNobody: [] };
  }
  return {
    players: named.map((part, at) => {
      const memberNumber = eachHasOwn ? part.numbers[0] : numbers[at];
      return { name: part.words, ...(memberNumber !== undefined && { memberNumber }) };
    }),
    numbers: [],
    numbersOfNobody: [],
  };
}
