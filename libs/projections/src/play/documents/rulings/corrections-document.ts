import { correctionEnds, officialFrom, type CorrectionEnds } from '#tournament';
import type { PlayState, SessionPlay } from '../../play-state.js';

/** When the correction period of a closed session ends, and since when its standings are official. In microseconds. */
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

/** The correction period of a session; undefined while it is in play, also after it was reopened. */
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
