import { everybodyAt, type Meeting } from '#movement';
import type { PlayState, SessionPlay } from '../play/play-state.js';
import { roundAt, type PlayOfBoard } from '../play/progress.js';
import { scheduleOf } from '../play/schedule.js';
import { isBeforeAnyOf, isStillToPlay, playersOf } from './before-oneself.js';
import type { Insider, Viewer } from './viewer.js';

/** As whom somebody reads what is their own. */
export interface OwnReader {
  /** The person who is signed in. */
  readonly self?: Insider | undefined;
  /** The pair whose own phone it is, wherever the pair sits by now. */
  readonly pair?: OwnPair | undefined;
}

/** A contestant of a session. */
export interface OwnPair {
  readonly session: string;
  readonly contestant: string;
}

/** Who reads: as whom the documents of play are built, and as whom what is their own. */
export interface PlayReader extends OwnReader {
  readonly viewer: Viewer;
}

/**
 * Whether somebody may see what a contestant has on a board that is still hidden: its own contract and score, no award, and
 * no card. Whoever sat there knows it: those who played for it in that round themselves, those at the table as long as they
 * are in that round, and those who read on the pair's own phone. Nobody else does: no player whose seat another took, and
 * none of the same team in the other room; and nobody who has the board still before them elsewhere.
 */
export function maySeeOwnResult(
  state: PlayState,
  session: SessionPlay,
  { contestant, meeting, ...play }: PlayOfBoard & { readonly contestant: string; readonly meeting: Meeting },
  { viewer, self, pair }: PlayReader,
): boolean {
  if (!everybodyAt(meeting).includes(contestant)) return false;
  if (viewer.kind === 'table' && isPlayedNow(session, play, meeting, viewer)) return true;
  const isPairs = pair?.session === session.session && pair.contestant === contestant;
  if (isPairs && !isBeforeAnyOf(state, session, play.board, [contestant])) return true;
  return (
    self !== undefined &&
    satFor(state, session, contestant, { insider: self, round: play.round }) &&
    !isStillToPlay(state, session, play.board, self)
  );
}

/** Whether it is a play of the round that a table is at, of those who are to sit there. */
function isPlayedNow(
  session: SessionPlay,
  { table, round }: PlayOfBoard,
  meeting: Meeting,
  at: { readonly session: string; readonly table: string },
): boolean {
  if (at.session !== session.session || at.table !== table || round !== roundAt(session, table)) return false;
  const seated = scheduleOf(session).playedAt(table, round);
  return (
    seated !== undefined &&
    everybodyAt(seated).every((contestant) => everybodyAt(meeting).includes(contestant))
  );
}

/** Whether somebody sat for a contestant in a round. */
function satFor(
  state: PlayState,
  session: SessionPlay,
  contestant: string,
  { insider: { person, players = [] }, round }: { readonly insider: Insider; readonly round: number },
): boolean {
  const isOneself = (id: string | undefined) => id !== undefined && (id === person || players.includes(id));
  const substitutes = (session.substitutions[contestant] ?? []).filter(
    ({ fromRound, toRound }) => round >= fromRound && round <= toRound,
  );
  const inSeat = (first: boolean) =>
    substitutes.findLast(({ seat }) => (seat === 'N' || seat === 'E') === first)?.person;
  const named = playersOf(state, session, contestant, round);
  return named.length > 1
    ? named.some((player, index) => isOneself(inSeat(index === 0) ?? player))
    : isOneself(substitutes.at(-1)?.person ?? named[0]);
}
