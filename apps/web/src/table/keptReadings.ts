import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries.js';
import { clockQuery, playSessionQuery, tableQuery } from '../api/sessionQueries.js';
import type { TableSeen } from '../api/tableDocuments.js';
import type { Installation, PairedDevice, Session } from '../api/types.js';
import { sheetQuery } from '../play/sheetQueries.js';
import { phoneStore } from '../offline/phoneStore.js';

/** What a phone has read of its own table, as it was; nothing of other tables, of standings, or of anybody's account. */
interface KeptReadings {
  readonly device: PairedDevice;
  /** The zone of the venue, and the name and look of the server. */
  readonly installation: Installation;
  readonly readings: readonly { readonly key: QueryKey; readonly data: unknown; readonly at: number }[];
}

/** Where a phone is of which earlier versions have kept less. */
const AT_ITS_TABLE = { pair: null, here: true } as const;

const store = phoneStore<KeptReadings | null>('table', null);

function keysOf(client: QueryClient, { tournament, session, table }: PairedDevice): QueryKey[] {
  const ofTable = tableQuery(tournament, session, table).queryKey;
  const round = client.getQueryData<TableSeen>(ofTable)?.round ?? 0;
  return [
    playSessionQuery(tournament, session).queryKey,
    ofTable,
    clockQuery(tournament, session).queryKey,
    sheetQuery(tournament, session, table, round).queryKey,
  ];
}

/** Keeps what the phone of a table has read, for a page that is opened while the line is down. */
export async function keepReadings(client: QueryClient, device: PairedDevice): Promise<void> {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (!session) return;
  const readings = keysOf(client, device).flatMap((key) => {
    const { data, dataUpdatedAt } = client.getQueryState(key) ?? {};
    return data === undefined || dataUpdatedAt === undefined ? [] : [{ key, data, at: dataUpdatedAt }];
  });
  // A browser that keeps nothing says so where something is entered.
  await store.update(() => ({ device, installation: session.installation, readings })).catch(() => undefined);
}

/** Nothing is kept for a phone that stands for no table. */
export async function forgetReadings(): Promise<void> {
  await store.update(() => null).catch(() => undefined);
}

/** Gives back what was kept, as old as it is. */
export async function recallReadings(client: QueryClient): Promise<void> {
  const kept = await store.read().catch(() => null);
  if (!kept) return;
  for (const { key, data, at } of kept.readings) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at });
  }
  if (client.getQueryData(sessionQuery.queryKey) === undefined) {
    const session: Session = {
      installation: kept.installation,
      device: { ...AT_ITS_TABLE, ...kept.device },
      plainHttp: !window.isSecureContext,
      address: { base: window.location.origin, reachesPhones: true },
    };
    // It is asked for again at once: the server alone says for what this browser stands.
    client.setQueryData(sessionQuery.queryKey, session, { updatedAt: 0 });
  }
}
