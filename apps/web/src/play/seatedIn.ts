import { seatsOf as seatsOfMeeting } from '#movement';
import type { Seated, SeatName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import { isAway } from './schedule.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** The last round whose tables are drawn; 0: none. */
export function lastRoundOf({ sections, rounds }: Pick<SessionSeen, 'sections' | 'rounds'>): number {
  return Math.max(0, ...sections.map(({ movement }) => movement.drawn ?? rounds));
}

/** Who sits at a table and where, clockwise from North. */
export function seatsOf(seated: Seated): { readonly seat: SeatName; readonly contestant: string }[] {
  return SEATS.flatMap((seat) => {
    const contestant = seated[seat];
    return contestant === undefined ? [] : [{ seat, contestant }];
  });
}

/** The seat of somebody who sits at a table. */
export function seatIn(seated: Seated, contestant: string): SeatName {
  return seatsOf(seated).find((one) => one.contestant === contestant)!.seat;
}

/** Who sits at a table, clockwise from North. */
export function clockwise(seated: Seated): string[] {
  return seatsOf(seated).map(({ contestant }) => contestant);
}

/** A table in a round, with who is to sit there. */
export interface TableInRound {
  readonly table: string;
  readonly seated: Seated;
}

/** The tables of a drawn round with who is to sit where; those where nobody is are left out. */
export function tablesIn(
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  round: number,
): TableInRound[] {
  return session.sections.flatMap(({ section, movement }) =>
    movement.rows.flatMap((row, index) => {
      const play = row[round - 1];
      if (!play) return [];
      const seats = Object.entries(seatsOfMeeting(play)) as [SeatName, string][];
      const there = seats
        .map(([seat, name]) => [seat, `${section}-${name}`] as const)
        .filter(([, contestant]) => !isAway(session, contestant, round));
      return there.length === 0
        ? []
        : [{ table: `${section}${index + 1}`, seated: Object.fromEntries(there) as Seated }];
    }),
  );
}

/** Where a player sits in a round; undefined: nowhere. */
export function tableOf(
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  contestant: string,
  round: number,
): TableInRound | undefined {
  return tablesIn(session, round).find(({ seated }) => Object.values(seated).includes(contestant));
}
