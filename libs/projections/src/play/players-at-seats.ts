import { hasIndividuals, seatingOf, type SeatName } from '#tournament';
import { playersOf } from '../visibility/before-oneself.js';
import { placeKey, type PlayState, type SeatingPlay, type SessionPlay } from './play-state.js';
import { scheduleOf } from './schedule.js';

/** Persons by the seats that they took; a seat of nobody who is known is left out. */
export type PlayersAtSeats = { readonly [Seat in SeatName]?: string };

/** By table and round (`placeKey`): the lines whose two said that they sit the other way round. */
interface SeatsTurned {
  readonly seatsTurned?: { readonly [place: string]: readonly ('ns' | 'ew')[] };
}

/**
 * Who sat where at a table in a round. The first player of a contestant sits North or East, the other one South or West,
 * unless they said otherwise; whoever sits in for one of them takes his seat; of a team those of the line-up sit.
 *
 * @param seating who was at the board, where it was not as scheduled; left out: as scheduled
 */
export function playersAtSeats(
  state: Pick<PlayState, 'entries'>,
  session: SessionPlay & SeatsTurned,
  { table, round }: { readonly table: string; readonly round: number },
  seating?: SeatingPlay | null,
): PlayersAtSeats {
  const meeting = scheduleOf(session).meetingAt(table, round);
  const seated = seating ?? (meeting ? seatingOf(meeting) : undefined);
  if (!seated) return {};
  const alone = hasIndividuals(session);
  const turned = session.seatsTurned?.[placeKey({ table, round })] ?? [];
  const seats = Object.entries(seated) as [SeatName, string][];
  return Object.fromEntries(
    seats.flatMap(([seat, contestant]) => {
      const isFirst = (seat === 'N' || seat === 'E') !== turned.includes(LINE[seat]);
      const index = alone || isFirst ? 0 : 1;
      const person =
        substituteOf(session, contestant, { index, round }) ??
        playersOf(state, session, contestant, round)[index];
      return person === undefined ? [] : [[seat, person]];
    }),
  );
}

const LINE = { N: 'ns', S: 'ns', E: 'ew', W: 'ew' } as const;

/** Who sits in for one of a contestant in a round; of several the one that was named last. */
function substituteOf(
  session: SessionPlay,
  contestant: string,
  { index, round }: { readonly index: 0 | 1; readonly round: number },
): string | undefined {
  const indexOf = (seat: SeatName) => (hasIndividuals(session) || seat === 'N' || seat === 'E' ? 0 : 1);
  return session.substitutions[contestant]?.findLast(
    ({ seat, fromRound, toRound }) => indexOf(seat) === index && round >= fromRound && round <= toRound,
  )?.person;
}
