import { playKey, standing, whoPlayed } from '#tournament';
import { resultOf, type SeatingPlay, type SessionPlay } from './play-state.js';
import { isMissed, type PlayOfBoard } from './progress.js';

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
  const { status, result } = resultOf(session, play);
  // A mark that was cancelled before any entry leaves no void result.
  if (status !== 'none' && (status !== 'voided' || result)) return status;
  return isMissed(session, play) ? 'postponed' : 'to-play';
}

/** Who played a board at a table, by the result or else by the schedule; undefined: nobody was to meet there. */
export function whoPlayedAt(session: SessionPlay, play: PlayOfBoard): SeatingPlay | undefined {
  return whoPlayed(session, play, standing(resultOf(session, play)));
}
