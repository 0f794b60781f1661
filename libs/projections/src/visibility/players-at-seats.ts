import { sittingIn } from '#movement';
import { hasIndividuals, LINES, sameSeats, seatingOf, type LineName, type SeatName } from '#tournament';
import { playersOf } from './before-oneself.js';
import type { PlayState, SeatingPlay, SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';

/** Persons by the seats that they took; a seat of nobody who is known is left out. */
export type PlayersAtSeats = { readonly [Seat in SeatName]?: string };

interface AtTable {
  readonly table: string;
  readonly round: number;
}

/**
 * Which contestant took which seat at a table in a round: as was recorded or else scheduled; of individuals whose two of a
 * line said that they have changed seats, as they said.
 *
 * @param seating who was at the board, where it was not as scheduled; left out: as scheduled
 */
export function seatsTaken(
  session: SessionPlay,
  { table, round }: AtTable,
  seating?: SeatingPlay | null,
): SeatingPlay | undefined {
  const meeting = scheduleOf(session).meetingAt(table, round);
  const scheduled = meeting && seatingOf(meeting);
  const seated = seating ?? scheduled;
  const turned = session.tables[table]?.seats[round] ?? [];
  if (!seated || !scheduled || !hasIndividuals(session) || !sameSeats(seated, scheduled)) return seated;
  const [S, N] = inOrder(seated.N, seated.S, turned.includes('ns'));
  const [W, E] = inOrder(seated.E, seated.W, turned.includes('ew'));
  return { N, E, S, W };
}

/** The second and the first of two, or the other way round. */
function inOrder(first: string, second: string, turned: boolean): readonly [string, string] {
  return turned ? [first, second] : [second, first];
}

/**
 * Who sat where at a table in a round. The first player of a contestant sits North or East, the other one South or
 * West, unless they said otherwise; a substitute takes the seat of the player they replace; of a team those of the
 * line-up sit.
 *
 * @param seating who was at the board, where it was not as scheduled; left out: as scheduled
 */
export function playersAtSeats(
  state: Pick<PlayState, 'entries'>,
  session: SessionPlay,
  { table, round }: AtTable,
  seating?: SeatingPlay | null,
): PlayersAtSeats {
  const seated = seatsTaken(session, { table, round }, seating);
  if (!seated) return {};
  const alone = hasIndividuals(session);
  const turned = contestantsTurned(session, { table, round });
  const seats = Object.entries(seated) as [SeatName, string][];
  return Object.fromEntries(
    seats.flatMap(([seat, contestant]) => {
      const isFirst = (seat === 'N' || seat === 'E') !== turned.has(contestant);
      const index = alone || isFirst ? 0 : 1;
      const person =
        substituteOf(session, contestant, { index, round }) ??
        playersOf(state, session, contestant, round)[index];
      return person === undefined ? [] : [[seat, person]];
    }),
  );
}

/** Whose two sit the other way round at a table in a round, whichever line they are on at a board. */
function contestantsTurned(session: SessionPlay, { table, round }: AtTable): ReadonlySet<string> {
  const turned = session.tables[table]?.seats[round] ?? [];
  const meeting = scheduleOf(session).meetingAt(table, round);
  return new Set(meeting ? turned.map((line) => meeting[line]) : []);
}

/** How those at a table sit, as they said; or, before they have said it, as those pairs sat when they last did. */
export function seatsTold(
  session: SessionPlay,
  { table, round }: AtTable,
): { readonly confirmed: boolean; readonly turned: readonly LineName[] } {
  const told = session.tables[table]?.seats[round];
  if (told) return { confirmed: true, turned: told };
  const meeting = scheduleOf(session).meetingAt(table, round);
  if (!meeting || hasIndividuals(session)) return { confirmed: false, turned: [] };
  return { confirmed: false, turned: LINES.filter((line) => satTurned(session, meeting[line], round)) };
}

/** Whether the two of a pair sat the other way round when they last said how they sit. */
function satTurned(session: SessionPlay, contestant: string, before: number): boolean {
  const said = session.satTurned[contestant] ?? {};
  const last = Math.max(
    ...Object.keys(said)
      .map(Number)
      .filter((round) => round < before),
  );
  return said[last] ?? false;
}

/** Who sits in for one of a contestant in a round; of several the one that was named last. */
function substituteOf(
  session: SessionPlay,
  contestant: string,
  { index, round }: { readonly index: 0 | 1; readonly round: number },
): string | undefined {
  const said = session.substitutions[contestant];
  return said && sittingIn(said, { index, round, alone: hasIndividuals(session) })?.person;
}
