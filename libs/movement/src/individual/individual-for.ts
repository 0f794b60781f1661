import { MovementRefused, roundsOf, tablesOf } from '../movement/refusal.js';
import type { IndividualMovement, IndividualPlay } from './individual-movement.js';
import { onCircle } from '../generators/mitchell.js';

/** What an individual is to be like. */
export interface IndividualWish {
  readonly players: number;
  /** Left out: so many that a rainbow is complete, otherwise the most that there are. */
  readonly rounds?: number;
  /** All tables play the same boards in a round. */
  readonly barometer?: true;
}

/**
 * The individual for so many players: a rainbow where there is one, in which nobody meets anybody twice at all; otherwise
 * a Howell, in which nobody plays with anybody twice.
 *
 * @throws MovementRefused for too few or too many players or rounds
 */
export function individualFor({ players, rounds, barometer }: IndividualWish): IndividualMovement {
  const tables = players / 4;
  const isRainbow = Number.isInteger(tables) && tables >= 5 && tables % 2 > 0 && tables % 3 > 0;
  if (isRainbow && (rounds === undefined || rounds <= tables)) {
    return rainbow({ tables, ...(rounds !== undefined && { rounds }), ...(barometer && { barometer }) });
  }
  if (isRainbow && players > INDIVIDUAL_PLAYERS.most) {
    throw new MovementRefused({ code: 'movement.rounds-unfit', rounds: rounds!, least: 1, most: tables });
  }
  return individualHowell({
    players,
    ...(rounds !== undefined && { rounds }),
    ...(barometer && { barometer }),
  });
}

/**
 * First rounds of Howells of individuals that were found by search, by the number of players: table by table who sits
 * North, South, East and West, and behind the stroke the table's set where each table can have its own all the time.
 */
