import { parseDeal, SEATS, sideOf, type Card, type Seat } from '#cards';
import type { RecordSeen, TrickSeen } from '../api/recordDocuments.js';

/** The hands that a play began with; of a deal that nobody knows the cards that were played. */
export function handsOf(
  deal: string | null,
  { tricks }: Pick<RecordSeen, 'tricks'>,
): Record<Seat, readonly Card[]> {
  if (deal !== null) return parseDeal(deal);
  const played = tricks.flatMap(({ cards }) => cards);
  const hand = (seat: Seat) => played.filter((one) => one.seat === seat).map(({ card }) => card);
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
}

/** A play after so many cards. */
export interface Position {
  /** The trick that lies on the table, from 0; null: nothing was played. */
  readonly trick: number | null;
  readonly onTable: TrickSeen['cards'];
  /** Who has won it, once it is whole. */
  readonly winner: Seat | null;
  readonly hands: Record<Seat, readonly Card[]>;
  readonly won: Readonly<Record<'NS' | 'EW', number>>;
  /** Whose turn it is; null: nothing more was played. */
  readonly turn: Seat | null;
}

/** How many cards were played. */
export function cardsPlayed({ tricks }: Pick<RecordSeen, 'tricks'>): number {
  return tricks.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** Where a play stands after so many of its cards: a trick that is whole lies there until the next is led to. */
export function positionAfter(
  { tricks, leader, turn }: Pick<RecordSeen, 'tricks' | 'leader' | 'turn'>,
  hands: Record<Seat, readonly Card[]>,
  played: number,
): Position {
  const gone = tricks.flatMap(({ cards }) => cards).slice(0, played);
  const trick = played === 0 ? null : Math.floor((played - 1) / 4);
  const onTable = trick === null ? [] : gone.slice(trick * 4);
  const winners = tricks.slice(0, Math.floor(played / 4)).map(({ winner }) => winner);
  const next = tricks[Math.floor(played / 4)]?.cards[played % 4];
  const isGone = new Set(gone.map(({ card }) => card));
  const left = (seat: Seat) => hands[seat].filter((card) => !isGone.has(card));
  const winsOf = (side: 'NS' | 'EW') => winners.filter((seat) => seat && sideOf(seat) === side).length;
  return {
    trick,
    onTable,
    winner: onTable.length === 4 ? (tricks[trick!]?.winner ?? null) : null,
    hands: { N: left('N'), E: left('E'), S: left('S'), W: left('W') },
    won: { NS: winsOf('NS'), EW: winsOf('EW') },
    turn: played === 0 ? leader : (next?.seat ?? turn),
  };
}

/** Who sees a hand: everybody, or whom it is looked at with: his own, and dummy's from the lead on. */
export function isSeen(
  seat: Seat,
  {
    by,
    declarer,
    played,
  }: { readonly by: Seat | 'all'; readonly declarer: Seat | null; readonly played: number },
): boolean {
  if (by === 'all' || seat === by) return true;
  const dummy = declarer && SEATS[(SEATS.indexOf(declarer) + 2) % 4];
  return seat === dummy && played > 0;
}
