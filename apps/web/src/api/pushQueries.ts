import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import type { Answer, Schemas } from './schemas.js';

export type PushPlace = Schemas['PushPlace'];
export type PushAnswer = Answer<'/api/tournaments/{tournament}/push'>;
export type PushSeen = NonNullable<PushAnswer['push']>;

/** Milliseconds between two looks how a push goes. */
const LOOK_AGAIN = 3_000;

/** Where the public pages are pushed, looked at again and again as long as they are. */
export const pushQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['push', tournament],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/push', { params: { path: { tournament } }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.push?.active ? LOOK_AGAIN : false),
  });
