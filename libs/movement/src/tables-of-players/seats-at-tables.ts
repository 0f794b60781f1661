import { History, type RoundOfPlayers } from './table-of-players.js';

const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: ordersOf([0, 1, 2]),
  4: ordersOf([0, 1, 2, 3]),
};

function ordersOf(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) =>
    ordersOf(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * Gives the players of each table their seats, so that everybody sits in each as often as in the others, as far as the
 * table allows: North first, because North deals first. Of equal ways the one in which the players are named.
 *
 * @param tables who sits together, table 1 first
 */
export function seatedTables(
  tables: readonly (readonly string[])[],
  before: readonly RoundOfPlayers[],
): RoundOfPlayers {
  const everybody = tables.flat();
  const { sat } = new History(everybody, before);
  const places = new Map(everybody.map((player, place) => [player, place]));
  return tables.map((players, at) => {
    const own = players.map((player) => places.get(player)!);
    // One more in a seat where somebody has sat so often makes the sum of the squares so much larger.
    const cost = (order: readonly number[]) =>
      order.reduce((sum, one, seat) => sum + (seat === 0 ? 1.5 : 1) * sat[4 * own[one]! + seat]!, 0);
    const best = ORDERS[players.length]!.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    return { table: at + 1, players: best.map((one) => players[one]!) };
  });
}
