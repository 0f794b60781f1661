import { useCallback, useEffect, useRef } from 'react';
import type { SessionSeen } from '../api/documents.js';
import { follow, followed, followedFrom, unfollow } from './followed.js';
import { followedIn } from './useFollowed.js';

/** Follows a contestant of a session, or no longer; the same function whatever is read anew of the session. */
export function useStar(
  tournament: { readonly id: string; readonly name: string },
  session: SessionSeen,
): (contestant: string) => void {
  const shown = useRef({ tournament, session });
  useEffect(() => {
    shown.current = { tournament, session };
  });
  return useCallback((contestant: string) => {
    const here = shown.current;
    const one = followedIn(followed(), here.tournament.id, here.session).get(contestant);
    if (one) unfollow(one);
    else follow(followedFrom(here.tournament, here.session, contestant));
  }, []);
}
