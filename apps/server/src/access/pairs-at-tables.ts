import type { DevicePrincipal, PairAtTable } from '#access';

/** Where a pair is, as the book tells it. */
export interface WhereAPairIs {
  readonly table: string;
  readonly side: 'NS' | 'EW';
  /** It sits there. */
  readonly here: boolean;
}

/** Who sits where in a session now, for the phones that go with pairs. */
export interface PairsAtTables {
  /** Who sits on a side of a table, or sits down there first. */
  readonly at: PairAtTable;
  /** Where a pair is; undefined: at no table. */
  readonly placeOf: (tournament: string, session: string, pair: string) => Promise<WhereAPairIs | undefined>;
}

/** How the guard and controllers ask for them. */
export const PAIRS_AT_TABLES = Symbol('PairsAtTables');

/** A device where its pair is now. In a round without a table it stays where it was, and speaks for nobody there. */
export async function whereItIs(pairs: PairsAtTables, device: DevicePrincipal): Promise<DevicePrincipal> {
  if (device.pair === undefined) return device;
  const place = await pairs.placeOf(device.tournament, device.session, device.pair);
  if (!place) return { ...device, away: true };
  const { table, side, here } = place;
  return { ...device, table, side, ...(!here && { away: true }) };
}
