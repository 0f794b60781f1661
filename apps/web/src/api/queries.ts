import { MutationCache, QueryCache, queryOptions, type QueryClient } from '@tanstack/react-query';
import { forgetDrafts, forgetDraftsOfTab, LISTS } from '../browser/draftsOfTab.js';
import { api } from './client.js';
import { ReadingsClient } from './firstReadings.js';
import { fetchJournal } from './journal.js';
import { Problem } from './problem.js';
import type { Session } from './types.js';

function worthRepeating(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof Problem && (error.unanswered || error.status >= 500);
}

/** What a server says of a thing to somebody who may not have it, also when nobody is signed in any more. */
function isRefused(error: unknown): boolean {
  return error instanceof Problem && [401, 403, 404].includes(error.status);
}

/** Reads everything anew that is shown; a journal is carried on by its live line, and could lose what comes meanwhile. */
export function readAllAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'journal' });
}

/** Somebody has signed out: from now on nobody is here, also before the server has said so. */
export function noteSignedOut(client: QueryClient): void {
  forgetDraftsOfTab();
  forgetDrafts(LISTS);
  client.setQueryData(['session'], (held: Session | undefined) => held && { ...held, person: null });
}

/** Whoever organises a tournament alone is told only there that a second factor has to be set up first. */
function noteFactorMissing(client: QueryClient): void {
  client.setQueryData(
    ['session'],
    (held: Session | undefined) =>
      held?.person && { ...held, person: { ...held.person, lacksSecondFactor: true } },
  );
}

/** Forgets what was read by somebody who has come or gone, and asks who is here now. */
export function forgetReadings(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  return client.invalidateQueries({ queryKey: ['session'] });
}

/** Everything read from the server. Requests are made also when the browser thinks it has no internet: a hall has none. */
export function makeQueryClient(): QueryClient {
  /** Whoever is refused may have been signed out: it is asked at once, not only when a minute is over. */
  const onError = (error: unknown) => {
    if (error instanceof Problem && error.code === 'access.second-factor-missing') noteFactorMissing(client);
    else if (isRefused(error)) void client.invalidateQueries({ queryKey: ['session'] });
  };
  const client: QueryClient = new ReadingsClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: worthRepeating, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api.get('/api/session', { signal }),
  staleTime: 60_000,
});

export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: async ({ signal }) => (await api.get('/api/tournaments', { signal })).tournaments,
  // Rounds go on while somebody looks at the list.
  refetchInterval: 60_000,
});

/** A tournament now, or as it stood at a position or time. */
export const tournamentQuery = (id: string, at?: string) =>
  queryOptions({
    queryKey: ['tournament', id, at ?? 'now'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}', {
        params: { path: { tournament: id }, query: { at } },
        signal,
      }),
  });

/** The official or revised seal that is due by itself at the journal's last line; null: none is due. */
export const dueSealQuery = (id: string, head: number) =>
  queryOptions({
    queryKey: ['due-seal', id, head],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/tournaments/{tournament}/seals/due', {
          params: { path: { tournament: id } },
          signal,
        })
      ).due,
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
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/people', { params: { path: { tournament: id } }, signal }),
  });

/** The invitations of a tournament, those that are over too. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/tournaments/{tournament}/invitations', {
          params: { path: { tournament: id } },
          signal,
        })
      ).invitations,
  });

/** The devices of a tournament, those that ended too. */
/** The sets of lasting table cards that may be used in a tournament. */
export const lastingCardsQuery = (id: string) =>
  queryOptions({
    queryKey: ['lasting-cards', id],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/tournaments/{tournament}/lasting-cards', {
          params: { path: { tournament: id } },
          signal,
        })
      ).sets,
  });

/** What pairs phones with tables: cards and codes, and the phones that are paired. */
export const pairingQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', id],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/devices', {
        params: { path: { tournament: id } },
        signal,
      }),
  });

export const devicesQuery = (id: string) =>
  queryOptions({ ...pairingQuery(id), select: ({ devices }) => devices });