const individualStarts: Readonly<Record<number, string>> = {
  8: '8-5-7-1 2-4-6-3',
  9: '6-7-5-3 2-8-9-4',
  10: '4-7-5-3 10-9-8-2',
  11: '3-2-7-10/1 5-9-11-6/6',
  12: '12-4-8-9 2-10-11-7 3-5-1-6',
  13: '7-9-13-4/1 10-11-12-6/10 3-8-5-2/11',
  14: '8-4-10-5 9-6-2-14 11-3-13-12',
  15: '14-9-2-15/1 4-8-5-13/2 10-7-12-3/3',
  16: '16-2-13-14 9-4-11-5 3-6-1-12 10-8-15-7',
  17: '13-12-5-7 10-3-4-8 15-6-16-2 11-17-9-14',
  18: '16-17-15-11 2-8-12-5 4-14-6-3 7-9-18-13',
  19: '11-2-6-3/1 15-14-8-12/16 10-18-17-4/4 9-16-19-5/12',
  20: '20-4-2-12 9-13-16-3 18-19-7-5 14-11-10-15 17-6-8-1',
  21: '17-7-14-9/1 18-4-3-6/13 8-16-11-10/9 13-15-19-2/19 12-21-20-5/2',
  22: '14-4-13-5/1 10-9-15-12/15 3-19-7-22/14 18-20-6-2/22 17-8-16-21/7',
  23: '19-4-14-5/1 13-6-11-10/4 12-7-18-20/19 23-17-9-21/9 3-22-15-2/5',
  24: '24-9-8-18/1 22-2-16-23/10 21-6-13-17/20 10-1-19-14/19 3-20-15-4/16 11-12-5-7/9',
  25: '16-9-14-6/1 19-5-2-17/7 15-24-25-4/18 13-11-7-10/11 21-22-8-20/4 23-3-18-12/9',
  26: '2-13-16-25/1 19-21-5-6/11 11-18-17-9/18 10-15-20-8/4 3-7-22-12/15 23-26-24-4/21',
  27: '22-14-7-27/1 4-18-2-17/7 26-20-24-8/19 3-6-9-11/21 5-23-13-12/9 15-25-21-16/23',
  28: '28-8-26-18/1 7-5-27-4/18 2-3-9-21/6 1-6-14-20/2 25-15-16-19/14 13-22-24-11/3 23-12-10-17/17',
  29: '8-2-5-6/1 9-11-15-27/21 7-18-26-12/16 16-24-25-29/13 20-17-10-23/25 22-3-4-13/4 28-21-19-14/6',
  30: '17-11-26-23/1 6-10-22-13/10 14-24-18-25/27 7-2-28-29/23 8-19-9-27/20 3-5-30-16/22 12-20-4-21/19',
  31: '25-18-5-3/1 20-4-13-17/19 12-9-16-26/3 19-8-24-7/12 6-31-29-10/26 2-15-14-23/15 27-28-22-30/8',
  32: '32-23-22-12/1 8-28-26-1/29 20-5-13-30/12 27-4-21-25/23 14-2-31-18/18 11-9-6-3/17 16-15-19-24/10 17-10-29-7/22',
  33: '22-12-10-30 6-3-16-28 20-31-15-7 5-24-23-8 21-27-17-19 4-32-2-11 13-14-25-18 26-9-29-33',
  34: '31-32-23-30/1 5-28-33-9/5 16-22-27-6/24 7-15-14-29/28 4-2-12-34/19 17-3-24-19/12 8-26-20-11/2 13-10-21-25/11',
  35: '27-6-3-35/1 9-26-11-16/29 21-19-28-4/3 5-34-7-15/31 31-8-2-22/2 14-23-32-33/19 30-20-25-18/32 10-29-17-13/21',
  36: '36-17-5-28/1 6-7-32-1/27 18-35-13-27/17 9-29-11-22/3 20-15-14-8/21 21-31-12-10/10 2-30-3-25/13 33-24-23-4/26 19-16-34-26/31',
  37: '14-27-8-5/1 6-4-37-20/27 17-36-33-22/36 19-10-23-11/28 24-29-31-32/30 34-28-15-7/17 30-3-2-18/15 13-35-21-25/29 26-12-9-16/4',
  38: '2-26-14-30/1 20-17-12-35/31 10-8-31-6/14 22-23-37-9/25 5-11-27-16/6 3-21-24-28/21 33-7-15-36/22 13-18-38-29/23 34-4-32-25/16',
  39: '29-7-32-2/1 13-21-11-22/8 23-9-38-15/21 28-30-35-34/37 24-12-10-39/29 37-19-20-16/12 4-17-33-26/17 6-25-5-8/26 31-36-18-3/7',
  40: '40-39-32-16/1 12-19-14-34/28 11-28-3-33/15 21-17-18-30/23 20-9-35-2/38 24-25-26-13/24 15-23-37-27/11 29-4-6-1/21 10-31-7-22/17 38-36-5-8/27',
  41: '21-34-15-4 35-29-11-2 7-19-10-41 26-27-24-31 12-9-17-3 20-37-16-8 22-18-6-32 13-33-28-5 40-38-14-36 39-23-30-25',
  42: '8-31-14-2/1 19-35-16-15/11 40-32-28-17/3 27-18-36-12/33 42-4-7-39/40 30-23-10-25/34 41-13-37-24/2 26-20-9-6/28 29-34-3-5/19 11-33-38-21/21',
  43: '17-23-8-19/1 14-43-5-41/9 26-6-34-36/34 4-35-22-18/10 16-33-38-39/19 27-9-7-40/29 37-10-20-28/27 3-31-42-2/18 12-21-32-13/26 24-11-25-30/21',
  44: '44-39-32-33 29-34-14-1 42-9-3-20 8-12-35-43 37-16-15-38 4-11-21-2 24-40-31-28 27-18-36-7 5-30-19-13 10-22-26-41 23-25-6-17',
  45: '3-35-45-6/1 10-39-12-29/43 30-15-37-33/5 28-40-32-24/13 2-13-19-38/41 23-20-11-31/2 42-7-14-9/16 4-26-41-17/25 5-36-18-16/28 34-27-21-22/27 25-43-8-44/40',
  46: '24-28-7-12/1 42-32-6-39/11 9-27-18-15/15 8-19-4-11/28 35-13-14-30/16 34-36-37-46/21 26-38-44-43/39 16-10-21-40/20 25-17-45-31/7 22-5-20-41/34 33-2-29-3/40',
  47: '38-21-26-24/1 44-19-37-11/3 4-14-35-40/5 43-30-5-20/24 34-10-27-33/12 13-25-36-47/43 31-39-2-45/7 12-41-22-29/15 42-23-3-17/37 6-7-9-18/6 8-28-46-15/44',
};

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

/** What a rainbow is asked for with. */
export interface RainbowOptions {
  readonly tables: number;
  readonly rounds?: number;
  /** All tables play the same boards in a round. */
  readonly barometer?: true;
}

/**
 * The rainbow individual: after each round North stays, South goes one table up, East two up, West two down and the
 * boards one down. Nobody meets anybody twice, as partner or opponent. North is 1 to T, South T + 1 to 2T, East and
 * West the next.
 *
 * @throws MovementRefused for a number of tables that 2 or 3 divides, or fewer than 5.
 */
export function rainbow({ tables: wanted, rounds: fewer, barometer }: RainbowOptions): IndividualMovement {
  const tables = tablesOf(wanted, {
    least: 5,
    fits: (count) => count % 2 > 0 && count % 3 > 0,
    why: 'movement.why.by-two-or-three',
  });
  const rounds = roundsOf(fewer ?? tables, { most: tables });
  const player = (line: number, at: number) => String(line * tables + onCircle(at, tables));
  return {
    name: 'rainbow',
    tables,
    rounds,
    sets: barometer ? rounds : tables,
    rows: Array.from({ length: tables }, (_, index) =>
      Array.from({ length: rounds }, (_, gone) => ({
        n: player(0, index + 1),
        s: player(1, index + 1 - gone),
        e: player(2, index + 1 - 2 * gone),
        w: player(3, index + 1 + 2 * gone),
        set: barometer ? gone + 1 : onCircle(index + 1 + gone, tables),
      })),
    ),
    ...(barometer && { declared: { copies: tables } }),
  };
}
