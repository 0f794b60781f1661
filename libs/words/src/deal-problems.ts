import { filled } from './language/filled.js';
import type { Language } from './language/language.js';
import { visible } from './language/visible.js';

const en = {
  'deal.first-hand': 'a deal begins with the seat of its first hand: N:, E:, S: or W:',
  'deal.hand-count': 'a deal has 4 hands, not {hands}',
  'deal.hand-not-given': 'the hand of {seat} is missing',
  'deal.suit-count': 'the hand of {seat} needs 4 suits separated by dots, not {suits}',
  'deal.rank': '{suit} of {seat}: “{found}” is not a card',
  'deal.hand-size': '{seat} has {cards} cards, not 13',
  'deal.card-doubled': '{card} appears more than once: {seats}',
  'deal.card-missing': '{card} is missing',
  'deal-file.empty': 'the file has no deals',
  'deal-file.other-format': 'the file is {other}, not {format}',
  'deal-file.truncated': 'the file is cut off: it has {bytes} of {size} bytes',
  'deal-file.filler': 'byte {byte} is not empty: there are too many cards, or the file is not {format}',
  'deal-file.no-card': 'card {at} is not a card: “{found}”',
  'deal-file.card-again': 'card {at}, {card}, is there already',
  'deal-file.hand-full': 'card {at}, {card}, would be the 14th of {seat}',
  'deal-file.hand-short': '{seat} has {cards} cards, not 13',
  'deal-file.deal': '{fault}',
  'deal-file.checksum': 'the checksum is {says}, but should be {sum}',
  'deal-file.header': '{format} does not begin like this',
  'deal-file.count': 'deals announced: {says}, deals in the file: {records}',
  'deal-file.halves': 'the two descriptions of the deal differ, first in {card}',
  'deal-file.reversed': 'the file is marked as reversed, which Tirage cannot read',
  'deal-file.encrypted': 'the file is encrypted',
  'deal-file.expected': '{expected} is expected here[, not “{found}”]',
  'deal-file.too-long': 'the end is missing: more than {most} characters belong together',
  'deal-file.line': 'this cannot be read as {format}',
  'deal-file.no-board': '“{found}” is not a board number',
  'deal-file.no-dealer': '“{found}” is not a dealer',
  'deal-file.no-vulnerability': '“{found}” is not a vulnerability',
  'deal-file.board-missing': 'it is missing',
  'deal-file.board-otherwise':
    'it already appears[ in line {firstLine}][ in record {firstRecord}] with different data',
  'deal-file.tag-otherwise': '{tag} has another value in line {firstLine}: start a new game here',
  'deal-file.double-dummy': 'the double-dummy table is incomplete, or this is not part of it',
  'deal-file.several-events':
    'the file has this board in several events with different deals; import a file with one event',
  'deal-file.not-as-usual': 'its dealer or vulnerability is not the one for this number (Law 2)',
  'deal-file.board-again': '{format} can have each board only once',
  'deal-file.boards-apart':
    'board numbers must be consecutive in {format}, but this one comes after board {after}',
  'deal-file.board-too-high': '{format} allows board numbers up to {most}',
  'deal-file.too-many': '{format} allows at most {most} deals, not {deals}',
  'squaredeal.line': 'SQD, line {line}: TN, DI, DV, SN or KH is expected',
  'squaredeal.tag-again': 'SQD, line {line}: {tag} is there already',
  'squaredeal.tag-missing': 'SQD: the line {tag} is missing',
  'squaredeal.phase': 'SQD, line {line}: a phase has the form sessions:boards:file:description',
  'squaredeal.hash': 'SQD, line {line}: a hash has 64 hexadecimal digits',
  'squaredeal.encoding': 'SQD, line {line}: the delayed information is not in UTF-8',
  'squaredeal.key-line': 'SQK, line {line}: a key has the form phase,session:key',
  'squaredeal.key-again': 'SQK, line {line}: session {session} is there already',
  'squaredeal.key-undeclared': 'SQK, line {line}: the SQD has no session {session}',
  'squaredeal.key-missing': 'SQK: the key of session {session} is missing',
  'squaredeal.keys-altered':
    'SQK: these are not the published keys: their hash is {found}, the published one {published}',
  'squaredeal.not-published':
    'SQD: the hash of the keys (KH) is missing, so nothing was published before play',
  'squaredeal.no-value': 'SQD: the delayed information (DV) is still missing',
  'squaredeal.value-set': 'SQD: the delayed information is already there: {value}',
  'squaredeal.value-empty': 'the delayed information is empty',
  'squaredeal.phase-unknown': 'SQD: there is no phase {phase}; the last one is {phases}',
  'squaredeal.session-unknown': 'SQD: phase {phase} has no session {session}',
  'squaredeal.boards-open': 'SQD: the boards of phase {phase} are not fixed; enter them',
} as const;

