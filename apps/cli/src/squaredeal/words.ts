import { filled, type Language } from '#words';

const en = {
  made: 'Publish {sqd} now, before dealing, so that anyone can check the deals later.\nKeep {sqk} secret until play is over, then publish it. It contains the keys of {count} sessions, and you need it to deal.\nWhen the delayed information is known ({delayed}), run tirage squaredeal value {sqd} VALUE',
  valued: '{sqd} now contains the delayed value {value}. Publish the file unchanged.',
  dealt: 'Deals: {deals}, sessions: {sessions}.',
  'dealt-file': '  {file}: {session}, boards {boards}',
  promised: 'The {count} keys in {sqk} match the published hash (SHA-256 {hash}).',
  waiting: 'The delayed value ({delayed}) is not published yet.',
  'all-equal': '{file}: deals {deals}, sessions {sessions}. All match.',
  'not-equal': '{file}: {equal} of {deals} deals match.',
  session: '  {session}: {equal} of {boards} boards',
  reserve: '{session}, reserve',
  altered:
    '  deal {place}: board {board} of {session} differs, {card} was dealt to {dealt} but is with {found} here',
  renumbered: '  deal {place}: board {board} of {session} is numbered {says} here',
  again: '  deal {place}: board {board} of {session} is repeated',
  unknown: '  deal {place}[, board {board}]: belongs to no session',
  missing: '  board {board} of {session} is missing',
} as const;

type Phrase = keyof typeof en;

/** What the command says; words in braces are parameters. */
export const squareDealPhrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en,
  pl: {
    made: 'Opublikuj teraz {sqd}, przed rozdawaniem, aby każdy mógł później sprawdzić rozkłady.\nTrzymaj {sqk} w tajemnicy do końca gry, potem opublikuj. Zawiera klucze sesji ({count}) i jest potrzebny do rozdania.\nGdy opóźniona informacja będzie znana ({delayed}), uruchom tirage squaredeal value {sqd} VALUE',
    valued: 'Plik {sqd} zawiera już wartość opóźnioną: {value}. Opublikuj go bez zmian.',
    dealt: 'Rozdań: {deals}, sesji: {sessions}.',
    'dealt-file': '  {file}: {session}, rozdania {boards}',
    promised: 'Klucze w {sqk} ({count}) zgadzają się z opublikowanym skrótem (SHA-256 {hash}).',
    waiting: 'Wartości opóźnionej ({delayed}) jeszcze nie opublikowano.',
    'all-equal': '{file}: rozdań {deals}, sesji {sessions}. Wszystkie się zgadzają.',
    'not-equal': '{file}: zgadza się {equal} z {deals} rozdań.',
    session: '  {session}: {equal} z {boards} rozdań',
    reserve: '{session}, rezerwa',
    altered:
      '  pozycja {place}: rozdanie {board} ({session}) było inne: {card} dostał {dealt}, a tutaj ma {found}',
    renumbered: '  pozycja {place}: to rozdanie {board} ({session}), a tutaj ma numer {says}',
    again: '  pozycja {place}: rozdanie {board} ({session}) już było',
    unknown: '  pozycja {place}[, rozdanie {board}]: nie jest z żadnej sesji',
    missing: '  nie ma rozdania {board} ({session})',
  },
  ru: {
    made: 'Опубликуйте {sqd} сейчас, до сдачи, чтобы каждый мог потом проверить расклады.\nДержите {sqk} в тайне до конца игры, потом опубликуйте. В нём ключи сессий ({count}), без него сдать нельзя.\nКогда отложенные сведения станут известны ({delayed}), запустите tirage squaredeal value {sqd} VALUE',
    valued: 'Файл {sqd} теперь содержит отложенное значение {value}. Опубликуйте его без изменений.',
    dealt: 'Сдач: {deals}, сессий: {sessions}.',
    'dealt-file': '  {file}: {session}, сдачи {boards}',
    promised: 'Ключи в {sqk} ({count}) соответствуют опубликованному хешу (SHA-256 {hash}).',
    waiting: 'Отложенное значение ({delayed}) ещё не опубликовано.',
    'all-equal': '{file}: сдач {deals}, сессий {sessions}. Все совпадают.',
    'not-equal': '{file}: совпадают {equal} из {deals} сдач.',
    session: '  {session}: {equal} из {boards} сдач',
    reserve: '{session}, запасные',
    altered: '  позиция {place}: сдача {board} ({session}) была другой: {card} — {dealt}, а здесь — {found}',
    renumbered: '  позиция {place}: это сдача {board} ({session}), а здесь у неё номер {says}',
    again: '  позиция {place}: сдача {board} ({session}) уже была',
    unknown: '  позиция {place}[, сдача {board}]: она ни из одной сессии',
    missing: '  нет сдачи {board} ({session})',
  },
};

/** Says something of the command. */
export function say(language: Language, phrase: Phrase, params: Readonly<Record<string, unknown>>): string {
  return filled(squareDealPhrases[language][phrase], params);
}
