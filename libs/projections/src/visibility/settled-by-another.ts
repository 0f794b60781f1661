import { playKey } from '#tournament';
import { resultOf, type ScoreEvent, type SessionPlay } from '../play/play-state.js';
import type { PlayOfBoard } from '../play/progress.js';

/** Whether an event says what a play came to: an entry that waits for the other side does not. */
function settles({ what, agreed = true }: ScoreEvent): boolean {
  switch (what) {
    case 'entered':
      return agreed;
    case 'confirmed':
    case 'recorded':
    case 'irregular':
    case 'corrected':
    case 'not-played':
      return true;
    default:
      return false;
  }
}

/**
 * Whether somebody else than a person has settled a play: the phones of those who played it, or others who keep the scores
 * or direct. What was said before its result was voided counts no more.
 */
export function isSettledByAnother(session: SessionPlay, play: PlayOfBoard, person: string): boolean {
  const isAnother = ({ actor }: { readonly actor: string }) => actor !== `person:${person}`;
  const ruling = session.tables[play.table]?.rulings[playKey(play)];
  const ruled = ruling === undefined ? undefined : session.decisions[ruling];
  if (ruled && isAnother(ruled.given)) return true;
  const history = resultOf(session, play).history;
  const since = history.slice(history.findLastIndex(({ what }) => what === 'voided') + 1);
  if (since.some((historyEvent) => settles(historyEvent) && isAnother(historyEvent))) return true;
  const sheet = session.written[play.table]?.[play.round];
  return (
    sheet?.history.some(
      (historyEvent) =>
        ['signed', 'agreed', 'accepted'].includes(historyEvent.what) && isAnother(historyEvent),
    ) === true
  );
}
