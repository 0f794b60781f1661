import { drawOrder, hexOf, PREFERANS_PACK, SEATS, sha256, type Card, type Seat } from '#cards';
import { firstDealerByCards, seatsByCards } from './seats-by-cards.js';

/** The cards that the players of a table have drawn, and where they sit by them. */
export interface CardsAtTable {
  /** For the seats (Preferans Code 3.1.1). */
  readonly forSeats: ReadonlyMap<string, Card>;
  /** For the first deal, from the whole pack once more (3.2.1). */
  readonly forDeal: ReadonlyMap<string, Card>;
  /** Clockwise from North, who deals first. */
  readonly players: readonly string[];
}

/**
 * The draw by cards at a table (тираж), which anybody can recompute: the players in the order of their names take the first
 * cards of the preferans pack in the order of `drawOrder`, with the SHA-256 of `<seed> <table> <round> seats` as the seed of
 * the draw for seats, and of `... deal` for the first deal. Who chooses first sits down so that the first dealer is North.
 *
 * @param players three or four, in any order
 * @param seed 32 bytes as 64 hexadecimal digits, of the whole draw
 * @throws RangeError when there are not three or four players
 */
export function cardsAtTable(
  players: readonly string[],
  seed: string,
  { table, round }: { readonly table: string; readonly round: number },
): CardsAtTable {
  const named = players.toSorted((one, other) => (one < other ? -1 : 1));
  const drawn = (what: 'seats' | 'deal') => {
    const order = drawOrder(
      PREFERANS_PACK.length,
      hexOf(sha256(new TextEncoder().encode(`${seed} ${table} ${round} ${what}`))),
    );
    return new Map(named.map((player, at) => [player, PREFERANS_PACK[order[at]!]!]));
  };
  const forSeats = drawn('seats');
  const forDeal = drawn('deal');
  const seats: readonly Seat[] = SEATS.slice(0, named.length);
  const clockwise = (chosen: Seat) => {
    const seated = seatsByCards(forSeats, chosen, seats);
    return named.toSorted(
      (one, other) => seats.indexOf(seated.get(one)!) - seats.indexOf(seated.get(other)!),
    );
  };
  const dealer = firstDealerByCards(forDeal);
  const chosen = seats.find((seat) => clockwise(seat)[0] === dealer);
  if (chosen === undefined || named.length < 3) throw new RangeError('Three or four sit at a table.');
  return { forSeats, forDeal, players: clockwise(chosen) };
}
