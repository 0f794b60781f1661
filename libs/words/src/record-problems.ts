import { dealPlaces } from './deal-problems.js';
import { filled } from './language/filled.js';
import type { Language } from './language/language.js';

const en = {
  'auction.insufficient': 'call {call}, by {seat}, is not higher than the bid before it',
  'auction.double': 'call {call}, a double by {seat}, does not double a bid of the opponents',
  'auction.redouble': 'call {call}, a redouble by {seat}, does not redouble a double of the opponents',
  'auction.is-over': 'the auction ended before call {call}, by {seat}',
  'auction.open': 'the auction is not over: {seat} calls next',
  'play.card-twice': 'trick {trick}: {card}, by {seat}, has already been played',
  'play.lead-out-of-turn': 'trick {trick}: {seat} is on lead but does not hold {card}',
  'play.out-of-turn': 'trick {trick}: {seat} plays next but does not hold {card}',
  'play.claimed-too-many': 'from trick {trick}, fewer tricks are left than claimed',
  'play.passed-out': 'all four players passed, but cards are given',
  'play.no-contract': 'neither the auction nor the result gives the contract and declarer',
  'record.contract': 'the contract is {written}, but the auction gives {called}',
  'record.tricks': 'declarer has {written} tricks, but the cards give {played}',
  'record.claim-again': 'the tricks were {first} before, but are {written} here',
  'record.room': 'the room “{written}” is neither open nor closed',
  'record.no-declarer': 'the contract is {written}, but declarer is missing',
  'record.passed-over': 'call {call}: a player was skipped',
  'record.card-unknown': 'trick {trick}: a card is missing',
} as const;

/** What cannot be in an auction or a play. */
export type RecordProblemCode = keyof typeof en;

/** What cannot be in an auction or a play, in words without a full stop. */
const recordProblems: Readonly<Record<Language, Readonly<Record<RecordProblemCode, string>>>> = {
  en,
  pl: {
    'auction.insufficient': 'zapowiedź {call}, {seat}, nie jest wyższa od poprzedniej odzywki',
    'auction.double': 'zapowiedź {call}, kontra {seat}, nie dotyczy odzywki przeciwników',
    'auction.redouble': 'zapowiedź {call}, rekontra {seat}, nie dotyczy kontry przeciwników',
    'auction.is-over': 'licytacja skończyła się przed zapowiedzią {call}, {seat}',
    'auction.open': 'licytacja nie jest skończona, kolej na {seat}',
    'play.card-twice': 'lewa {trick}: {card} ({seat}) już zagrano',
    'play.lead-out-of-turn': 'lewa {trick}: wychodzi {seat}, ale nie ma {card}',
    'play.out-of-turn': 'lewa {trick}: kolej na {seat}, a ta ręka nie ma {card}',
    'play.claimed-too-many': 'od lewy {trick} nie zostało tyle lew do zgłoszenia',
    'play.passed-out': 'wszyscy spasowali, a karty są',
    'play.no-contract': 'ani licytacja, ani wynik nie mówią, kto i co rozgrywał',
    'record.contract': 'kontrakt to {written}, a z licytacji wynika {called}',
    'record.tricks': 'rozgrywający ma lew {written}, a według kart {played}',
    'record.claim-again': 'wcześniej liczba lew to {first}, a tu {written}',
    'record.room': 'pokój „{written}” nie jest ani otwarty, ani zamknięty',
    'record.no-declarer': 'kontrakt to {written}, a nic nie mówi, kto rozgrywał',
    'record.passed-over': 'zapowiedź {call}: pominięto gracza',
    'record.card-unknown': 'lewa {trick}: brakuje karty',
  },
  ru: {
    'auction.insufficient': 'заявка {call}, {seat}, не выше предыдущей',
    'auction.double': 'заявка {call}, контра {seat}, не относится к заявке соперников',
    'auction.redouble': 'заявка {call}, реконтра {seat}, не относится к контре соперников',
    'auction.is-over': 'торговля закончилась до заявки {call}, {seat}',
    'auction.open': 'торговля не закончена, заявляет {seat}',
    'play.card-twice': 'взятка {trick}: {card} ({seat}) уже сыграна',
    'play.lead-out-of-turn': 'взятка {trick}: ходит {seat}, но {card} не в этой руке',
    'play.out-of-turn': 'взятка {trick}: играет {seat}, но {card} не в этой руке',
    'play.claimed-too-many': 'со взятки {trick} столько взяток уже не остаётся',
    'play.passed-out': 'все спасовали, а карты есть',
    'play.no-contract': 'ни торговля, ни результат не говорят, кто что разыгрывал',
    'record.contract': 'контракт — {written}, а по торговле — {called}',
    'record.tricks': 'взяток у разыгрывающего {written}, а по картам {played}',
    'record.claim-again': 'раньше взяток было {first}, а здесь {written}',
    'record.room': 'комната «{written}» — не открытая и не закрытая',
    'record.no-declarer': 'контракт — {written}, а кто разыгрывал, не сказано',
    'record.passed-over': 'заявка {call}: игрок был пропущен',
    'record.card-unknown': 'взятка {trick}: карта не указана',
  },
};

/** What cannot be in an auction or a play, in words without a full stop. */
export function recordProblemText(
  code: RecordProblemCode,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  return filled(recordProblems[language][code], params);
}

/** True for the code of something that cannot be in an auction or a play. */
export function isRecordProblem(code: unknown): code is RecordProblemCode {
  return typeof code === 'string' && Object.hasOwn(en, code);
}

/** What cannot be in a board of a file, with its place before it: `line 3, column 9, board 2: trick 1: ...`. */
export function wrongInPlayText(
  {
    place,
    fault,
  }: {
    readonly place: Readonly<Record<string, unknown>>;
    readonly fault: { readonly fault: RecordProblemCode } & Readonly<Record<string, unknown>>;
  },
  language: Language,
): string {
  const said = recordProblemText(fault.fault, fault, language);
  const where = filled(dealPlaces[language], place).slice(2);
  return where === '' ? said : `${where}: ${said}`;
}
