import { filled, type Language } from '#words';

const en = {
  made: '{sqd} is to be published now, before it is dealt: everybody can hold you to it.\n{sqk} holds the keys of {count} sessions: keep it secret until play is over, then publish it. Without it nothing can be dealt.\nWhen the delayed information is known ({delayed}): tirage squaredeal value {sqd} VALUE',
  valued: 'The delayed value is in {sqd} now: {value}. Publish it as it is.',
  dealt: 'Deals: {deals}, sessions: {sessions}.',
  'dealt-file': '  {file}: {session}, boards {boards}',
  promised: '{sqk} has the keys that were promised: {count} of them, SHA-256 {hash}.',
  waiting: 'The delayed value is not published yet: {delayed}.',
  'all-equal': '{file}: deals {deals}, sessions {sessions}: all as they were dealt.',
  'not-equal': '{file}: {equal} of {deals} deals are as they were dealt.',
  session: '  {session}: {equal} of {boards} boards',
  reserve: '{session}, reserve',
  altered:
    '  deal {place}: board {board} of {session} was dealt otherwise: {card} to {dealt}, and is with {found} here',
  renumbered: '  deal {place}: this is board {board} of {session}, and stands as board {says} here',
  again: '  deal {place}: board {board} of {session} is there already',
  unknown: '  deal {place}[, board {board}]: it is of no session',
  missing: '  board {board} of {session} is not there',
} as const;

type Phrase = keyof typeof en;

/** What the command says; words in braces are parameters. */
export const squareDealPhrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en,
  pl: {
    made: '{sqd} trzeba teraz opublikować, przed rozdawaniem: każdy może się na to powołać.\n{sqk} zawiera klucze sesji ({count}): trzymaj go w tajemnicy do końca gry, potem opublikuj. Bez niego nic się nie rozda.\nGdy opóźniona informacja będzie znana ({delayed}): tirage squaredeal value {sqd} VALUE',
    valued: 'Opóźniona wartość jest już w {sqd}: {value}. Opublikuj go bez zmian.',
    dealt: 'Rozdań: {deals}, sesji: {sessions}.',
    'dealt-file': '  {file}: {session}, rozdania {boards}',
    promised: '{sqk} ma zapowiedziane klucze, jest ich {count}, SHA-256 {hash}.',
    waiting: 'Opóźnionej wartości jeszcze nie opublikowano: {delayed}.',
    'all-equal': '{file}: rozdań {deals}, sesji {sessions}: wszystkie takie, jak rozdano.',
    'not-equal': '{file}: takich, jak rozdano, jest {equal} z {deals} rozdań.',
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
    made: '{sqd} нужно опубликовать сейчас, до сдачи: на него сможет сослаться каждый.\n{sqk} содержит ключи сессий ({count}): держите его в тайне до конца игры, потом опубликуйте. Без него ничего не сдать.\nКогда отложенные сведения станут известны ({delayed}): tirage squaredeal value {sqd} VALUE',
    valued: 'Отложенное значение теперь в {sqd}: {value}. Опубликуйте его как есть.',
    dealt: 'Сдач: {deals}, сессий: {sessions}.',
    'dealt-file': '  {file}: {session}, сдачи {boards}',
    promised: 'В {sqk} обещанные ключи, их {count}, SHA-256 {hash}.',
    waiting: 'Отложенное значение ещё не опубликовано: {delayed}.',
    'all-equal': '{file}: сдач {deals}, сессий {sessions}: все такие, как сданы.',
    'not-equal': '{file}: таких, как сданы, {equal} из {deals} сдач.',
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
