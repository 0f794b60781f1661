import { dealProblemText, type DealProblemCode } from './deal-problems.js';
import { filled } from './language/filled.js';
import { formatsText } from './format-names.js';
import type { Language } from './language/language.js';
import { expectedInReading, type ExpectedInReading } from './reading-expected.js';
import { visible } from './language/visible.js';

const en = {
  'interchange.format-unknown': 'the file is in none of the formats {formats}',
  'interchange.expected': '{expected} is expected here[, not “{found}”]',
  'interchange.missing': '{name} is missing',
  'interchange.not-understood': '“{found}” is not recognised',
  'interchange.one-side': '“{found}” gives the score of North–South only. East–West get the rest',
  'interchange.contradiction': '“{found}” contradicts {other}',
  'interchange.again': '{name} is already in line {firstLine}. Only that one is used',
  'interchange.unnamed': '{found} has results but is not among the contestants, so no names are shown',
  'interchange.further': 'further items not recognised: {count}',
  'interchange.no-deal': '{fault}',
  'interchange.of-deals': '{fault}',
  'interchange.nobody': 'no row gives a pair for each side',
  'interchange.no-database': 'the file is not a readable MS Access database, or it is incomplete',
  'interchange.too-large': 'the file is larger than {most} bytes',
  'interchange.too-many-rows': 'the file has more than {most} rows',
  'interchange.entities': 'the file declares its own entities',
  'interchange.too-deep': 'its elements are nested too deeply',
  'interchange.too-long': 'an item in the file is too long',
} as const;

/** Why a file cannot be read. */
export type ReadingFaultCode = keyof typeof en;

/** Faults of files in words without a full stop; words in braces are parameters. */
export const readingFaults: Readonly<Record<Language, Readonly<Record<ReadingFaultCode, string>>>> = {
  en,
  pl: {
    'interchange.format-unknown': 'nie jest w żadnym z formatów {formats}',
    'interchange.expected': 'powinno tu być: {expected}[, a nie „{found}”]',
    'interchange.missing': 'brakuje {name}',
    'interchange.not-understood': 'nie wiadomo, co znaczy „{found}”',
    'interchange.one-side': '„{found}” mówi, co ma NS: EW dostaje resztę',
    'interchange.contradiction': '„{found}” przeczy temu: {other}',
    'interchange.again': '{name} jest już w wierszu {firstLine}: tylko ten jest czytany',
    'interchange.unnamed': '{found} ma wyniki, ale brak go wśród uczestników, więc brak nazwisk',
    'interchange.further': 'niezrozumiałych poza tym: {count}',
    'interchange.no-deal': '{fault}',
    'interchange.of-deals': '{fault}',
    'interchange.nobody': 'żaden wiersz nie podaje par obu stron',
    'interchange.no-database': 'to nie jest czytelna baza MS Access albo jest niepełna',
    'interchange.too-large': 'ma więcej bajtów niż {most}',
    'interchange.too-many-rows': 'ma więcej wierszy niż {most}',
    'interchange.entities': 'deklaruje własne encje',
    'interchange.too-deep': 'elementy są zbyt głęboko zagnieżdżone',
    'interchange.too-long': 'coś w nim jest zbyt długie',
  },
  ru: {
    'interchange.format-unknown': 'он ни в одном из форматов {formats}',
    'interchange.expected': 'здесь должно быть: {expected}[, а не «{found}»]',
    'interchange.missing': 'нет {name}',
    'interchange.not-understood': 'непонятно, что значит «{found}»',
    'interchange.one-side': '«{found}» говорит, что у NS: EW получает остаток',
    'interchange.contradiction': '«{found}» противоречит этому: {other}',
    'interchange.again': '{name} уже есть в строке {firstLine}: читается только это',
    'interchange.unnamed': 'у {found} есть результаты, но среди участников его нет: имена не названы',
    'interchange.further': 'кроме того, непонятно значений: {count}',
    'interchange.no-deal': '{fault}',
    'interchange.of-deals': '{fault}',
    'interchange.nobody': 'ни одна строка не называет пары с обеих сторон',
    'interchange.no-database': 'это не читаемая база MS Access, или она неполная',
    'interchange.too-large': 'в нём байтов больше {most}',
    'interchange.too-many-rows': 'в ней строк больше {most}',
    'interchange.entities': 'в нём объявлены собственные сущности',
    'interchange.too-deep': 'элементы вложены слишком глубоко',
    'interchange.too-long': 'что-то в нём слишком длинное',
  },
};

/** Where in a file: by line and column, and by the names that the format has. */
export const readingPlaces: Readonly<Record<Language, string>> = {
  en: '{format}[, line {line}][, column {column}][, {path}][, row {row}][, field {field}][, board {board}]',
  pl: '{format}[, wiersz {line}][, kolumna {column}][, {path}][, rekord {row}][, pole {field}][, rozdanie {board}]',
  ru: '{format}[, строка {line}][, столбец {column}][, {path}][, запись {row}][, поле {field}][, сдача {board}]',
};

/**
 * Why a file cannot be read, without a full stop: the place first, `USEBIO XML, line 3, column 40, DIRECTION: the seat
 * of a hand should stand here, not "Up"`.
 */
export function readingFaultText(
  fault: {
    readonly code: ReadingFaultCode;
    readonly expected?: ExpectedInReading;
    readonly fault?: { readonly code: DealProblemCode };
  } & Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const { code, expected, found, fault: ofDeal } = fault;
  const named = Object.fromEntries(
    Object.entries(fault).map(([name, value]) => [
      name,
      (name === 'format' || name === 'formats') && typeof value === 'string'
        ? formatsText(value, language)
        : value,
    ]),
  );
  const said = filled(readingFaults[language][code], {
    ...named,
    found: typeof found === 'string' && found !== '' ? visible(found) : undefined,
    ...(expected && { expected: filled(expectedInReading[language][expected], fault) }),
    // Where that is stands before it.
    ...(ofDeal && { fault: dealProblemText(ofDeal.code, { ...ofDeal, ...NO_PLACE }, language) }),
  });
  return fault['format'] === undefined ? said : `${filled(readingPlaces[language], named)}: ${said}`;
}

const NO_PLACE = { record: undefined, line: undefined, column: undefined, board: undefined } as const;
