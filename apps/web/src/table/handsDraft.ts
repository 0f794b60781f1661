import { firstFaultOf, RANKS, SEATS, SUITS, type Card, type HandsRead, type Seat, type Suit } from '#cards';

/** Cards as they are being read from a board: in whose hand each was found. */
export type HandsDraft = ReadonlyMap<Card, Seat>;

/** How many cards a hand has so far. */
export function cardsOf(draft: HandsDraft, seat: Seat): number {
  return [...draft.values()].filter((holder) => holder === seat).length;
}

/** Why a card cannot be put into a hand: another has it, or the hand is full. Undefined: it can. */
export function refusedCard(
  draft: HandsDraft,
  card: Card,
  seat: Seat,
): { readonly kind: 'held'; readonly by: Seat } | { readonly kind: 'full' } | undefined {
  const holder = draft.get(card);
  if (holder !== undefined && holder !== seat) return { kind: 'held', by: holder };
  return holder === undefined && cardsOf(draft, seat) === 13 ? { kind: 'full' } : undefined;
}

/** The draft with a card put into a hand, or taken out of it where it was; as it is where that cannot be. */
export function withCard(draft: HandsDraft, card: Card, seat: Seat): HandsDraft {
  if (refusedCard(draft, card, seat)) return draft;
  const next = new Map(draft);
  if (!next.delete(card)) next.set(card, seat);
  return next;
}

/** The hands as they are sent: those with a card in them, suits S.H.D.C. */
export function handsRead(draft: HandsDraft): HandsRead {
  const suitOf = (seat: Seat, suit: Suit) =>
    Array.from(RANKS)
      .filter((rank) => draft.get(`${suit}${rank}` as Card) === seat)
      .join('');
  return Object.fromEntries(
    SEATS.filter((seat) => cardsOf(draft, seat) > 0).map((seat) => [
      seat,
      SUITS.map((suit) => suitOf(seat, suit)).join('.'),
    ]),
  );
}

/** Whether the hands make a deal: three whole ones do. */
export function isWhole(draft: HandsDraft): boolean {
  return firstFaultOf(handsRead(draft)) === undefined;
}
