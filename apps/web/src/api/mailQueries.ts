import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

/** Whether players of a tournament get mail. */
export const tournamentMailQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['mail', tournament],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/mail', { params: { path: { tournament } }, signal }),
  });
