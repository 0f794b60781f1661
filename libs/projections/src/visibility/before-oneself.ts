import { everybodyAt } from '#movement';
import {
  isPairOfTeam,
  isToBeDrawn,
  lineUpIn,
  pairAsEntered,
  pairInLineUp,
  pairsOfTeam,
  teamOfPair,
  type ScheduledPlay,
} from '#tournament';
import type { PlayState, SessionPlay } from '../play/play-state.js';
import { isSettled, remembering } from '../play/progress.js';
import { scheduleOf } from '../play/schedule.js';
import { isReleased, sessionsOfSet, isSettledByAnother } from './released.js';
import type { Insider } from './viewer.js';

/**
 * The persons behind a contestant: as named for the session, otherwise as they entered; of a team those who play as this
 * pair by the line-up of a round.
 *
 * @param round left out: the one that is played
 */
export function playersOf(
  { entries }: Pick<PlayState, 'entries'>,
  session: SessionPlay,
  contestant: string,
  round = Math.max(1, session.round),
): readonly string[] {
  if (isPairOfTeam(session, contestant)) return playersOfTeamPair(entries, session, contestant, round);
  const entry = session.entries[contestant];
  return session.players[contestant] ?? (entry === undefined ? [] : (entries.entries[entry]?.players ?? []));
}

/** Who plays as a pair of a team: by the line-up of a round, as named, or as they entered. */
function playersOfTeamPair(
  { entries }: PlayState['entries'],
  session: SessionPlay,
  contestant: string,
  round: number,
): readonly string[] {
  const { team } = teamOfPair(contestant);
  const lineUp = lineUpIn(session.teams, team, round);
  if (lineUp) return pairInLineUp(contestant, lineUp);
  const members = entries[session.teams.entries[team] ?? '']?.players ?? [];
  return session.players[contestant] ?? pairAsEntered(contestant, members);
}

/** Everybody in the team of a pair: any of them may come to play, and none is to know what the other room has. */
export function teamMates(
  { entries }: Pick<PlayState, 'entries'>,
  session: SessionPlay,
  contestant: string,
): readonly string[] {
  if (!isPairOfTeam(session, contestant)) return [];
  const { team } = teamOfPair(contestant);
  const entry = entries.entries[session.teams.entries[team] ?? ''];
  const named = Object.values(pairsOfTeam(team)).flatMap((pair) => session.players[pair] ?? []);
  return [...named, ...(entry?.players ?? []), ...(entry?.captain === undefined ? [] : [entry.captain])];
}

/**
 * Whether a player is this person, or was said to be in any tournament, and nobody else has withdrawn that in this
 * journal: the organisers of a tournament decide for it.
 */
function isOne(
  { takenBack }: Withdrawn,
  { person, players = [], formerly = [] }: Insider,
  id: string,
): boolean {
  return (
    id === person ||
    ((players.includes(id) || formerly.includes(id)) && takenBack[person]?.includes(id) !== true)
  );
}

type Withdrawn = Pick<PlayState, 'takenBack'>;

/** Whether somebody plays for a contestant in a round, as one of the pair or for one of them. */
export function playsFor(
  state: PlayState,
  session: SessionPlay,
  contestant: string,
  { insider, round }: { readonly insider: Insider; readonly round: number },
): boolean {
  const substitutions = session.substitutions[contestant] ?? [];
  // Who plays does not cease to by what they do themselves.
  const left = (session.left ?? []).filter(
    (one) => one.contestant === contestant && one.by === `person:${insider.person}`,
  );
  return (
    left.some(({ player }) => isOne(state, insider, player)) ||
    playersOf(state, session, contestant).some((player) => isOne(state, insider, player)) ||
    teamMates(state, session, contestant).some((player) => isOne(state, insider, player)) ||
    substitutions.some(
      (one) => isOne(state, insider, one.person) && round >= one.fromRound && round <= one.toRound,
    )
  );
}

