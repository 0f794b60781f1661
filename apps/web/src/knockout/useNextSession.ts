import { useQuery } from '@tanstack/react-query';
import type { SessionListed } from '../api/documents.js';
import { playSessionsQuery } from '../api/sessionQueries.js';
import { gameParts } from '../play/gameParts.js';

/** The number of the next session of a tournament. */
export function useNextSession(tournament: string): string {
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  return nextOf(sessions);
}

/** The session of the first round: one that was created and in which nothing is set up yet, otherwise the next one. */
export function useSessionOfRound(tournament: string, round: number): string {
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  const unused = round === 1 ? sessions.find(isUnused) : undefined;
  return unused?.session ?? nextOf(sessions);
}

function nextOf(sessions: readonly SessionListed[]): string {
  return String(Math.max(0, ...sessions.map((one) => Number(one.session))) + 1);
}

function isUnused({ status, game, tables, contestants, stage }: SessionListed): boolean {
  return status === 'set-up' && gameParts(game).teams && tables.length + contestants === 0 && !stage;
}
