import { useMemo, useSyncExternalStore } from 'react';
import type { SessionSeen } from '../api/documents.js';
import { followed, isSame, onFollowed, type Followed } from './followed.js';

/** Whom this browser follows, oneself first. */
export function useFollowed(): readonly Followed[] {
  return useSyncExternalStore(onFollowed, followed);
}

/** Those of a session's contestants whom this browser follows, by their names. */
export function useFollowedIn(
  tournament: string,
  session: Pick<SessionSeen, 'session' | 'contestants'>,
): ReadonlyMap<string, Followed> {
  const all = useFollowed();
  return useMemo(() => followedIn(all, tournament, session), [all, tournament, session]);
}

/** Those of a session's contestants who are followed, oneself first. */
export function followedIn(
  all: readonly Followed[],
  tournament: string,
  session: Pick<SessionSeen, 'session' | 'contestants'>,
): ReadonlyMap<string, Followed> {
  const own = all.filter((one) => one.tournament === tournament);
  return new Map(
    own.flatMap((one) =>
      session.contestants
        .filter((contestant) => isSame(one, session, contestant))
        .map(({ contestant }) => [contestant, one] as const),
    ),
  );
}
