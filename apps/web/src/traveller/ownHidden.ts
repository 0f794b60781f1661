import type { SideName } from '#tournament';
import type { CardSeen } from '../api/cardDocuments.js';
import type { SessionSeen } from '../api/documents.js';
import type { Session } from '../api/types.js';
import { calledIn } from '../play/calledParts.js';
import { isOfIndividuals } from '../play/contestants.js';

/** How those whose card it is can see their own results before everybody does. */
export interface OwnHidden {
  /** The side for which they can let their own phone stand; null: none, and they sign in. */
  readonly side: SideName | null;
}

/**
 * Whether results of a card may be hidden from those whose card it is, because nobody knows here who they are; undefined:
 * nothing is hidden, or the reader is known by an account or a phone of a table.
 */
export function ownHidden(
  { contestant, rounds }: Pick<CardSeen, 'contestant' | 'rounds'>,
  session: Pick<SessionSeen, 'round' | 'called' | 'sections' | 'game'>,
  asker: Pick<Session, 'person' | 'device'> | undefined,
): OwnHidden | undefined {
  if (!asker || asker.person || asker.device) return undefined;
  const called = rounds.filter(({ round }) => round <= calledIn(session, contestant));
  const isHidden = called.some(({ boards }) => boards.some(({ shown, line }) => !shown && !line));
  if (!isHidden) return undefined;
  const now = called.findLast(({ table }) => table !== null);
  return { side: isOfIndividuals(session) ? null : (now?.side ?? null) };
}
