import type { ReactNode } from 'react';
import type { SessionSeen } from '../api/documents.js';
import { FollowedContext } from './FollowedContext.js';
import { useFollowedIn } from './useFollowed.js';

/** Within it the contestants whom this browser follows are marked. */
export function FollowedMarks({
  tournament,
  session,
  children,
}: {
  readonly tournament: string;
  readonly session: Pick<SessionSeen, 'session' | 'contestants'>;
  readonly children: ReactNode;
}) {
  const marked = useFollowedIn(tournament, session);
  return <FollowedContext value={marked}>{children}</FollowedContext>;
}
