import { filled } from './language/filled.js';
import { inRanges } from './language/in-ranges.js';
import type { Language } from './language/language.js';

const en = {
  game: 'the whole session',
  scoring: 'scale and scoring method',
  together: 'sections scored together',
  strata: 'strata',
  beside: 'carry-forwards, bonus points and penalties',
  ranked: 'contestants not ranked',
  'full-cards': 'expected numbers of boards and scores',
  results: 'scores',
  contracts: 'contracts',
  rounds: 'rounds and tables',
  deals: 'deals, dealers and vulnerabilities',
  'double-dummy': 'double-dummy tables',
  about: 'title, date, club and program',
  players: 'players',
  awards: 'points per board',
  totals: 'totals',
  places: 'places',
  matches: 'match values',
  'master-points': 'master points',
} as const;

/** What may be lost where results are written in another format. */
export type LostInResultsKind = keyof typeof en;

/** What is lost, in words. */
export const lostKinds: Readonly<Record<Language, Readonly<Record<LostInResultsKind, string>>>> = {
  en,
  pl: {
    game: 'cała sesja',
    scoring: 'skala i sposób obliczania',
    together: 'które sektory liczono razem',
    strata: 'grupy',
    beside: 'punkty przeniesione, dodane lub odjęte',
    ranked: 'uczestnicy poza klasyfikacją',
    'full-cards': 'ile powinno być rozdań i zapisów',
    results: 'zapisy',
    contracts: 'kontrakty',
    rounds: 'rundy i stoły',
    deals: 'rozkłady, rozdający i założenia',
    'double-dummy': 'tabele gry w widne karty',
    about: 'tytuł, dzień, klub i program',
    players: 'zawodnicy',
    awards: 'punkty za rozdania',
    totals: 'sumy',
    places: 'miejsca',
    matches: 'wartość meczów',
    'master-points': 'punkty klasyfikacyjne',
  },
  ru: {
    game: 'вся сессия',
    scoring: 'шкала и способ подсчёта',
    together: 'какие секторы считались вместе',
    strata: 'страты',
    beside: 'очки перенесённые, добавленные или снятые',
    ranked: 'участники вне зачёта',
    'full-cards': 'сколько должно быть сдач и записей',
    results: 'записи',
    contracts: 'контракты',
    rounds: 'раунды и столы',
    deals: 'расклады, сдающие и зональность',
    'double-dummy': 'таблицы при открытых картах',
    about: 'название, день, клуб и программа',
    players: 'игроки',
    awards: 'очки за сдачи',
    totals: 'суммы',
    places: 'места',
    matches: 'очки за матчи',
    'master-points': 'мастерские баллы',
  },
};

const SAID: Readonly<Record<Language, string>> = {
  en: '{game}: {to} cannot hold all of this: {what}[, boards {boards}].',
  pl: '{game}: {to} nie mieści wszystkiego z tego: {what}[, rozdania {boards}].',
  ru: '{game}: {to} вмещает не всё из этого: {what}[, сдачи {boards}].',
};

/** What is lost of a session or a game in another format. */
export function lostInResultsText(
  {
    game,
    what,
    boards,
  }: { readonly game: string; readonly what: LostInResultsKind; readonly boards?: readonly number[] },
  to: string,
  language: Language,
): string {
  return filled(SAID[language], {
    game,
    to,
    what: lostKinds[language][what],
    boards: boards && inRanges(boards),
  });
}