/** Whether somebody was entered and has taken themselves out. */
function hasLeft(state: PlayState, insider: Insider): boolean {
  return (state.entries.left ?? []).some(
    ({ player, by }) => by === `person:${insider.person}` && isOne(state, insider, player),
  );
}

/**
 * Whether somebody takes part in the tournament, or has taken themselves out: a session that is being set up may seat anybody
 * who does.
 */
function takesPart(state: PlayState, session: SessionPlay, insider: Insider): boolean {
  return (
    isEntered(state, insider) ||
    hasLeft(state, insider) ||
    Object.values(session.players).some((players) => players.some((player) => isOne(state, insider, player)))
  );
}

function isEntered(state: PlayState, insider: Insider): boolean {
  return Object.values(state.entries.entries).some(
    ({ players, captain, withdrawn }) =>
      !withdrawn && [...players, captain ?? ''].some((player) => isOne(state, insider, player)),
  );
}

/** Whether somebody plays for any contestant of a session: a round that is not drawn may bring them any board of it. */
function playsInSession(state: PlayState, session: SessionPlay, insider: Insider): boolean {
  const { contestants, rounds } = scheduleOf(session);
  return contestants.some((contestant) =>
    Array.from({ length: rounds }, (_, index) => index + 1).some((round) =>
      playsFor(state, session, contestant, { insider, round }),
    ),
  );
}

/** Whether contestants of a session, or those in their team, have still to play a board there or elsewhere. */
export function isBeforeAnyOf(
  state: PlayState,
  session: SessionPlay,
  board: number,
  contestants: readonly string[],
): boolean {
  const theirs = contestants.flatMap((one) =>
    isPairOfTeam(session, one) ? Object.values(pairsOfTeam(teamOfPair(one).team)) : [one],
  );
  const plays = scheduleOf(session).playsOfBoard.get(board) ?? [];
  const here = plays.some(
    (play) => !isSettled(session, play) && everybodyAt(play).some((one) => theirs.includes(one)),
  );
  if (session.status !== 'closed' && (here || isToBeDrawn(session, board))) return true;
  return theirs.some((one) =>
    playersOf(state, session, one).some((person) => isStillToPlay(state, session, board, { person })),
  );
}

function isToPlay(state: PlayState, session: SessionPlay, board: number, insider: Insider): boolean {
  if (session.status === 'closed') return false;
  const { playsOfBoard } = scheduleOf(session);
  if (session.status === 'set-up') {
    const mayBePlayed =
      session.sections.length === 0 || playsOfBoard.has(board) || isToBeDrawn(session, board);
    return mayBePlayed && takesPart(state, session, insider);
  }
  if (isToBeDrawn(session, board)) return playsInSession(state, session, insider);
  return (playsOfBoard.get(board) ?? []).some(
    (play) =>
      !isSettled(session, play) &&
      everybodyAt(play).some((contestant) =>
        playsFor(state, session, contestant, { insider, round: play.round }),
      ),
  );
}

/**
 * Whether somebody alone has settled their own play of a board, or taken it off their schedule, and others have still to
 * play it: that they have played it is for others to say.
 */
function isDoneByOneself(state: PlayState, session: SessionPlay, board: number, insider: Insider): boolean {
  if (session.status === 'set-up') return false;
  const { person } = insider;
  const plays = scheduleOf(session).playsOfBoard.get(board) ?? [];
  const alone = plays.filter(
    (play) => isSettled(session, play) && !isSettledByAnother(session, play, person),
  );
  const off = (session.takenOff ?? []).filter((one) => one.board === board && one.by === `person:${person}`);
  if ((alone.length === 0 && off.length === 0) || isReleased(state, session, board)) return false;
  const isOwn = (play: ScheduledPlay) =>
    everybodyAt(play).some((contestant) =>
      playsFor(state, session, contestant, { insider, round: play.round }),
    );
  return (
    alone.some(isOwn) ||
    (off.some(({ contestant, round }) => playsFor(state, session, contestant, { insider, round })) &&
      !plays.some(isOwn))
  );
}

