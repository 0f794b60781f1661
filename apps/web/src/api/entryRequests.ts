import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

/** Whether players can enter themselves, and on which terms. */
export const entryTermsQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['entries', tournament, 'terms'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/entry-terms', { params: { path: { tournament } }, signal }),
  });

/** What players have entered themselves, for those who direct. */
export const entryRequestsQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['entries', tournament, 'requests'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/entry-requests', { params: { path: { tournament } }, signal }),
  });

/** A fresh token of 256 bits, as it stands in a link. */
export function newLinkToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
