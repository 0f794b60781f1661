import type { SeatName, SideName } from '#tournament';
import type { CardRound } from '../api/cardDocuments.js';
import type { SessionSeen } from '../api/documents.js';
import { calledIn } from '../play/calledParts.js';
import { clockwise, seatIn, tableOf } from '../play/seatedIn.js';

/** Where somebody is in a round, whatever the game. */
export interface Stop {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'absent' | 'undrawn';
  /** Nothing: at no table. */
  readonly table: string | null;
  readonly side: SideName | null;
  /** Where everybody plays for himself. */
  readonly seat: SeatName | null;
  readonly partner: string | null;
  readonly against: readonly string[];
  readonly boards: readonly number[];
  /** Arrows are switched. */
  readonly turned: boolean;
}

/** What somebody who plays wants to know first. */
export type Next =
  /** A round has been called, and this is where it is played; `after` is the one behind it. */
  | { readonly kind: 'now'; readonly stop: Stop; readonly after: Stop | undefined }
  /** The next round is still to be called; `stays` where nobody has to get up for it. */
  | { readonly kind: 'wait'; readonly stop: Stop; readonly stays: boolean }
  /** Nothing is left to be played. */
  | { readonly kind: 'played' }
  | { readonly kind: 'over' };

/** What is next for somebody, by how far the session has come where he plays. */
export function whatNext(
  session: Pick<SessionSeen, 'status' | 'round' | 'ended'> & Partial<Pick<SessionSeen, 'called'>>,
  contestant: string,
  stops: readonly Stop[],
): Next {
  if (session.status === 'closed') return { kind: 'over' };
  const called = session.status === 'set-up' ? 0 : calledIn(session, contestant);
  const at = (round: number) => stops.find((stop) => stop.round === round);
  const [now, after] = [at(called), at(called + 1)];
  if (now && session.ended < called) return { kind: 'now', stop: now, after };
  if (after) return { kind: 'wait', stop: after, stays: now !== undefined && isSamePlace(now, after) };
  return { kind: 'played' };
}

/** Whether nothing is left to be played. */
export function isPlayedOut({ kind }: Next): boolean {
  return kind === 'played' || kind === 'over';
}

/** Whether the same place is taken in both. */
export function isSamePlace(one: Stop, other: Stop): boolean {
  return (
    one.table !== null && one.table === other.table && one.side === other.side && one.seat === other.seat
  );
}

/** The rounds of a contestant's card. */
export function stopsOfCard(rounds: readonly CardRound[]): Stop[] {
  return rounds.map(
    ({ round, table, side, seat = null, opponents, partners, absent, turned, toBeDrawn, boards }) => ({
      round,
      what: absent ? 'absent' : toBeDrawn ? 'undrawn' : opponents === null ? 'sits-out' : 'plays',
      table,
      side,
      seat,
      partner: partners?.own ?? null,
      against: opponents === null ? [] : partners ? [opponents, partners.theirs] : [opponents],
      boards: boards.map(({ board }) => board),
      turned,
    }),
  );
}

/** The rounds of somebody who plays where sheets are written, as far as they are drawn. */
export function stopsOfSheets(
  session: Pick<SessionSeen, 'sections' | 'contestants' | 'rounds'>,
  contestant: string,
): Stop[] {
  const own = session.sections.find(({ section }) => contestant.startsWith(`${section}-`));
  const drawn = own?.movement.drawn ?? own?.movement.rounds ?? 0;
  return Array.from({ length: own?.movement.rounds ?? session.rounds }, (_, index) => {
    const round = index + 1;
    const place = tableOf(session, contestant, round);
    return {
      round,
      what: place ? 'plays' : round > drawn ? 'undrawn' : 'sits-out',
      table: place?.table ?? null,
      side: null,
      seat: place ? seatIn(place.seated, contestant) : null,
      partner: null,
      against: place ? clockwise(place.seated).filter((other) => other !== contestant) : [],
      boards: [],
      turned: false,
    };
  });
}
