import { everybodyAt, type Meeting } from '#movement';
import { reject, type Rejected } from '../../command/command.js';
import { SEATS, type PlayPlace, type Seating } from '../../journal/names.js';
import {
  contestantsIn,
  hasIndividuals,
  isAbsent,
  playedAt,
  scheduledPlays,
  tablesOf,
  type Scheduled,
} from '../../session/plan/schedule.js';
import type { SessionState } from '../../session/state.js';

/** Whether the same contestants sit in the same seats. */
export function sameSeats(one: Seating, other: Seating): boolean {
  return SEATS.every((seat) => one[seat] === other[seat]);
}

/** What prevents people having sat like this: strangers, pairs that are torn apart, those who were not there. */
export function cannotSit(session: SessionState, seating: Seating, round: number): Rejected | undefined {
  const seated = SEATS.map((seat) => seating[seat]);
  const known = new Set(contestantsIn(session));
  const stranger = seated.find((contestant) => !known.has(contestant));
  if (stranger) return reject({ code: 'session.contestant-unknown', contestant: stranger });
  if (!isWhole(session, seating)) return reject({ code: 'result.seating-mixed' });
  const absent = seated.find((contestant) => isAbsent(session, contestant, round));
  return absent ? reject({ code: 'session.contestant-absent', contestant: absent }) : undefined;
}

/** Whether two different pairs sit on the two lines; in an individual, whether four different contestants do. */
function isWhole(session: SessionState, { N, E, S, W }: Seating): boolean {
  if (hasIndividuals(session)) return new Set([N, E, S, W]).size === 4;
  return N === S && E === W && N !== E;
}

/**
 * What a play that was not as scheduled does to the schedule, for one contestant:
 * - board-again: there the contestant is to play this board too;
 * - elsewhere: there the contestant was to be in this round;
 * - left-out: the contestant was to play this, and others have.
 */
export type Clash = {
  readonly kind: 'board-again' | 'elsewhere' | 'left-out';
  readonly contestant: string;
  readonly table: string;
  readonly round: number;
};

/** The clashes that a play makes in the schedule; none for a turned arrow. */
export function clashes(session: Scheduled, { table, round, board }: PlayPlace, seating: Seating): Clash[] {
  const seated = new Set(Object.values(seating));
  const of = (kind: Clash['kind'], places: readonly ScheduledPlace[]) =>
    places.flatMap(({ table: atTable, round: inRound, ...meeting }) =>
      everybodyAt(meeting)
        .filter((contestant) => seated.has(contestant) === (kind !== 'left-out'))
        .map((contestant): Clash => ({ kind, contestant, table: atTable, round: inRound })),
    );
  const other = scheduledPlays(session).filter((play) => play.board === board && play.round !== round);
  const atThisTime = tablesOf(session).flatMap((name) => {
    const meeting = playedAt(session, name, round);
    return meeting ? [{ ...meeting, table: name, round }] : [];
  });
  return [
    ...of('board-again', other),
    ...of(
      'elsewhere',
      atThisTime.filter((meeting) => meeting.table !== table),
    ),
    ...of(
      'left-out',
      atThisTime.filter((meeting) => meeting.table === table && meeting.boards.includes(board)),
    ),
  ];
}

/** Who is to meet at a table in a round. */
interface ScheduledPlace extends Meeting {
  readonly table: string;
  readonly round: number;
}
