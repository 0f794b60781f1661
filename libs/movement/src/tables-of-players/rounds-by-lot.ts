import { seededRandom, shuffle, type RandomBytes } from '#cards';
import { tablesInOrder } from './draw-tables.js';
import type { Design } from './round-robin/designs.js';
import { roundRobinOf, systemsOf, tableSizes, type TablesWanted } from './round-robin/table-sizes.js';
import { seatedTables } from './seats-at-tables.js';
import type { PlayerToDraw, RoundOfPlayers } from './table-of-players.js';

/** Rounds that are drawn all at once. */
export interface DrawnRounds {
  readonly rounds: readonly RoundOfPlayers[];
  /** How often two meet who have met before; a third meeting counts twice. */
  readonly repeats: number;
  /** After how many rounds, from the first on, nobody has met anybody twice. */
  readonly roundsWithoutRepeat: number;
  /** Whether everybody meets everybody exactly once. */
  readonly isRoundRobin: boolean;
}

/** What the rounds are to be like. */
export interface RoundsWanted {
  readonly tables?: TablesWanted;
  readonly rounds: number;
}

/** How often a small field is drawn anew because somebody met again: where there is a system without that, and where none. */
const DRAWS = { withSystem: 2, without: 6 } as const;
/** Players times rounds that are drawn in all. */
const MOST_DRAWN = 8_000;

/**
 * Rounds at random in which nobody meets anybody twice, as far as there are such; otherwise with as few repeats as were
 * found. Each round is a lot of its own; where the lots, drawn several times, leave a repeat, and a system of tables has
 * fewer, it is taken, with the players at its places by lot. So nobody meets twice in up to 5 rounds of 16, 20
 * or 24 players in fours, 9 of 28, 8 of 32, 9 of 36 and 9 of 40 or more. Players of a group are kept apart by lots alone.
 *
 * @param seed 32 bytes in 64 hexadecimal digits
 * @throws MovementRefused when so many players make no tables
 * @throws RangeError when the seed is anything else
 */
export function roundsByLot(
  players: readonly PlayerToDraw[],
  seed: string,
  { tables = 'fours', rounds }: RoundsWanted,
): DrawnRounds {
  const random = seededRandom(seed);
  const field = inOrderOfNames(players);
  const system = systemFor(field, tables, rounds);
  const most = system ? DRAWS.withSystem : DRAWS.without;
  const draws = Math.max(1, Math.min(most, Math.floor(MOST_DRAWN / (field.length * rounds))));
  let best: DrawnOneByOne | undefined;
  for (let draw = 0; draw < draws && best?.faults !== 0; draw++) {
    best = better(best, drawnOneByOne(field, random, rounds, tables));
  }
  if (system && best!.faults > 0) {
    const placed = placedByLot(field, system, random).slice(0, rounds);
    best = better(best, drawnOneByOne(field, random, rounds, tables, placed));
  }
  return described(best!.rounds);
}

/**
 * A round robin: everybody meets everybody exactly once, the players at its places by lot. There is one in fours for 4, 16,
 * 28, 40, 52, 64, 76 and 88 players and in threes for 3, 9, 15 ... 99, see `hasRoundRobin`. Of
 * other numbers so many rounds that everybody could meet everybody, or as many as are wanted, with as few repeats as were
 * found.
 *
 * @param seed 32 bytes in 64 hexadecimal digits
 * @throws MovementRefused when so many players make no tables
 * @throws RangeError when the seed is anything else
 */
export function roundRobinTables(
  players: readonly PlayerToDraw[],
  seed: string,
  { tables = 'fours', rounds }: Partial<RoundsWanted> = {},
): DrawnRounds {
  const { sizes } = tableSizes(players.length, tables);
  const whole = Math.ceil((players.length - 1) / (Math.max(...sizes) - 1));
  const design = roundRobinOf(players.length, tables);
  if (!design) return roundsByLot(players, seed, { tables, rounds: rounds ?? whole });
  const drawn = placedByLot(inOrderOfNames(players), design, seededRandom(seed));
  return described(drawn.slice(0, rounds));
}

/** The system without repeats that has enough rounds, or as many as there are. */
function systemFor(field: readonly PlayerToDraw[], tables: TablesWanted, rounds: number): Design | undefined {
  if (field.some(({ groups = [] }) => groups.length > 0)) return undefined;
  const systems = systemsOf(field.length, tables);
  return systems.find((design) => design.length >= rounds) ?? systems[0];
}

function inOrderOfNames(players: readonly PlayerToDraw[]): PlayerToDraw[] {
  return players.toSorted((one, other) => (one.player < other.player ? -1 : 1));
}

interface DrawnOneByOne {
  readonly rounds: readonly RoundOfPlayers[];
  /** Meetings again, and, weighing more, of a group. */
  readonly faults: number;
}

function better(one: DrawnOneByOne | undefined, other: DrawnOneByOne): DrawnOneByOne {
  return one && one.faults <= other.faults ? one : other;
}

/** @param begun rounds without faults that the others follow */
function drawnOneByOne(
  field: readonly PlayerToDraw[],
  random: RandomBytes,
  count: number,
  tables: TablesWanted,
  begun: readonly RoundOfPlayers[] = [],
): DrawnOneByOne {
  const rounds = [...begun];
  let faults = 0;
  while (rounds.length < count) {
    const drawn = tablesInOrder(shuffle(field, random), rounds, tables, false);
    faults += drawn.repeats + field.length * drawn.together;
    rounds.push(drawn.tables);
  }
  return { rounds, faults };
}

/** A system of tables with the players at its places, its rounds and its tables by lot. */
function placedByLot(field: readonly PlayerToDraw[], design: Design, random: RandomBytes): RoundOfPlayers[] {
  const order = shuffle(field, random);
  const drawn: RoundOfPlayers[] = [];
  for (const round of shuffle(design, random)) {
    const named = shuffle(round, random).map((table) => table.map((place) => order[place]!.player));
    drawn.push(seatedTables(named, drawn));
  }
  return drawn;
}

function described(rounds: readonly RoundOfPlayers[]): DrawnRounds {
  const met = new Map<string, number>();
  let repeats = 0;
  let withoutRepeat = 0;
  for (const [index, round] of rounds.entries()) {
    for (const { players } of round) {
      for (const [at, one] of players.entries()) {
        for (const other of players.slice(at + 1)) {
          const pair = JSON.stringify([one, other].toSorted());
          repeats += met.get(pair) ?? 0;
          met.set(pair, (met.get(pair) ?? 0) + 1);
        }
      }
    }
    if (repeats === 0) withoutRepeat = index + 1;
  }
  const players = rounds[0]?.flatMap((table) => table.players).length ?? 0;
  const isRoundRobin = repeats === 0 && met.size === (players * (players - 1)) / 2;
  return { rounds, repeats, roundsWithoutRepeat: withoutRepeat, isRoundRobin };
}