/** What can be wrong with deals, with their files and with those of SquareDeal. */
export type DealProblemCode = keyof typeof en;

type Words = Readonly<Record<DealProblemCode, string>>;

/** Problems with deals in words; words in braces are parameters. */
export const dealProblems: Readonly<Record<Language, Words>> = {
  en,
  pl: {
    'deal.first-hand': 'rozdanie zaczyna się od miejsca pierwszej ręki: N:, E:, S: lub W:',
    'deal.hand-count': 'rozdanie ma 4 ręce, a nie {hands}',
    'deal.hand-not-given': 'nie podano ręki {seat}',
    'deal.suit-count': 'ręka {seat} ma 4 kolory rozdzielone kropkami, a nie {suits}',
    'deal.rank': '{suit} u {seat}: „{found}” nie jest kartą',
    'deal.hand-size': 'kart u {seat} jest {cards}, a nie 13',
    'deal.card-doubled': '{card} jest więcej niż raz: {seats}',
    'deal.card-missing': 'brakuje {card}',
    'deal-file.empty': 'w pliku nie ma rozdań',
    'deal-file.other-format': 'to jest {other}, a nie {format}',
    'deal-file.truncated': 'ucięte: bajtów jest {bytes} z {size}',
    'deal-file.filler': 'bajt {byte} nie jest pusty, więc kart jest za dużo albo to nie {format}',
    'deal-file.no-card': 'karta {at} nie jest kartą: „{found}”',
    'deal-file.card-again': 'karta {at}, {card}, już była',
    'deal-file.hand-full': 'karta {at}, {card}, byłaby 14. kartą {seat}',
    'deal-file.hand-short': 'kart u {seat} jest {cards}, a nie 13',
    'deal-file.deal': '{fault}',
    'deal-file.checksum': 'suma kontrolna to {says}, a powinna być {sum}',
    'deal-file.header': '{format} nie zaczyna się w ten sposób',
    'deal-file.count': 'rozdań zapowiedzianych: {says}, rozdań w pliku: {records}',
    'deal-file.halves': 'dwa opisy rozdania się różnią, najpierw w {card}',
    'deal-file.reversed': 'plik jest oznaczony jako odwrócony, a takich Tirage nie czyta',
    'deal-file.encrypted': 'plik jest zaszyfrowany',
    'deal-file.expected': 'powinno tu być: {expected}[, a nie „{found}”]',
    'deal-file.too-long': 'końca nie widać: razem jest więcej niż {most} znaków',
    'deal-file.line': 'tego nie da się odczytać jako {format}',
    'deal-file.no-board': '„{found}” nie jest numerem rozdania',
    'deal-file.no-dealer': '„{found}” nie jest rozdającym',
    'deal-file.no-vulnerability': '„{found}” nie oznacza założeń',
    'deal-file.board-missing': 'brakuje go',
    'deal-file.board-otherwise':
      'już jest[, w wierszu {firstLine}][, w rekordzie {firstRecord}], i nie takie samo',
    'deal-file.tag-otherwise': '{tag} ma w wierszu {firstLine} inną wartość: zacznij tu nową grę',
    'deal-file.double-dummy': 'tabela gry w widne karty jest niepełna albo to do niej nie należy',
    'deal-file.several-events': 'plik ma je w kilku turniejach, z innymi kartami; wczytaj plik jednego',
    'deal-file.not-as-usual': 'rozdający albo założenia nie są takie, jak należą do tego numeru (przepis 2)',
    'deal-file.board-again': '{format} może mieć każde rozdanie tylko raz',
    'deal-file.boards-apart': 'w {format} numery idą po kolei, a to rozdanie jest po rozdaniu {after}',
    'deal-file.board-too-high': '{format} sięga do rozdania {most}',
    'deal-file.too-many': '{format} mieści rozdań najwyżej {most}, a nie {deals}',
    'squaredeal.line': 'SQD, wiersz {line}: to ani TN, ani DI, DV, SN czy KH',
    'squaredeal.tag-again': 'SQD, wiersz {line}: {tag} już było',
    'squaredeal.tag-missing': 'SQD: nie ma wiersza {tag}',
    'squaredeal.phase': 'SQD, wiersz {line}: faza to sesje:rozdania:plik:opis',
    'squaredeal.hash': 'SQD, wiersz {line}: skrót ma 64 cyfry szesnastkowe',
    'squaredeal.encoding': 'SQD, wiersz {line}: wartość opóźniona nie jest w UTF-8',
    'squaredeal.key-line': 'SQK, wiersz {line}: klucz to faza,sesja:klucz',
    'squaredeal.key-again': 'SQK, wiersz {line}: sesja {session} już była',
    'squaredeal.key-undeclared': 'SQK, wiersz {line}: w SQD nie ma sesji {session}',
    'squaredeal.key-missing': 'SQK: nie ma klucza sesji {session}',
    'squaredeal.keys-altered':
      'SQK: to nie są opublikowane klucze: ich skrót to {found}, opublikowano {published}',
    'squaredeal.not-published': 'SQD: brakuje skrótu kluczy (KH), więc nie opublikowano go przed grą',
    'squaredeal.no-value': 'SQD: nie ma w nim jeszcze wartości opóźnionej (DV)',
    'squaredeal.value-set': 'SQD: wartość opóźniona już tam jest: {value}',
    'squaredeal.value-empty': 'wartość opóźniona jest pusta',
    'squaredeal.phase-unknown': 'SQD: nie ma fazy {phase}, ostatnia ma numer {phases}',
    'squaredeal.session-unknown': 'SQD: faza {phase} nie ma sesji {session}',
    'squaredeal.boards-open': 'SQD: numery rozdań fazy {phase} są otwarte; podaj, które',
  },
  ru: {
    'deal.first-hand': 'сдача начинается с места первой руки: N:, E:, S: или W:',
    'deal.hand-count': 'в сдаче 4 руки, а не {hands}',
    'deal.hand-not-given': 'рука {seat} не указана',
    'deal.suit-count': 'в руке {seat} 4 масти через точку, а не {suits}',
    'deal.rank': '{suit} у {seat}: «{found}» — не карта',
    'deal.hand-size': 'карт у {seat}: {cards}, а не 13',
    'deal.card-doubled': '{card} встречается не один раз: {seats}',
    'deal.card-missing': 'нет {card}',
    'deal-file.empty': 'сдач в файле нет',
    'deal-file.other-format': 'это {other}, а не {format}',
    'deal-file.truncated': 'обрезано: байтов {bytes} из {size}',
    'deal-file.filler': 'байт {byte} не пуст: карт слишком много, или это не {format}',
    'deal-file.no-card': 'карта {at} — не карта: «{found}»',
    'deal-file.card-again': 'карта {at}, {card}, уже была',
    'deal-file.hand-full': 'карта {at}, {card}, была бы 14-й у {seat}',
    'deal-file.hand-short': 'карт у {seat}: {cards}, а не 13',
    'deal-file.deal': '{fault}',
    'deal-file.checksum': 'контрольная сумма {says}, а должна быть {sum}',
    'deal-file.header': '{format} так не начинается',
    'deal-file.count': 'сдач заявлено: {says}, в файле: {records}',
    'deal-file.halves': 'два описания сдачи расходятся, первым в {card}',
    'deal-file.reversed': 'файл помечен как обратный, Tirage такие не читает',
    'deal-file.encrypted': 'файл зашифрован',
    'deal-file.expected': 'здесь должно быть: {expected}[, а не «{found}»]',
    'deal-file.too-long': 'конца не видно: вместе больше {most} знаков',
    'deal-file.line': 'это не читается как {format}',
    'deal-file.no-board': '«{found}» — не номер сдачи',
    'deal-file.no-dealer': '«{found}» — не сдающий',
    'deal-file.no-vulnerability': '«{found}» — не зональность',
    'deal-file.board-missing': 'её нет',
    'deal-file.board-otherwise':
      'уже есть[, в строке {firstLine}][, в записи {firstRecord}], и не то же самое',
    'deal-file.tag-otherwise': 'у {tag} в строке {firstLine} другое значение: начните здесь новую игру',
    'deal-file.double-dummy': 'таблица при открытых картах неполна, или это не её часть',
    'deal-file.several-events':
      'в файле она есть в нескольких турнирах, с разными картами; дайте файл одного',
    'deal-file.not-as-usual': 'сдающий или зональность не те, что у этого номера (правило 2)',
    'deal-file.board-again': 'в {format} каждая сдача может быть только один раз',
    'deal-file.boards-apart': 'в {format} номера идут подряд, а эта сдача стоит после сдачи {after}',
    'deal-file.board-too-high': 'в {format} сдачи до номера {most}',
    'deal-file.too-many': 'в {format} сдач до {most}, а не {deals}',
    'squaredeal.line': 'SQD, строка {line}: это не TN, DI, DV, SN и не KH',
    'squaredeal.tag-again': 'SQD, строка {line}: {tag} уже было',
    'squaredeal.tag-missing': 'SQD: нет строки {tag}',
    'squaredeal.phase': 'SQD, строка {line}: этап — это сессии:сдачи:файл:описание',
    'squaredeal.hash': 'SQD, строка {line}: в хеше 64 шестнадцатеричные цифры',
    'squaredeal.encoding': 'SQD, строка {line}: отложенное значение не в UTF-8',
    'squaredeal.key-line': 'SQK, строка {line}: ключ — это этап,сессия:ключ',
    'squaredeal.key-again': 'SQK, строка {line}: сессия {session} уже была',
    'squaredeal.key-undeclared': 'SQK, строка {line}: в SQD нет сессии {session}',
    'squaredeal.key-missing': 'SQK: нет ключа сессии {session}',
    'squaredeal.keys-altered': 'SQK: это не опубликованные ключи: их хеш {found}, опубликован {published}',
    'squaredeal.not-published': 'SQD: нет хеша ключей (KH), поэтому до игры он не опубликован',
    'squaredeal.no-value': 'SQD: в нём ещё нет отложенного значения (DV)',
    'squaredeal.value-set': 'SQD: отложенное значение уже есть: {value}',
    'squaredeal.value-empty': 'отложенное значение пусто',
    'squaredeal.phase-unknown': 'SQD: нет этапа {phase}, последний — {phases}',
    'squaredeal.session-unknown': 'SQD: на этапе {phase} нет сессии {session}',
    'squaredeal.boards-open': 'SQD: номера сдач этапа {phase} открыты; скажите, какие',
  },
};

