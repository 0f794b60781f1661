import { correctionEnds, officialFrom, type CorrectionEnds } from '#tournament';
import type { PlayState, SessionPlay } from '../play-state.js';

/** Until when a closed session is corrected, and from when on its standings are official. In microseconds. */
export type CorrectionsDocument = {
  readonly scores: number;
  readonly rulings: number;
  readonly appeals: number;
  readonly official: number;
  /** When official standings were last changed all the same; null: never. */
  readonly amended: number | null;
};

/** The ends of the periods of a session; none has one before it is closed. */
export function correctionEndsOf({ regulations }: PlayState, { closings }: SessionPlay): CorrectionEnds {
  return correctionEnds(closings, regulations);
}

/** What is said of corrections: nothing while a session is played, also when it was opened again. */
export function correctionsDocument(state: PlayState, session: SessionPlay): CorrectionsDocument | null {
  const ends = correctionEndsOf(state, session);
  const { scores, rulings, appeals } = ends;
  const official = officialFrom(ends);
  if (session.status !== 'closed') return null;
  if (scores === null || rulings === null || appeals === null || official === null) return null;
  const { askedLast } = session.protocols;
  const amended = askedLast !== null && askedLast > official ? askedLast : null;
  return { scores, rulings, appeals, official, amended };
}