function isStillBefore(state: PlayState, session: SessionPlay, board: number, insider: Insider): boolean {
  return isToPlay(state, session, board, insider) || isDoneByOneself(state, session, board, insider);
}

type Judging = (state: PlayState, session: SessionPlay, board: number, insider: Insider) => boolean;

function unlessShown(isTrue: Judging) {
  return (
    state: PlayState,
    { boardSet }: Pick<SessionPlay, 'boardSet'>,
    board: number,
    insider: Insider,
  ): boolean => {
    const sessions = sessionsOfSet(state, boardSet);
    return (
      !sessions.some(({ hiddenShown }) => hiddenShown[insider.person]?.includes(board)) &&
      sessions.some((session) => isTrue(state, session, board, insider))
    );
  };
}

/** Whether somebody has still to play a board, in any session that uses its set, and has not asked to see it. */
export const isStillToPlay = unlessShown(isToPlay);

const isBeforeByPlays = unlessShown(isStillBefore);

/** What was found for somebody in a state, by set and board: news and views of a hall ask it of each board many times. */
const foundIn = remembering((_state: PlayState) =>
  remembering((_insider: Insider) => new Map<string, boolean>()),
);

/**
 * Whether a board is hidden from somebody as one who plays: they have still to play it, or nobody but themselves says that
 * they have not, in any session that uses its set; and they have not asked to see it.
 */
export function isBefore(
  state: PlayState,
  { boardSet }: Pick<SessionPlay, 'boardSet'>,
  board: number,
  insider: Insider,
): boolean {
  const found = foundIn(state)(insider);
  const key = `${boardSet}/${board}`;
  const known = found.get(key) ?? isBeforeByPlays(state, { boardSet }, board, insider);
  found.set(key, known);
  return known;
}

/**
 * Whether somebody is known to play boards of a set that are not behind them, whatever of their results they have asked to
 * see: deals are given to nobody who does.
 */
export function isKnownToPlay(state: PlayState, set: string, insider: Insider): boolean {
  const sessions = sessionsOfSet(state, set);
  if (sessions.length === 0) return hasLeft(state, insider);
  return sessions.some((session) =>
    session.status === 'set-up'
      ? takesPart(state, session, insider)
      : scheduleOf(session).boards.some((board) => isStillBefore(state, session, board, insider)),
  );
}

/**
 * Whether somebody is known to have boards of any session still to play, even if they asked to see results. They are
 * given no whole journal, because it has all leads.
 */
export function isKnownToPlayAny(state: PlayState, insider: Insider): boolean {
  return Object.values(state.sessions).some(({ boardSet }) => isKnownToPlay(state, boardSet, insider));
}

/** Whether somebody has still to play any board of a session without having asked to see it. */
export function hasBoardsBefore(state: PlayState, session: SessionPlay, insider: Insider): boolean {
  return scheduleOf(session).boards.some((board) => isBefore(state, session, board, insider));
}

/**
 * Whether somebody has still to play in a tournament, or may come to: they take part where a session is being set up, or
 * none is there yet, or another may follow, as long as what was played is not official.
 */
export function hasPlayBefore(state: PlayState, insider: Insider): boolean {
  const sessions = Object.values(state.sessions);
  if (sessions.every(({ status }) => status === 'closed')) {
    const isOver = state.seals.some(({ kind }) => kind === 'official');
    const takesPartIn = (session: SessionPlay) => takesPart(state, session, insider);
    return !isOver && (isEntered(state, insider) || sessions.some(takesPartIn));
  }
  return sessions.some((session) =>
    session.status === 'set-up'
      ? takesPart(state, session, insider)
      : session.status === 'running' && hasBoardsBefore(state, session, insider),
  );
}

/** Whether somebody has still to play any board of a tournament without having asked to see it. */
export function hasAnyBoardsBefore(state: PlayState, insider: Insider): boolean {
  return Object.values(state.sessions).some((session) => hasBoardsBefore(state, session, insider));
}
