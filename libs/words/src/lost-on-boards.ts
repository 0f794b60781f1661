import { filled } from './filled.js';
import { inRanges } from './in-ranges.js';
import type { Language } from './language.js';

const en = {
  board: '{to} holds no board numbers: boards {boards} will be read as others.',
  dealer: '{to} holds no dealers: those of boards {boards} are other than usual, and are lost.',
  vulnerable: '{to} holds no vulnerabilities: those of boards {boards} are other than usual, and are lost.',
  played: '{to} holds no players, auctions, plays and results: those of boards {boards} are left out.',
  comments: '{to} has no place for comments: they are left out on boards {boards}.',
  tables: '{to} holds no tables of scores ({names}): those of boards {boards} are left out.',
  doubleDummy: '{to} holds no double-dummy tables: those of boards {boards} are left out.',
  hands: 'Not all hands are given on boards {boards}: {to} gets no deal of them.',
  doubleDummyPart: 'Double-dummy tables of boards {boards} are not whole: they are left out.',
  event: '{to} has no place for these facts of the event ({names}): they are left out on boards {boards}.',
  scores: '{to} has no place for scores and awards ({names}): they are left out on boards {boards}.',
  contract: '{to} needs tricks with a contract: it is left out on boards {boards}.',
  results: 'Results of boards {boards} stand alone in the file: they are left out.',
  annotations: '{to} has no place for marks of calls and cards: they are left out on boards {boards}.',
  texts: '{to} cannot hold some names or texts as they are: they are changed on boards {boards}.',
  tags: '{to} has no place for other tags ({names}): they are left out on boards {boards}.',
  record: 'Calls and cards that cannot be are kept as text: boards {boards}.',
} as const;

/** What boards may lose where they are written in another format. */
export type LostOnBoardsKind = keyof typeof en;

/** What is lost of boards, in words; words in braces are parameters. */
export const lostOnBoards: Readonly<Record<Language, Readonly<Record<LostOnBoardsKind, string>>>> = {
  en,
  pl: {
    board: '{to} nie ma numerów rozdań: rozdania {boards} będą odczytane z innymi.',
    dealer: '{to} nie ma rozdających: w rozdaniach {boards} są inni niż zwykle i przepadają.',
    vulnerable: '{to} nie ma założeń: w rozdaniach {boards} są inne niż zwykle i przepadają.',
    played: '{to} nie ma zawodników, licytacji, rozgrywek ani wyników: pominięto je w rozdaniach {boards}.',
    comments: '{to} nie mieści komentarzy: pominięto je w rozdaniach {boards}.',
    tables: '{to} nie ma tabel wyników ({names}): pominięto je w rozdaniach {boards}.',
    doubleDummy: '{to} nie ma tabel gry w widne karty: pominięto je w rozdaniach {boards}.',
    hands: 'W rozdaniach {boards} nie podano wszystkich rąk: w {to} ich nie będzie.',
    doubleDummyPart: 'Tabele gry w widne karty w rozdaniach {boards} są niepełne: pominięto je.',
    event: '{to} nie mieści tych danych o turnieju ({names}): pominięto je w rozdaniach {boards}.',
    scores: '{to} nie mieści zapisów i punktów ({names}): pominięto je w rozdaniach {boards}.',
    contract: '{to} wymaga lew przy kontrakcie: pominięto go w rozdaniach {boards}.',
    results: 'Wyniki rozdań {boards} stoją w pliku same: pominięto je.',
    annotations: '{to} nie mieści znaków przy odzywkach i kartach: pominięto je w rozdaniach {boards}.',
    texts: '{to} nie mieści części nazwisk lub tekstów bez zmian: zmieniono je w rozdaniach {boards}.',
    tags: '{to} nie mieści innych znaczników ({names}): pominięto je w rozdaniach {boards}.',
    record: 'Odzywki i karty, które są niemożliwe, zapisano jako tekst: rozdania {boards}.',
  },
  ru: {
    board: 'В {to} нет номеров сдач: сдачи {boards} прочтутся под другими.',
    dealer: 'В {to} нет сдающих: в сдачах {boards} они не как обычно и теряются.',
    vulnerable: 'В {to} нет зональности: в сдачах {boards} она не как обычно и теряется.',
    played: 'В {to} нет игроков, торговли, розыгрыша и результатов: в сдачах {boards} они опущены.',
    comments: 'В {to} нет места комментариям: в сдачах {boards} они опущены.',
    tables: 'В {to} нет таблиц результатов ({names}): в сдачах {boards} они опущены.',
    doubleDummy: 'В {to} нет таблиц игры в открытую: в сдачах {boards} они опущены.',
    hands: 'В сдачах {boards} указаны не все руки: в {to} их не будет.',
    doubleDummyPart: 'Таблицы игры в открытую в сдачах {boards} неполны: они опущены.',
    event: 'В {to} нет места этим данным о турнире ({names}): в сдачах {boards} они опущены.',
    scores: 'В {to} нет места записям и очкам ({names}): в сдачах {boards} они опущены.',
    contract: 'Для контракта в {to} нужны взятки: в сдачах {boards} он опущен.',
    results: 'Результаты сдач {boards} стоят в файле отдельно: они опущены.',
    annotations: 'В {to} нет места знакам при заявках и картах: в сдачах {boards} они опущены.',
    texts: 'В {to} часть имён или текстов не помещается как есть: в сдачах {boards} они изменены.',
    tags: 'В {to} нет места другим тегам ({names}): в сдачах {boards} они опущены.',
    record: 'Невозможные заявки и карты сохранены как текст: сдачи {boards}.',
  },
};

const WITHOUT: Readonly<Record<Language, string>> = {
  en: '{from} names boards {boards} without a deal: they are left out.',
  pl: '{from} wymienia rozdania {boards} bez kart: pominięto je.',
  ru: 'В {from} сдачи {boards} названы без карт: они опущены.',
};

const COUNTED: Readonly<Record<Language, string>> = {
  en: '{from} holds no board numbers: boards {boards} are assumed.',
  pl: '{from} nie ma numerów rozdań: przyjęto {boards}.',
  ru: 'В {from} нет номеров сдач: приняты {boards}.',
};

/** A name in a file may be as long as the file. */
const LONGEST_NAME = 40;

/** What is lost of boards in another format, and which tags or keys of the file had it. */
export function lostOnBoardsText(
  {
    field,
    names,
    boards,
  }: {
    readonly field: LostOnBoardsKind;
    readonly names?: readonly string[];
    readonly boards: readonly number[];
  },
  to: string,
  language: Language,
): string {
  return filled(lostOnBoards[language][field], {
    to,
    names: names?.map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)),
    boards: inRanges(boards),
  });
}

/** Which boards a file names without a deal, so that they are left out. */
export function withoutDealText(boards: readonly number[], from: string, language: Language): string {
  return filled(WITHOUT[language], { from, boards: inRanges(boards) });
}

/** Which numbers boards have got that have none. */
export function countedBoardsText(boards: readonly number[], from: string, language: Language): string {
  return filled(COUNTED[language], { from, boards: inRanges(boards) });
}
