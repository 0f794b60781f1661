import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import type { paths } from './generated/interface.js';
import type { Answer } from './schemas.js';

/** Everything read of one session, so that it can be read anew at once. */
export function playKey(tournament: string, session: string) {
  return ['play', tournament, session] as const;
}

/** The address of a session. */
export const SESSION = '/api/tournaments/{tournament}/sessions/{session}';

/** What can be read of a session: what comes behind its address. */
export type ReadingOfSession = {
  [Path in keyof paths]: paths[Path] extends { readonly get: object }
    ? Path extends `${typeof SESSION}${infer What}`
      ? What
      : never
    : never;
}[keyof paths];

type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;

/** A reading of a session, that is read anew with everything of it. */
export function reading<What extends ReadingOfSession>(
  what: What,
  place: { readonly [Name in Named<`${typeof SESSION}${What}`>]: string | number } & {
    readonly tournament: string;
    readonly session: string;
  },
  query: { readonly [Name in 'at' | 'from']?: string | undefined } = {},
) {
  const { tournament, session, ...rest } = place;
  return queryOptions({
    queryKey: [...playKey(tournament, session), what, rest, query],
    queryFn: ({ signal }): Promise<Answer<`${typeof SESSION}${What}`>> =>
      // Which address it is, is known only where this is called.
      api.get(`${SESSION}${what}` as typeof SESSION, { params: { path: place, query }, signal }) as never,
  });
}

/** The sessions of a tournament. */
export const playSessionsQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['sessions', tournament],
    queryFn: async ({ signal }) =>
      (await api.get('/api/tournaments/{tournament}/sessions', { params: { path: { tournament } }, signal }))
        .sessions,
  });

/** What everybody may know of a session; now, or as it stood at a position or time. */
export const playSessionQuery = (tournament: string, session: string, at?: string) =>
  reading('', { tournament, session }, { at });

/** How the seats were drawn. */
export const seatsDrawnQuery = (tournament: string, session: string, at?: string) =>
  reading('/seats-drawn', { tournament, session }, { at });

export const standingsQuery = (tournament: string, session: string, at?: string) =>
  reading('/standings', { tournament, session }, { at });

/** Who stands elsewhere now than at a moment of the past. */
export const movesQuery = (tournament: string, session: string, from: string) =>
  reading('/standings/moves', { tournament, session }, { from });

/** The matches of a session of teams, as far as the reader may see them. */
export const matchesQuery = (tournament: string, session: string, at?: string) =>
  reading('/matches', { tournament, session }, { at });

export const clockQuery = (tournament: string, session: string) => reading('/clock', { tournament, session });

/** A board's traveller, as far as the reader may see it. */
export const travellerQuery = (tournament: string, session: string, board: number, at?: string) =>
  reading('/boards/{board}', { tournament, session, board }, { at });

/** Every board of a session with its lines, and the standings, as far as the reader may see them. */
export const recapQuery = (tournament: string, session: string, at?: string) =>
  reading('/recap', { tournament, session }, { at });

/** Everything that was ever done to the score of a play. */
export const scoreLifeQuery = (
  tournament: string,
  session: string,
  play: { readonly table: string; readonly round: number; readonly board: number },
  at?: string,
) => reading('/boards/{board}/plays/{table}/{round}', { tournament, session, ...play }, { at });

/** A contestant's card, as far as the reader may see it. */
export const cardQuery = (tournament: string, session: string, contestant: string, at?: string) =>
  reading('/contestants/{contestant}', { tournament, session, contestant }, { at });

/** A table, for its own device and for those who run the session. */
export const tableQuery = (tournament: string, session: string, table: string) =>
  reading('/tables/{table}', { tournament, session, table });
