import { pairsOfTeam, isToBeDrawn } from '#tournament';
import type { HistoryEvent, PlayState, SessionPlay, TakenOffPlay } from '../play-state.js';
import { playersOf, teamMates } from '../../visibility/before-oneself.js';
import { everybodyAt } from '#movement';
import { scheduleOf } from '../schedule.js';

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

/**
 * A handler that may change the schedule of a session, with the boards kept that a contestant was to play after the start
 * and does not play any more, and by whom: nobody takes boards off their own schedule to see them.
 */
export function keepingTakenOff<
  Line extends Pick<HistoryEvent, 'actor'> & { readonly payload: { readonly session: string } },
>(change: (state: PlayState, line: Line) => PlayState): (state: PlayState, line: Line) => PlayState {
  return (before, line) => {
    const after = change(before, line);
    const name = line.payload.session;
    const [was, is] = [before.sessions[name], after.sessions[name]];
    if (!was || !is || was.status === 'set-up') return after;
    const gone = [...takenOff(was, is, line.actor), ...leftOut(was, is, line.actor)];
    if (gone.length === 0) return after;
    const session = { ...is, takenOff: [...(is.takenOff ?? []), ...gone] };
    return { ...after, sessions: { ...after.sessions, [name]: session } };
  };
}

function takenOff(was: SessionPlay, is: SessionPlay, by: string): TakenOffPlay[] {
  const { playsOfBoard } = scheduleOf(was);
  const now = scheduleOf(is).playsOfBoard;
  return [...playsOfBoard].flatMap(([board, plays]) => {
    const still = new Set((now.get(board) ?? []).flatMap((play) => everybodyAt(play)));
    return plays.flatMap((play) =>
      everybodyAt(play)
        .filter((contestant) => !still.has(contestant))
        .map((contestant) => ({ contestant, round: play.round, board, by })),
    );
  });
}

/** The boards that a draw has brought to others alone: everybody might have come to play them. */
function leftOut(was: SessionPlay, is: SessionPlay, by: string): TakenOffPlay[] {
  const { boards, contestants, playsOfBoard } = scheduleOf(is);
  const drawn = boards.filter((board) => isToBeDrawn(was, board) && !isToBeDrawn(is, board));
  return drawn.flatMap((board) => {
    const plays = playsOfBoard.get(board) ?? [];
    const playing = new Set(plays.flatMap((play) => everybodyAt(play)));
    const round = plays[0]?.round;
    if (round === undefined) return [];
    return contestants
      .filter((contestant) => !playing.has(contestant))
      .map((contestant) => ({ contestant, round, board, by }));
  });
}
