import type { Seat } from '#cards';
import { type DealRecord, handsOf, whistersOf } from '#preferans';
import type { Outcome } from '../book/terms.js';
import type { CodeRectification } from './terms/rectification.js';

/** As what a way through a law book names somebody: at fault, or insisting on a plan, which is no fault (3.8.5.1a). */
export function roleIn({ rectifications }: Pick<Outcome, 'rectifications'>): 'atFault' | 'insister' {
  return rectifications.some(({ kind }) => kind === 'compensation-from-insister') ? 'insister' : 'atFault';
}

/**
 * Whose something that follows in a deal can be: of those whom its rule is about. Cards are played by those who have them, or
 * have whisted with them; a wrong number of them is found in play (3.9.18) where a game is played.
 */
export function mayBeAtFault(one: CodeRectification, record: DealRecord): readonly Seat[] {
  const { played, whists, players, dealer } = record;
  const withCards = [...handsOf(dealer, players), ...whistersOf(whists)];
  switch (one.kind) {
    case 'undertricks':
    case 'proven-undertricks': {
      if (played.kind === 'all-pass') return [];
      if (one.of === 'whister') return whistersOf(whists);
      const inPlay = one.kind === 'proven-undertricks' || one.beyond === 'taken';
      const isPlayed = played.kind === 'misere' || whistersOf(whists).length > 0;
      return inPlay && !isPlayed ? [] : [played.declarer];
    }
    case 'takes':
      return played.kind === 'all-pass' ? handsOf(dealer, players) : [];
    case 'tricks':
      return one.to === 'nobody' ? players : players.filter((seat) => withCards.includes(seat));
    default:
      return players;
  }
}

/** Whose it is: who is named, or the only one whose it can be; undefined: it is still to be said. */
export function whoIsAtFault(
  one: CodeRectification,
  named: Seat | undefined,
  record: DealRecord,
): Seat | undefined {
  const seats = mayBeAtFault(one, record);
  if (named !== undefined && seats.includes(named)) return named;
  return seats.length === 1 ? seats[0] : undefined;
}
