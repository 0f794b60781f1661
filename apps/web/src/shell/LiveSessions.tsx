import { useQuery } from '@tanstack/react-query';
import type { LiveState } from '../api/eventStream.js';
import { playSessionsQuery } from '../api/sessionQueries.js';
import { isPlayed } from '../play/isPlayed.js';
import { LivePill } from './LivePill.js';

/** Whether what is shown of several sessions is what is happening: nothing is while none of them is played. */
export function LiveSessions({
  tournament,
  sessions,
  state,
}: {
  readonly tournament: string;
  /** Left out: all that the tournament has. */
  readonly sessions?: readonly string[] | undefined;
  readonly state: LiveState;
}) {
  const { data: known = [] } = useQuery(playSessionsQuery(tournament));
  const runs = known.some((session) => isPlayed(session) && (sessions?.includes(session.session) ?? true));
  return <LivePill state={state} runs={runs} />;
}
