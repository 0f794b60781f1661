import type { QueryClient } from '@tanstack/react-query';
import { changed, type Change } from '#scoring';
import { standingsQuery } from '../api/sessionQueries.js';

/** The standings, or what has changed in those that were sent before. */
type Sent = { readonly answer: Change } | { readonly change: Change };

/** Shows standings that the server sends by itself, each time from what it sent before on the same connection. */
export function standingsPushed(
  client: QueryClient,
  tournament: string,
  session: string,
): (data: string) => void {
  const { queryKey } = standingsQuery(tournament, session);
  let standings: Change = null;
  return (data) => {
    const sent = JSON.parse(data) as Sent;
    standings = 'answer' in sent ? sent.answer : changed(standings, sent.change);
    // An answer that is on its way is older.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, standings as never);
  };
}
