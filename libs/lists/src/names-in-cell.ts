/** What a cell says of those who play: their names in its order, and the member numbers in it. */
export interface NamesInCell {
  readonly players: readonly { readonly name: string; readonly memberNumber?: string }[];
  /** Numbers of which the cell does not say whose they are. */
  readonly numbers: readonly string[];
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

/** The numbers of members in a text, and what it says beside them. Brackets around a number and its label go with it. */
function wordsAndNumbers(text: string): { readonly words: string; readonly numbers: readonly string[] } {
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
  if (numbers.length === 0) return { words: text.trim(), numbers };
  const isLabel = (at: number) =>
    numberAt(at + 1) !== undefined && (bare[at] === '' || LABEL.test(bare[at] ?? ''));
  const words = tokens.filter((_token, at) => numberAt(at) === undefined && !isLabel(at)).join(' ');
  return { words: words.replace(/[\s,;:(-]+$/, '').trim(), numbers };
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

/** The parts of a cell, a name each. Of a table, what stands before the first letter is of the first name. */
function partsOf(cell: string, isOfTable: boolean): string[] {
  const begin = isOfTable ? Math.max(0, cell.search(LETTER)) : 0;
  const names = cell.slice(begin).split(BETWEEN);
  names[0] = `${cell.slice(0, begin)}${names[0]}`;
  if (names.length > 1) return names;
  const divider = DIVIDERS.find((one) => cell.includes(one) && (one !== ',' || commaDivides(cell)));
  return divider === undefined ? (dividedByNumber(cell) ?? names) : cell.split(divider);
}

/** Two names with nothing but a number between them, which is of the first; before both names, of the second. */
function dividedByNumber(cell: string): string[] | undefined {
  const tokens = cell.split(/\s+/);
  const isNumber = tokens.map((token) => isMemberNumber(token.replaceAll(/[()[\]#№:,]/g, '')));
  const between = isNumber.findIndex((is, at) => is && at > 0 && at < tokens.length - 1 && !isNumber[at + 1]);
  const cut = isNumber[0] ? between : between + 1;
  const parts = [tokens.slice(0, cut), tokens.slice(cut)].map((part) => part.join(' '));
  return between > 0 && parts.every((part) => wordsOf(wordsAndNumbers(part).words) > 1) ? parts : undefined;
}

/**
 * The names in a cell, each with its member number: one that stands beside a name is of that name; as many as names in a
 * row behind them are of those names.
 *
 * @param several whether the cell may name several players
 * @param isOfTable whether it is a cell of a table, not a whole line
 */
export function namesInCell(cell: string, several: boolean, isOfTable: boolean): NamesInCell {
  const parts = (several ? partsOf(cell, isOfTable) : [cell]).map(wordsAndNumbers);
  const named = parts.filter(({ words }) => words !== '');
  const numbers = parts.flatMap((part) => part.numbers);
  const eachHasOwn = parts.every((part) => part.words !== '' && part.numbers.length < 2);
  const behind = parts.findLastIndex((part) => part.words !== '');
  const inARow =
    numbers.length === named.length && parts.slice(0, behind).every((part) => part.numbers.length === 0);
  if (!eachHasOwn && !inARow) return { players: named.map(({ words }) => ({ name: words })), numbers };
  return {
    players: named.map((part, at) => {
      const memberNumber = eachHasOwn ? part.numbers[0] : numbers[at];
      return { name: part.words, ...(memberNumber !== undefined && { memberNumber }) };
    }),
    numbers: [],
  };
}
