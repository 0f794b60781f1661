import { isPairOfTeam, teamOfPair } from '#tournament';
import type { PlayState, SessionPlay } from '../play-state.js';

/** By what the team of a pair is called; nothing of a pair of no team, and where its number is enough. */
export type TeamCalled = {
  /** The name that it was given. */
  readonly team?: string;
  /** Of a team without one in a knockout, where it has another number in each session: by whose name it is called. */
  readonly captain?: string;
};

/** By what the team of a pair is called. */
export function teamCalled({ entries }: PlayState, session: SessionPlay, contestant: string): TeamCalled {
  if (!isPairOfTeam(session, contestant)) return {};
  const entry = session.teams.entries[teamOfPair(contestant).team];
  const known = entry === undefined ? undefined : entries.entries[entry];
  if (!known) return {};
  if (known.name) return { team: known.name };
  return session.knockout !== null && known.captain ? { captain: known.captain } : {};
}
