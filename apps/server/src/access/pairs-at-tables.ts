import type { DevicePrincipal, Devices, PairAtTable } from '#access';

/** Where a pair is, as the journal tells it. */
export interface WhereAPairIs {
  readonly table: string;
  readonly side: 'NS' | 'EW';
  /** It sits there. */
  readonly here: boolean;
}

/** Finds who sits where in a session now, for phones of pairs. */
export interface PairsAtTables {
  /** The pair on a side of a table, or the first one to sit there. */
  readonly at: PairAtTable;
  /** Where a pair is; undefined: at no table. */
  readonly placeOf: (tournament: string, session: string, pair: string) => Promise<WhereAPairIs | undefined>;
  /** Whether its tables have two sides: where everybody plays on a sheet they have none. */
  readonly hasSides: (tournament: string, session: string) => Promise<boolean>;
}

/**
 * A device where its pair is now. In a round without a table it stays where it was, and speaks for nobody there. The own
 * phone of a side that goes with nobody yet goes with the pair that it finds there.
 */
export async function whereItIs(
  pairs: PairsAtTables,
  devices: Pick<Devices, 'goWith'>,
  device: DevicePrincipal,
): Promise<DevicePrincipal> {
  const pair = device.pair ?? (await pairFor(pairs, devices, device));
  if (pair === undefined) return device;
  const place = await pairs.placeOf(device.tournament, device.session, pair);
  if (!place) return { ...device, pair, away: true };
  const { table, side, here } = place;
  return { ...device, pair, table, side, ...(!here && { away: true }) };
}

/** The pair that a side’s own phone finds at its table, where that pair has no other phone. */
async function pairFor(
  pairs: PairsAtTables,
  devices: Pick<Devices, 'goWith'>,
  device: DevicePrincipal,
): Promise<string | undefined> {
  const { tournament, session, table, side } = device;
  if (side === null) return undefined;
  const pair = await pairs.at({ tournament, session, table, side });
  return pair !== undefined && (await devices.goWith(device, pair)) ? pair : undefined;
}
