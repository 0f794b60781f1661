import { QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import { address, fetchJournal } from './journal.js';
import { Problem } from './problem.js';
import type {
  DeviceListed,
  DueSeal,
  InvitationListed,
  PersonInTournament,
  Session,
  Tournament,
  TournamentListed,
} from './types.js';

function worthRepeating(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof Problem && (error.unanswered || error.status >= 500);
}

/** Everything read from the server. Requests are made also when the browser thinks it has no internet: a hall has none. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRepeating, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => request<Session>('/api/session', { signal }),
  staleTime: 60_000,
});

export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: async ({ signal }) =>
    (await request<{ tournaments: TournamentListed[] }>('/api/tournaments', { signal })).tournaments,
});

/** A tournament now, or as it stood at a position or time. */
export const tournamentQuery = (id: string, at?: string) =>
  queryOptions({
    queryKey: ['tournament', id, at ?? 'now'],
    queryFn: ({ signal }) => request<Tournament>(address(`/api/tournaments/${id}`, { at }), { signal }),
  });

/** The official or amended seal that is set by itself, as the book stands at its last line; null: none is due. */
export const dueSealQuery = (id: string, head: number) =>
  queryOptions({
    queryKey: ['due-seal', id, head],
    queryFn: async ({ signal }) =>
      (await request<{ due: DueSeal | null }>(`/api/tournaments/${id}/seals/due`, { signal })).due,
  });

/** Fetched once; afterwards the live stream and the reading of older lines add to it. */
export const journalQuery = (id: string, at?: string) =>
  queryOptions({
    queryKey: ['journal', id, at ?? 'now'],
    queryFn: ({ signal }) => fetchJournal(id, { at }, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => request<PersonInTournament[]>(`/api/tournaments/${id}/people`, { signal }),
  });

/** The invitations of a tournament, those that are over too. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: async ({ signal }) =>
      (await request<{ invitations: InvitationListed[] }>(`/api/tournaments/${id}/invitations`, { signal }))
        .invitations,
  });

/** The devices of a tournament, those that ended too. */
export const devicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', id],
    queryFn: async ({ signal }) =>
      (await request<{ devices: DeviceListed[] }>(`/api/tournaments/${id}/devices`, { signal })).devices,
  });
