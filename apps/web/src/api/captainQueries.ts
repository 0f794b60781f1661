import { queryOptions } from '@tanstack/react-query';
import type { SeatName } from '#tournament';
import { request } from './client.js';
import type { PlayerSeen } from './documents.js';
import type { Instant } from './types.js';

/** A captain's link in the list of those who direct. */
export interface CaptainListed {
  readonly id: string;
  readonly entry: string;
  readonly enteredAt: Instant | null;
  readonly expiresAt: Instant;
  readonly revokedAt: Instant | null;
}

/** What a captain hands line-ups in with. */
export interface CaptainSeen {
  readonly captain: PlayerSeen | null;
  readonly players: readonly PlayerSeen[];
  readonly sessions: readonly SessionOfCaptain[];
}

export interface SessionOfCaptain {
  readonly session: string;
  readonly team: string;
  readonly rounds: readonly RoundOfCaptain[];
}

type Seats = Readonly<Record<SeatName, string>>;

export interface RoundOfCaptain {
  readonly round: number;
  readonly against: readonly { readonly team: string; readonly captain: PlayerSeen | null }[];
  readonly state: 'open' | 'handed-in' | 'shown' | 'closed';
  readonly lineUp: Seats | null;
  readonly asBefore: Seats | null;
  readonly shown: readonly {
    readonly team: string;
    readonly lineUp: Readonly<Record<SeatName, PlayerSeen>>;
  }[];
}

/** The links of captains, those that are over too. */
export const captainsQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['captains', tournament],
    queryFn: async ({ signal }) =>
      (
        await request<{ captains: CaptainListed[] }>(`/api/tournaments/${tournament}/captains`, {
          signal,
        })
      ).captains,
    refetchInterval: 10_000,
  });

/** A captain's own team, read anew now and then: opponents hand in, rounds are called. */
export const captainQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['captain', tournament],
    queryFn: ({ signal }) => request<CaptainSeen>(`/api/tournaments/${tournament}/captain`, { signal }),
    refetchInterval: 10_000,
  });
