import { filled, type Language } from '#words';

const en = {
  'done.deals': 'Converted deals from {from} to {to}: {count}. File: {file}.',
  'done.plays':
    'Converted boards with auctions, plays and results from {from} to {to}: {count}. File: {file}.',
  assumed: 'Set the first board with --first.',
  'assumed.more': 'Boards without a number not listed here: {count}.',
  'done.results': 'Converted sessions and team games from {from} to {to}: {count}. File: {file}.',
  'results.none': '{file} contains no results.',
  'wrong.more': 'Boards with impossible calls or cards not listed here: {count}.',
  progress: 'Reading {reading}: {percent}%',
  'unknown-format':
    'Cannot tell the format of {file}. Set it with --{option} or a file extension ({formats}).',
} as const;

type Phrase = keyof typeof en;

/** What the command says; words in braces are parameters. */
export const convertPhrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en,
  pl: {
    'done.deals': 'Rozdań z {from} do {to}: {count}. Plik: {file}.',
    'done.plays': 'Rozdań z licytacją, rozgrywką i wynikami z {from} do {to}: {count}. Plik: {file}.',
    assumed: 'Numer pierwszego ustawia --first.',
    'assumed.more': 'Rozdań bez numeru jest jeszcze {count}.',
    'done.results': 'Sesji i turniejów drużynowych z {from} do {to}: {count}. Plik: {file}.',
    'results.none': 'W pliku {file} nie ma wyników.',
    'wrong.more': 'Rozdań z niemożliwymi odzywkami lub kartami jest jeszcze {count}.',
    progress: 'Odczyt {reading}: {percent}%',
    'unknown-format':
      'Nie wiadomo, jaki format ma {file}. Podaj go przez --{option} albo rozszerzenie pliku ({formats}).',
  },
  ru: {
    'done.deals': 'Сдач из {from} в {to}: {count}. Файл: {file}.',
    'done.plays': 'Сдач с торговлей, розыгрышем и результатами из {from} в {to}: {count}. Файл: {file}.',
    assumed: 'Номер первой задаёт --first.',
    'assumed.more': 'Сдач без номера ещё {count}.',
    'done.results': 'Сессий и командных турниров из {from} в {to}: {count}. Файл: {file}.',
    'results.none': 'В файле {file} нет результатов.',
    'wrong.more': 'Сдач с невозможными заявками или картами ещё {count}.',
    progress: 'Чтение {reading}: {percent} %',
    'unknown-format':
      'Не удаётся определить формат {file}. Укажите его через --{option} или расширение файла ({formats}).',
  },
};

/** Says something of the command. */
export function say(language: Language, phrase: Phrase, params: Readonly<Record<string, unknown>>): string {
  return filled(convertPhrases[language][phrase], params);
}
