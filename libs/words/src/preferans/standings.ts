import type { DealSeat, DuplicateTieBreak, LineReason, PlayerStatus, TieBreakRule } from '#preferans';
import { filled } from '../language/filled.js';
import type { Language } from '../language/language.js';

interface Words {
  readonly lines: Readonly<Record<LineReason['what'], string>>;
  readonly tieBreaks: Readonly<Record<TieBreakRule | DuplicateTieBreak, string>>;
  readonly statuses: Readonly<Record<PlayerStatus, string>>;
  /** The seats of a deal, whoever sits there. */
  readonly hands: Readonly<Record<DealSeat, string>>;
}

/** The standings of preferans in words. */
export const standings: Readonly<Record<Language, Words>> = {
  en: {
    lines: {
      settlement: 'Score sheet of round {round}, table {table}',
      'mountain-penalty': 'Penalty to the mountain: {points}, {offender} ({reason})',
      'whist-penalty': 'Penalty in whists ({reason})',
      'score-penalty': 'Penalty in the score ({reason})',
      'time-expired': 'Out of time: the gain is not counted',
      misplay: 'Loss too large: the round is not counted',
      'cut-off': 'Cut-off from {from}[ to {to}]: {whists} × {rate}',
      placing: 'Place {places} of {players} at the table',
      cards: 'Yellow cards: {cards}',
      carry: 'Carry-forward from the previous stage, of {of}',
      member: '{player}',
      deal: 'Deal {deal}, {seat}, table {table}',
    },
    tieBreaks: {
      whists: 'Whists without cut-offs',
      'tables-won': 'Tables won',
      placing: 'Placing points',
      'head-to-head': 'Head to head',
      'best-round': 'Best round',
      lot: 'Drawing lots',
      net: 'Net values',
      'deals-won': 'Deals won',
      'best-deal': 'Best deal',
    },
    statuses: {
      playing: 'Playing',
      misplayed: 'Out: the loss in a round was too large',
      'timed-out': 'Out of time',
      disqualified: 'Disqualified',
      withdrawn: 'Withdrawn',
    },
    hands: {
      first: 'first hand',
      second: 'second hand',
      third: 'third hand',
      dealer: 'dealer',
    },
  },
  pl: {
    lines: {
      settlement: 'Zapis rundy {round}, stół {table}',
      'mountain-penalty': 'Kara na górę: {points}, {offender} ({reason})',
      'whist-penalty': 'Kara w wistach ({reason})',
      'score-penalty': 'Kara w punktach ({reason})',
      'time-expired': 'Czas się skończył: zysku się nie pisze',
      misplay: 'Za duża przegrana: runda się nie liczy',
      'cut-off': 'Obcięcie od {from}[ do {to}]: {whists} × {rate}',
      placing: 'Miejsce przy stole: {places} z {players}',
      cards: 'Żółte kartki: {cards}',
      carry: 'Przeniesione z poprzedniego etapu, z {of}',
      member: '{player}',
      deal: 'Rozdanie {deal}, {seat}, stół {table}',
    },
    tieBreaks: {
      whists: 'Wisty bez obcięć',
      'tables-won': 'Wygrane stoły',
      placing: 'Punkty za miejsca',
      'head-to-head': 'Między sobą',
      'best-round': 'Najlepsza runda',
      lot: 'Losowanie',
      net: 'Wartości netto',
      'deals-won': 'Wygrane rozdania',
      'best-deal': 'Najlepsze rozdanie',
    },
    statuses: {
      playing: 'Gra',
      misplayed: 'Odpada: za duża przegrana w rundzie',
      'timed-out': 'Przekroczony czas',
      disqualified: 'Zdyskwalifikowany',
      withdrawn: 'Wycofany',
    },
    hands: {
      first: 'pierwsza ręka',
      second: 'druga ręka',
      third: 'trzecia ręka',
      dealer: 'rozdający',
    },
  },
  ru: {
    lines: {
      settlement: 'Пулька раунда {round}, стол {table}',
      'mountain-penalty': 'Штраф в гору: {points}, {offender} ({reason})',
      'whist-penalty': 'Штраф вистами ({reason})',
      'score-penalty': 'Штраф очками ({reason})',
      'time-expired': 'Время вышло: выигрыш не пишется',
      misplay: 'Слишком большой проигрыш: раунд не засчитан',
      'cut-off': 'Отсечка от {from}[ до {to}]: {whists} × {rate}',
      placing: 'Место за столом: {places} из {players}',
      cards: 'Жёлтые карточки: {cards}',
      carry: 'Перенос с прошлого этапа, из {of}',
      member: '{player}',
      deal: 'Сдача {deal}, {seat}, стол {table}',
    },
    tieBreaks: {
      whists: 'Висты без отсечек',
      'tables-won': 'Выигранные столы',
      placing: 'Очки за места',
      'head-to-head': 'Между собой',
      'best-round': 'Лучший раунд',
      lot: 'По жребию',
      net: 'Чистый результат',
      'deals-won': 'Выигранные сдачи',
      'best-deal': 'Лучшая сдача',
    },
    statuses: {
      playing: 'Играет',
      misplayed: 'Выбыл: слишком большой проигрыш',
      'timed-out': 'Просрочил время',
      disqualified: 'Дисквалифицирован',
      withdrawn: 'Снялся',
    },
    hands: {
      first: 'первая рука',
      second: 'вторая рука',
      third: 'третья рука',
      dealer: 'сдающий',
    },
  },
};

/** A line of a score: what it is for, and of it what its words name, as text. */
export type StandingLine = { readonly what: LineReason['what'] } & Readonly<Record<string, unknown>>;

/** What a line of a player's score is for; names of players may stand in place of their numbers. */
export function standingLineText(language: Language, line: StandingLine): string {
  const { place, last } = line;
  const places = place === last ? place : `${String(place)}–${String(last)}`;
  const seat = line.what === 'deal' ? { seat: dealSeatText(language, line['seat'] as DealSeat) } : {};
  return filled(standings[language].lines[line.what], { ...line, ...seat, places });
}

/** A seat of a deal: the hands from the dealer's left on, and the dealer who sits out. */
export function dealSeatText(language: Language, seat: DealSeat): string {
  return standings[language].hands[seat];
}

/** By what those who share a place are told apart. */
export function tieBreakText(language: Language, rule: TieBreakRule | DuplicateTieBreak): string {
  return standings[language].tieBreaks[rule];
}

/** Whether somebody still plays, and why not. */
export function playerStatusText(language: Language, status: PlayerStatus): string {
  return standings[language].statuses[status];
}
