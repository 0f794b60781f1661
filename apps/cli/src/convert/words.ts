import { filled, type Language } from '#words';

const en = {
  'done.deals': 'Deals from {from} to {to}: {count}. File: {file}.',
  'done.plays': 'Boards with auctions, plays and results from {from} to {to}: {count}. File: {file}.',
  assumed: '--first says where they begin.',
  'assumed.more': '{count} more boards have no number.',
  'done.results': 'Sessions and games of teams from {from} to {to}: {count}. File: {file}.',
  'results.none': '{file} holds nothing that was played.',
  'wrong.more': '{count} more boards have calls or cards that cannot be.',
  progress: 'Reading {reading}: {percent} %',
  'unknown-format': '{file} tells no format: it is one of {formats}, by --{option} or the end of the name.',
} as const;

type Phrase = keyof typeof en;

/** What the command says; words in braces are parameters. */
export const convertPhrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en,
  pl: {
    'done.deals': 'Rozdań z {from} do {to}: {count}. Plik: {file}.',
    'done.plays': 'Rozdań z licytacją, rozgrywką i wynikami z {from} do {to}: {count}. Plik: {file}.',
    assumed: '--first mówi, od którego się zaczynają.',
    'assumed.more': 'Rozdań bez numeru jest jeszcze {count}.',
    'done.results': 'Sesji i turniejów drużyn z {from} do {to}: {count}. Plik: {file}.',
    'results.none': 'W {file} nie ma niczego, co rozegrano.',
    'wrong.more': 'Rozdań z niemożliwymi odzywkami lub kartami jest jeszcze {count}.',
    progress: 'Odczyt {reading}: {percent}%',
    'unknown-format':
      '{file} nie mówi, jaki to format: jeden z {formats}, przez --{option} albo koniec nazwy.',
  },
  ru: {
    'done.deals': 'Сдач из {from} в {to}: {count}. Файл: {file}.',
    'done.plays': 'Сдач с торговлей, розыгрышем и результатами из {from} в {to}: {count}. Файл: {file}.',
    assumed: '--first говорит, с какого они начинаются.',
    'assumed.more': 'Сдач без номера ещё {count}.',
    'done.results': 'Сессий и командных турниров из {from} в {to}: {count}. Файл: {file}.',
    'results.none': 'В {file} нет ничего сыгранного.',
    'wrong.more': 'Сдач с невозможными заявками или картами ещё {count}.',
    progress: 'Чтение {reading}: {percent} %',
    'unknown-format':
      '{file} не говорит, какой это формат: один из {formats}, через --{option} или конец имени.',
  },
};

/** Says something of the command. */
export function say(language: Language, phrase: Phrase, params: Readonly<Record<string, unknown>>): string {
  return filled(convertPhrases[language][phrase], params);
}