const expectedInEnglish = {
  'tag-name': 'a tag name',
  'tag-value': 'a tag value in quotes',
  call: 'a call',
  card: 'a card',
  'dealers-call': 'the dealer’s seat',
  contract: 'a contract',
  declarer: 'declarer’s seat',
  result: 'a number of tricks',
  score: 'a score',
  number: 'a number',
  row: 'a complete row of the table',
} as const;

/** What has to stand somewhere; signs stand for themselves. */
export const expectedInFiles: Readonly<
  Record<Language, Readonly<Record<keyof typeof expectedInEnglish, string>>>
> = {
  en: expectedInEnglish,
  pl: {
    'tag-name': 'nazwa znacznika',
    'tag-value': 'wartość znacznika w cudzysłowie',
    call: 'odzywka',
    card: 'karta',
    'dealers-call': 'miejsce rozdającego',
    contract: 'kontrakt',
    declarer: 'miejsce rozgrywającego',
    result: 'liczba lew',
    score: 'zapis',
    number: 'liczba',
    row: 'cały wiersz tabeli',
  },
  ru: {
    'tag-name': 'имя тега',
    'tag-value': 'значение тега в кавычках',
    call: 'заявка',
    card: 'карта',
    'dealers-call': 'место сдающего',
    contract: 'контракт',
    declarer: 'место разыгрывающего',
    result: 'число взяток',
    score: 'запись',
    number: 'число',
    row: 'целая строка таблицы',
  },
};

