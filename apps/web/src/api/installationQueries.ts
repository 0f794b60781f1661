import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type {
  Account,
  BackupDescribed,
  BackupsSeen,
  DirectoryPlayer,
  InstallationSeen,
  PersonalData,
  VerifiedBooks,
  Work,
} from './installationDocuments.js';
import { address } from './journal.js';

const BASE = '/api/installation';
/** Milliseconds between two looks at what goes on by itself. */
const LOOK_AGAIN = 3_000;
const SOON = 1_000;

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => request<InstallationSeen>(BASE, { signal }),
});

export const accountsQuery = queryOptions({
  queryKey: ['installation', 'accounts'],
  queryFn: async ({ signal }) =>
    (await request<{ accounts: Account[] }>(`${BASE}/accounts`, { signal })).accounts,
});

export const directoryQuery = (search: string) =>
  queryOptions({
    queryKey: ['installation', 'players', search],
    queryFn: async ({ signal }) =>
      (await request<{ players: DirectoryPlayer[] }>(address(`${BASE}/players`, { search }), { signal }))
        .players,
  });

export const personalDataQuery = (id: string) =>
  queryOptions({
    queryKey: ['installation', 'personal-data', id],
    queryFn: ({ signal }) => request<PersonalData>(`${BASE}/personal-data/${id}`, { signal }),
  });

/** Looked at again and again while a walk is under way. */
export const booksQuery = queryOptions({
  queryKey: ['installation', 'books'],
  queryFn: ({ signal }) => request<VerifiedBooks>(`${BASE}/books`, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.run && data.run.ended === null ? SOON : false),
});

export const workQuery = queryOptions({
  queryKey: ['installation', 'work'],
  queryFn: ({ signal }) => request<Work>(`${BASE}/work`, { signal }),
  refetchInterval: LOOK_AGAIN,
});

export const backupsQuery = queryOptions({
  queryKey: ['installation', 'backups'],
  queryFn: ({ signal }) => request<BackupsSeen>(`${BASE}/backups`, { signal }),
});

export const backupQuery = (name: string) =>
  queryOptions({
    queryKey: ['installation', 'backups', name],
    queryFn: ({ signal }) => request<BackupDescribed>(`${BASE}/backups/${name}`, { signal }),
  });
