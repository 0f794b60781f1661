import { useQuery } from '@tanstack/react-query';
import { playSessionsQuery } from '../api/sessionQueries.js';

/** The number of the next session of a tournament. */
export function useNextSession(tournament: string): string {
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  return String(Math.max(0, ...sessions.map((one) => Number(one.session))) + 1);
}
