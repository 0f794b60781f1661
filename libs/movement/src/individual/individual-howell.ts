import { MovementRefused, roundsOf } from '../movement/refusal.js';
import type { IndividualMovement, IndividualPlay } from './individual-movement.js';
import { individualStarts } from './individual-starts.js';

/** What a Howell of individuals is asked for with. */
export interface IndividualHowellOptions {
  readonly players: number;
  /** Left out: as many as let everybody play with everybody, or nearly. */
  readonly rounds?: number;
  /** All tables play the same boards in a round. */
  readonly barometer?: true;
}

/** The fewest and the most players that there is one for. */
export const INDIVIDUAL_PLAYERS = {
  least: Math.min(...Object.keys(individualStarts).map(Number)),
  most: Math.max(...Object.keys(individualStarts).map(Number)),
} as const;

/**
 * The Howell of individuals, for any number of players: everybody goes to the seat where the player with the number next
 * below sat, the last of 4T stays. Of a number that 4 does not divide one, two or three sit out in each round. Nobody
 * plays with anybody twice, and against anybody more than three times. Complete and of 4T players, everybody plays with
 * each of the others.
 *
 * Where there are boards for it and all rounds are played, each table has a set of its own in each round. Otherwise all
 * tables play the same set.
 *
 * @throws MovementRefused for too few or too many players or rounds
 */
export function individualHowell({
  players,
  rounds: wanted,
  barometer,
}: IndividualHowellOptions): IndividualMovement {
  const written = individualStarts[players];
  if (written === undefined) {
    throw new MovementRefused({ code: 'movement.players-unfit', players, ...INDIVIDUAL_PLAYERS });
  }
  const cycle = players % 4 === 0 ? players - 1 : players;
  const rounds = roundsOf(wanted ?? cycle, { most: cycle });
  const tables = written.split(' ').map(readTable);
  const alike = barometer === true || rounds < cycle || tables.some(({ set }) => set === undefined);
  const up = (number: number, round: number) => ((number - 1 + round) % cycle) + 1;
  const player = (seat: number, round: number) => String(seat > cycle ? seat : up(seat, round));
  return {
    name: 'individual-howell',
    tables: tables.length,
    rounds,
    sets: rounds,
    rows: tables.map(({ seats: [n, s, e, w], set }) =>
      Array.from({ length: rounds }, (_, round): IndividualPlay => ({
        n: player(n, round),
        s: player(s, round),
        e: player(e, round),
        w: player(w, round),
        set: alike ? round + 1 : up(set!, round),
      })),
    ),
    ...(alike && { declared: { copies: tables.length } }),
  };
}

type Seats = readonly [n: number, s: number, e: number, w: number];

/** A table in the first round: who sits North, South, East and West, and its set where each table has its own. */
function readTable(written: string): { readonly seats: Seats; readonly set: number | undefined } {
  const [seats, set] = written.split('/');
  return {
    seats: seats!.split('-').map(Number) as unknown as Seats,
    set: set === undefined ? undefined : Number(set),
  };
}
