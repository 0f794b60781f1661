import { playKey, whoPlayed, type GameResult } from '#tournament';
import { resultOf, type ResultPlay, type SeatingPlay, type SessionPlay } from '../play-state.js';
import { isMissed, type PlayOfBoard } from '../progress.js';

/** How far a play of a board has come. */
export type PlayStatus =
  | 'to-play'
  | 'entered'
  | 'disputed'
  | 'agreed'
  | 'voided'
  | 'not-played'
  | 'postponed'
  | 'ruled';

/** How far a play of a board has come. A ruling stands in the place of whatever else is known. */
export function statusOf(session: SessionPlay, play: PlayOfBoard): PlayStatus {
  const { tables } = session;
  if (tables[play.table] && playKey(play) in tables[play.table]!.rulings) return 'ruled';
  const known = resultOf(session, play);
  // A postponement that was withdrawn before any entry leaves no void result.
  if (known && (known.status !== 'voided' || known.result)) return known.status;
  return isMissed(session, play) ? 'postponed' : 'to-play';
}

/** A result that stands, agreed or not. */
export type StandingResult = ResultPlay & { readonly seating: SeatingPlay; readonly result: GameResult };

/** The result that counts; null if it was cancelled, or if its play was postponed or cancelled. */
export function standingResult(play: ResultPlay | undefined): StandingResult | undefined {
  const stands = play?.status === 'entered' || play?.status === 'disputed' || play?.status === 'agreed';
  return stands && play.seating && play.result ? (play as StandingResult) : undefined;
}

/** Who played a board at a table, by the result or else by the schedule; undefined: nobody was to meet there. */
export function whoPlayedAt(session: SessionPlay, play: PlayOfBoard): SeatingPlay | undefined {
  return whoPlayed(session, play, standingResult(resultOf(session, play)));
}