/** Where in a file of deals: record, line, board, as far as they are known. */
export const dealPlaces: Readonly<Record<Language, string>> = {
  en: '[, record {record}][, line {line}][, column {column}][, board {board}]',
  pl: '[, rekord {record}][, wiersz {line}][, kolumna {column}][, rozdanie {board}]',
  ru: '[, запись {record}][, строка {line}][, столбец {column}][, сдача {board}]',
};

/**
 * What is wrong with deals or their files, without a full stop: the place in the file first, `record 3: card 17, HA, is
 * there already`. A parameter `fault` that has a code is put into words, too; signs that nobody sees are numbers.
 */
export function dealProblemText(
  code: DealProblemCode,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const { fault, found, expected } = params;
  const said = filled(dealProblems[language][code], {
    ...params,
    ...(isProblem(fault) && { fault: dealProblemText(fault.code, { ...fault }, language) }),
    ...(typeof found === 'string' && {
      found: found === '' && expected !== undefined ? undefined : visible(found),
    }),
    ...(typeof expected === 'string' && { expected: expectedWords(expected, language) }),
  });
  if (!code.startsWith('deal-file.')) return said;
  const place = filled(dealPlaces[language], params).slice(2);
  return place === '' ? said : `${place}: ${said}`;
}

/** True for the code of a problem with deals or their files. */
export function isDealProblem(code: unknown): code is DealProblemCode {
  return typeof code === 'string' && Object.hasOwn(en, code);
}

function isProblem(fault: unknown): fault is { readonly code: DealProblemCode } {
  return isDealProblem((fault as { readonly code?: unknown } | null | undefined)?.code);
}

function expectedWords(expected: string, language: Language): string {
  const words: Readonly<Record<string, string>> = expectedInFiles[language];
  return words[expected] ?? expected;
}
