import type { DeviceListed, LastingSet } from '../api/types.js';
import { stands } from './stands.js';

/** What may pair phones with the tables of a session. */
export interface PairedBy {
  readonly sheets: readonly {
    readonly session: string;
    readonly table: string;
    readonly revokedAt: string | null;
  }[];
  readonly devices: readonly DeviceListed[];
  readonly lasting: readonly {
    readonly bound: Pick<NonNullable<LastingSet['bound']>, 'tournament' | 'session'> | null;
    readonly tables: readonly string[];
  }[];
}

/** The tables of a session that have neither a card that works, printed for it or for the season, nor a phone. */
export function cardless(
  tournament: string,
  { session, tables }: { readonly session: string; readonly tables: readonly string[] },
  { sheets, devices, lasting }: PairedBy,
): string[] {
  const ofHere = (all: readonly { readonly session: string; readonly table: string }[]) =>
    all.filter((each) => each.session === session).map(({ table }) => table);
  const have = new Set([
    ...ofHere(sheets.filter(({ revokedAt }) => revokedAt === null)),
    ...ofHere(devices.filter(stands)),
    ...lasting
      .filter(({ bound }) => bound?.tournament === tournament && bound.session === session)
      .flatMap((set) => set.tables),
  ]);
  return tables.filter((table) => !have.has(table));
}
