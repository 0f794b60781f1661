import { pairsOfTeam } from '#tournament';
import type { HistoryEvent, PlayState, SessionPlay } from '../play-state.js';
import { playersOf, teamMates } from '../../visibility/before-oneself.js';

/**
 * Wraps a handler that may name other players for contestants. Keeps those who no longer play in a session that has
 * begun, and who replaced them: nobody can withdraw by themselves that they play.
 */
export function keepingLeavers<Line extends Pick<HistoryEvent, 'actor'>>(
  change: (state: PlayState, line: Line) => PlayState,
): (state: PlayState, line: Line) => PlayState {
  return (before, line) => {
    const after = change(before, line);
    const sessions = Object.values(after.sessions).map((session) =>
      withLeavers(session, before, after, line.actor),
    );
    return { ...after, sessions: Object.fromEntries(sessions.map((session) => [session.session, session])) };
  };
}

function withLeavers(session: SessionPlay, before: PlayState, after: PlayState, by: string): SessionPlay {
  const was = before.sessions[session.session];
  if (!was || was.status === 'set-up') return session;
  const pairs = Object.keys(was.teams.entries).flatMap((team) => Object.values(pairsOfTeam(team)));
  const named = [...new Set([...Object.keys(was.players), ...Object.keys(was.entries), ...pairs])];
  const left = named.flatMap((contestant) => {
    const still = playingAs(after, session, contestant);
    const gone = playingAs(before, was, contestant).filter((player) => !still.includes(player));
    return [...new Set(gone)].map((player) => ({ contestant, player, by }));
  });
  return left.length === 0 ? session : { ...session, left: [...(session.left ?? []), ...left] };
}

/** The players of a contestant, or possible ones: for a pair of a team all of the team. */
function playingAs(state: PlayState, session: SessionPlay, contestant: string): readonly string[] {
  return [...playersOf(state, session, contestant), ...teamMates(state, session, contestant)];
}
