import { drawnCardOrder, SEATS, type Card, type Seat } from '#cards';

/**
 * Seats by cards (тираж, Preferans Code 3.1.1): who drew the lowest chooses his, the others sit down clockwise from there by
 * rising cards. In tournaments the judges draw the seats (fn 8).
 *
 * @param drawn the card of each of three or four players
 * @param chosen the seat of who chooses first
 * @param seats those that there are, clockwise from North
 * @throws RangeError when two have the same card, or there are not as many seats as players
 */
export function seatsByCards<Player>(
  drawn: ReadonlyMap<Player, Card>,
  chosen: Seat,
  seats: readonly Seat[] = SEATS,
): ReadonlyMap<Player, Seat> {
  const order = drawnCardOrder(drawn);
  const from = seats.indexOf(chosen);
  if (from < 0 || order.length !== seats.length) throw new RangeError('There is a seat for each player.');
  return new Map(order.map((player, at) => [player, seats[(from + at) % seats.length]!]));
}

/**
 * Who deals first: drawn as seats are (3.2.1), who has the lowest card; others may be agreed (fn 9).
 *
 * @throws RangeError when two have the same card, or nobody drew
 */
export function firstDealerByCards<Player>(drawn: ReadonlyMap<Player, Card>): Player {
  const order = drawnCardOrder(drawn);
  if (order.length === 0) throw new RangeError('Nobody drew a card.');
  return order[0]!;
}
