import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { CardSeen } from './cardDocuments.js';
import type { ClockSeen, SeatsDrawnSeen, SessionListed, SessionSeen, StandingsSeen } from './documents.js';
import type { TableSeen } from './tableDocuments.js';
import type { TravellerSeen } from './travellerDocuments.js';
import { address } from './journal.js';
import type { RecapSeen } from './recapDocuments.js';
import type { ScoreLifeSeen } from './lifeDocuments.js';
import type { MomentsCompared } from './moveDocuments.js';
import type { MatchesSeen } from './matchDocuments.js';

/** Everything read of one session, so that it can be read anew at once. */
export function playKey(tournament: string, session: string) {
  return ['play', tournament, session] as const;
}

/** A reading of a session, that is read anew with everything of it. */
export function reading<Answer>(tournament: string, session: string, what: string, at?: string) {
  const path = `/api/tournaments/${tournament}/sessions/${session}${what}`;
  return queryOptions({
    queryKey: [...playKey(tournament, session), what, at ?? 'now'],
    queryFn: ({ signal }) => request<Answer>(address(path, { at }), { signal }),
  });
}

/** The sessions of a tournament. */
export const playSessionsQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['sessions', tournament],
    queryFn: async ({ signal }) =>
      (await request<{ sessions: SessionListed[] }>(`/api/tournaments/${tournament}/sessions`, { signal }))
        .sessions,
  });

/** What everybody may know of a session; now, or as it stood at a position or time. */
export const playSessionQuery = (tournament: string, session: string, at?: string) =>
  reading<SessionSeen>(tournament, session, '', at);

/** How the seats were drawn. */
export const seatsDrawnQuery = (tournament: string, session: string, at?: string) =>
  reading<SeatsDrawnSeen>(tournament, session, '/seats-drawn', at);

export const standingsQuery = (tournament: string, session: string, at?: string) =>
  reading<StandingsSeen>(tournament, session, '/standings', at);

/** Who stands elsewhere now than at a moment of the past. */
export const movesQuery = (tournament: string, session: string, from: string) =>
  reading<MomentsCompared>(tournament, session, `/standings/moves?from=${encodeURIComponent(from)}`);

/** The matches of a session of teams, as far as the reader may see them. */
export const matchesQuery = (tournament: string, session: string, at?: string) =>
  reading<MatchesSeen>(tournament, session, '/matches', at);

export const clockQuery = (tournament: string, session: string) =>
  reading<ClockSeen>(tournament, session, '/clock');

/** A board's traveller, as far as the reader may see it. */
export const travellerQuery = (tournament: string, session: string, board: number, at?: string) =>
  reading<TravellerSeen>(tournament, session, `/boards/${board}`, at);

/** Every board of a session with its lines, and the standings, as far as the reader may see them. */
export const recapQuery = (tournament: string, session: string, at?: string) =>
  reading<RecapSeen>(tournament, session, '/recap', at);

/** Everything that was ever done to the score of a play. */
export const scoreLifeQuery = (
  tournament: string,
  session: string,
  { table, round, board }: { readonly table: string; readonly round: number; readonly board: number },
  at?: string,
) => reading<ScoreLifeSeen>(tournament, session, `/boards/${board}/plays/${table}/${round}`, at);

/** A contestant's card, as far as the reader may see it. */
export const cardQuery = (tournament: string, session: string, contestant: string, at?: string) =>
  reading<CardSeen>(tournament, session, `/contestants/${contestant}`, at);

/** A table, for its own device and for those who run the session. */
export const tableQuery = (tournament: string, session: string, table: string) =>
  reading<TableSeen>(tournament, session, `/tables/${table}`);
