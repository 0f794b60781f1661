import type { Schemas } from './schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
export type CaptainListed = Schemas['CaptainLinkView'];

export type CaptainSeen = Schemas['CaptainSeen'];
export type SessionOfCaptain = Schemas['SessionOfCaptain'];
export type RoundOfCaptain = Schemas['RoundOfCaptain'];

/** The links of captains, those that are over too. */
export const captainsQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['captains', tournament],
    queryFn: async ({ signal }) =>
      (await api.get('/api/tournaments/{tournament}/captains', { params: { path: { tournament } }, signal }))
        .captains,
    refetchInterval: 10_000,
  });

/** A captain's own team, read anew now and then: opponents hand in, rounds are called. */
export const captainQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['captain', tournament],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/captain', { params: { path: { tournament } }, signal }),
    refetchInterval: 10_000,
  });
