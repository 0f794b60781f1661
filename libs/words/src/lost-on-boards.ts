import { filled } from './language/filled.js';
import { inRanges } from './language/in-ranges.js';
import type { Language } from './language/language.js';

const en = {
  board: '{to} has no board numbers. Boards {boards} will be read with other numbers.',
  dealer: '{to} has no dealers. Unusual dealers on boards {boards} are lost.',
  vulnerable: '{to} has no vulnerabilities. Unusual ones on boards {boards} are lost.',
  played: '{to} has no players, auctions, plays or results. Those of boards {boards} are left out.',
  comments: '{to} has no comments. Those on boards {boards} are left out.',
  tables: '{to} has no score tables ({names}). Those of boards {boards} are left out.',
  doubleDummy: '{to} has no double-dummy tables. Those of boards {boards} are left out.',
  hands: 'Some hands of boards {boards} are missing, so {to} will not have these deals.',
  doubleDummyPart: 'The double-dummy tables of boards {boards} are incomplete. They are left out.',
  event: '{to} has no place for these event details ({names}). They are left out on boards {boards}.',
  scores: '{to} has no scores and awards ({names}). Those of boards {boards} are left out.',
  contract: '{to} needs tricks with a contract. Contracts without tricks are left out on boards {boards}.',
  results: 'The file gives only results for boards {boards}. They are left out.',
  annotations: '{to} has no marks on calls and cards. Those on boards {boards} are left out.',
  texts: '{to} cannot hold some names or texts unchanged. They are adapted on boards {boards}.',
  tags: '{to} has no other tags ({names}). Those on boards {boards} are left out.',
  record: 'Impossible calls and cards are kept as text on boards {boards}.',
} as const;

/** What boards may lose where they are written in another format. */
export type LostOnBoardsKind = keyof typeof en;

/** What is lost of boards, in words; words in braces are parameters. */
export const lostOnBoards: Readonly<Record<Language, Readonly<Record<LostOnBoardsKind, string>>>> = {
  en,
  pl: {
    board: '{to} nie ma numerów rozdań: rozdania {boards} będą odczytane z innymi.',
    dealer: '{to} nie zapisuje rozdających: nietypowi w rozdaniach {boards} przepadają.',
    vulnerable: '{to} nie zapisuje założeń: nietypowe w rozdaniach {boards} przepadają.',
    played: '{to} nie ma zawodników, licytacji, rozgrywek ani wyników: pominięto je w rozdaniach {boards}.',
    comments: '{to} nie mieści komentarzy: pominięto je w rozdaniach {boards}.',
    tables: '{to} nie ma tabel wyników ({names}): pominięto je w rozdaniach {boards}.',
    doubleDummy: '{to} nie ma tabel gry w widne karty: pominięto je w rozdaniach {boards}.',
    hands: 'W rozdaniach {boards} brakuje rąk, więc w {to} nie będzie tych rozkładów.',
    doubleDummyPart: 'Tabele gry w widne karty w rozdaniach {boards} są niepełne: pominięto je.',
    event: '{to} nie mieści tych danych o turnieju ({names}): pominięto je w rozdaniach {boards}.',
    scores: '{to} nie mieści zapisów i punktów ({names}): pominięto je w rozdaniach {boards}.',
    contract: '{to} wymaga lew przy kontrakcie: pominięto go w rozdaniach {boards}.',
    results: 'Dla rozdań {boards} plik ma tylko wyniki: pominięto je.',
    annotations: '{to} nie mieści znaków przy odzywkach i kartach: pominięto je w rozdaniach {boards}.',
    texts: '{to} nie mieści części nazwisk lub tekstów bez zmian: zmieniono je w rozdaniach {boards}.',
    tags: '{to} nie mieści innych znaczników ({names}): pominięto je w rozdaniach {boards}.',
    record: 'Odzywki i karty, które są niemożliwe, zapisano jako tekst: rozdania {boards}.',
  },
  ru: {
    board: 'В {to} нет номеров сдач: сдачи {boards} прочтутся под другими.',
    dealer: 'В {to} нет сдающих: необычные в сдачах {boards} теряются.',
    vulnerable: 'В {to} нет зональности: необычная в сдачах {boards} теряется.',
    played: 'В {to} нет игроков, торговли, розыгрыша и результатов: в сдачах {boards} они опущены.',
    comments: 'В {to} нет места комментариям: в сдачах {boards} они опущены.',
    tables: 'В {to} нет таблиц результатов ({names}): в сдачах {boards} они опущены.',
    doubleDummy: 'В {to} нет таблиц при открытых картах: в сдачах {boards} они опущены.',
    hands: 'В сдачах {boards} указаны не все руки: в {to} этих раскладов не будет.',
    doubleDummyPart: 'Таблицы при открытых картах в сдачах {boards} неполны: они опущены.',
    event: 'В {to} нет места этим данным о турнире ({names}): в сдачах {boards} они опущены.',
    scores: 'В {to} нет места записям и очкам ({names}): в сдачах {boards} они опущены.',
    contract: 'Для контракта в {to} нужны взятки: в сдачах {boards} он опущен.',
    results: 'Для сдач {boards} в файле есть только результаты: они опущены.',
    annotations: 'В {to} нет места знакам при заявках и картах: в сдачах {boards} они опущены.',
    texts: 'В {to} часть имён или текстов не помещается как есть: в сдачах {boards} они изменены.',
    tags: 'В {to} нет места другим тегам ({names}): в сдачах {boards} они опущены.',
    record: 'Невозможные заявки и карты сохранены как текст: сдачи {boards}.',
  },
};

const WITHOUT: Readonly<Record<Language, string>> = {
  en: '{from} has no deal for boards {boards}. They are left out.',
  pl: '{from} wymienia rozdania {boards} bez kart: pominięto je.',
  ru: 'В {from} сдачи {boards} названы без карт: они опущены.',
};

const COUNTED: Readonly<Record<Language, string>> = {
  en: '{from} has no board numbers. Boards {boards} are assumed.',
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
