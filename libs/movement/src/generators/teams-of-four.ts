import type { Movement, Play } from '../movement/movement.js';
import { EVEN, MovementRefused, roundsOf, tablesOf } from '../movement/refusal.js';
import { onCircle } from './two-winner.js';

/** What a movement of many teams is asked for with: each team has a table at which its North-South pair stays. */
export interface TeamsOptions {
  readonly teams: number;
  /** Fewer rounds than each needs to meet each: of those there are, the ones in the middle. */
  readonly rounds?: number;
}

/**
 * American Whist: East-West go two tables down and the boards one before every round. Each match is played on one set
 * of boards, at the two home tables in different rounds, as far before the middle as after it, and nobody shares. With
 * an even number of teams East-West or the boards skip now and then, and no team meets the one opposite, so that there
 * is a round fewer. An odd number of rounds would leave matches half played.
 *
 * @throws MovementRefused for fewer than 3 teams, and for an odd number of rounds.
 */
export function americanWhist({ teams: wanted, rounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, { least: 3 });
  const shifts = shiftsOfBoards(teams);
  return atHome(
    'american-whist',
    { teams, rounds, complete: shifts.length, declared: undefined },
    (table, round) => {
      const shift = shifts[round - 1]!;
      // The other half of a match is played as far from the last round as this from the first, on the same set.
      return {
        ew: onCircle(table + shift - shifts.at(-round)!, teams),
        set: onCircle(table + shift, teams),
      };
    },
  );
}

/**
 * By how many tables the boards have gone down in each round of an American Whist. Those of the r-th round and the r-th
 * last differ by as much as the two teams of a match are apart: each distance once, but for half the circle.
 */
function shiftsOfBoards(teams: number): readonly number[] {
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  if (teams % 2 === 1) return upTo(teams - 1);
  // A starter of Z_T without T/2: the pairs i and -i are an even distance apart, those around one middle an odd one.
  const even = Math.floor((teams - 2) / 4);
  const odd = Math.floor(teams / 4);
  return [...upTo(even + 2 * odd), ...upTo(even).map((index) => teams - even - 1 + index)];
}

/**
 * The New England relay for an even number of teams: East-West go one table down before every round, so that in round
 * r team t meets team t + r at home. Tables t and t + T/2 share their boards; the two halves of a match are played on
 * one set, as far before the round in the middle as after it, or both in that one.
 *
 * @throws MovementRefused for an odd number of teams or fewer than 4, and for an even number of rounds.
 */
export function newEnglandRelay({ teams: wanted, rounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, { least: 4, ...EVEN });
  const options = { teams, rounds, complete: teams - 1, declared: { copies: 2 } };
  return atHome('new-england-relay', options, (table, round) => ({
    ew: onCircle(table + round, teams),
    set: onCircle(2 * table + round, teams),
  }));
}

/**
 * Thurner's movement for an even number of teams, when neither 2 nor 3 divides one fewer: 6, 8, 12, 14, 18 ... Each
 * meets each with as many sets as rounds, and only two tables share. The last team's table stands outside the circle of
 * the others, round which East-West go one up and the boards one down; who would come home plays at the outer table
 * instead, with the boards of home, where the East-West pair of the last team sits meanwhile.
 *
 * @throws MovementRefused for other numbers of teams, and for fewer rounds, which would leave matches half played.
 */
export function thurner({ teams: wanted, rounds: wantedRounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, {
    least: 6,
    fits: (count) => count % 2 === 0 && (count - 1) % 3 > 0,
    why: 'movement.why.not-thurner',
  });
  const circle = teams - 1;
  roundsOf(wantedRounds ?? circle, { least: circle, most: circle });
  // In the first round East-West x sits at table 3 - 2x: so both halves of any match fall on one set.
  const tableOf = (pair: number, gone: number) => onCircle(3 - 2 * pair + gone, circle);
  const inCircle = Array.from({ length: circle }, (_, index) => index + 1);
  const rounds = inCircle.map((_, gone): Play[] => {
    const setAt = (table: number) => onCircle(table + gone, circle);
    const home = inCircle.find((pair) => tableOf(pair, gone) === pair)!;
    const within = inCircle.map((table): Play => {
      const pair = inCircle.find((each) => tableOf(each, gone) === table)!;
      return { ns: String(table), ew: String(pair === home ? teams : pair), set: setAt(table) };
    });
    return [...within, { ns: String(teams), ew: String(home), set: setAt(home) }];
  });
  const rows = rounds[0]!.map((_, table) => rounds.map((plays) => plays[table]!));
  return teamsMovement('thurner', rows, { sets: circle, declared: { copies: 2 } });
}

interface AtHomeOptions {
  readonly teams: number;
  readonly rounds: number | undefined;
  /** The rounds of the complete movement. */
  readonly complete: number;
  readonly declared: Movement['declared'];
}

function atHome(
  name: Movement['name'],
  { teams, rounds: wanted, complete, declared }: AtHomeOptions,
  rule: (table: number, round: number) => { ew: number; set: number },
): Movement {
  const rounds = roundsOf(wanted ?? complete, { most: complete });
  if ((complete - rounds) % 2 > 0) {
    const nearest = rounds + 1;
    const why = 'movement.why.half-played';
    throw new MovementRefused({ code: 'movement.none-with-rounds', tables: teams, rounds, why, nearest });
  }
  const before = (complete - rounds) / 2;
  const play = (table: number, round: number): Play => {
    const { ew, set } = rule(table, before + round);
    return { ns: String(table), ew: String(ew), set };
  };
  return teamsMovement(
    name,
    Array.from({ length: teams }, (_, table) =>
      Array.from({ length: rounds }, (_, round) => play(table + 1, round + 1)),
    ),
    { sets: teams, declared },
  );
}

/**
 * A match of three teams, each against each at once, in two stanzas of the same three sets: at its table a team's
 * North-South pair meets the one team, then the other.
 *
 * @throws MovementRefused for another number of teams or rounds.
 */
export function triple({ teams = 3, rounds }: Partial<TeamsOptions> = {}): Movement {
  tablesOf(teams, { least: 3, most: 3 });
  inStanzas(rounds);
  return teamsMovement(
    'triple',
    figures(
      [
        [1, 2, 1],
        [1, 3, 3],
      ],
      [
        [2, 3, 2],
        [2, 1, 1],
      ],
      [
        [3, 1, 3],
        [3, 2, 2],
      ],
    ),
    {
      sets: 3,
    },
  );
}

/**
 * A match of two teams in two stanzas: the tables exchange their boards after the first, so that one copy will do.
 *
 * @throws MovementRefused for another number of teams or rounds.
 */
export function twoStanza({ teams = 2, rounds }: Partial<TeamsOptions> = {}): Movement {
  tablesOf(teams, { least: 2, most: 2 });
  inStanzas(rounds);
  return teamsMovement(
    'two-stanza',
    figures(
      [
        [1, 2, 1],
        [1, 2, 2],
      ],
      [
        [2, 1, 2],
        [2, 1, 1],
      ],
    ),
    {
      sets: 2,
      declared: { meetings: 2 },
    },
  );
}

function inStanzas(rounds = 2): void {
  roundsOf(rounds, { least: 2, most: 2 });
}

/**
 * Who meets whom in each round of a round robin, by the circle: the last stays and meets r in round r, the others meet
 * those as far from r on the other side. With an odd number one has a bye in each round.
 *
 * @param contestants from 2
 * @returns home and away by number, round by round
 */
export function roundRobinRounds(
  contestants: number,
): readonly (readonly (readonly [home: number, away: number])[])[] {
  if (!Number.isInteger(contestants) || contestants < 2) {
    throw new MovementRefused({ code: 'movement.tables-unfit', tables: contestants });
  }
  const even = contestants + (contestants % 2);
  const circle = even - 1;
  return Array.from({ length: circle }, (_, index) => {
    const round = index + 1;
    const sides = Array.from({ length: even / 2 - 1 }, (_, step): readonly [number, number] => [
      onCircle(round + step + 1, circle),
      onCircle(round - step - 1, circle),
    ]);
    return even > contestants ? sides : [[even, round] as const, ...sides];
  });
}

/**
 * A round robin of teams head to head: each match has two tables, side by side, that play the same set at once. All
 * matches of a round play one set, so that every table has a copy.
 *
 * @throws MovementRefused for fewer than 2 teams or more than there are tables.
 */
export function roundRobin({ teams: wanted, rounds: wantedRounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, { least: 2 });
  const all = roundRobinRounds(teams);
  const rounds = roundsOf(wantedRounds ?? all.length, { most: all.length });
  const matches = Math.floor(teams / 2);
  const rows = Array.from({ length: 2 * matches }, (_, table) =>
    all.slice(0, rounds).map((round, index): Play => {
      const [home, away] = round[Math.floor(table / 2)]!.map(String) as [string, string];
      return table % 2 === 0
        ? { ns: home, ew: away, set: index + 1 }
        : { ns: away, ew: home, set: index + 1 };
    }),
  );
  return {
    ...teamsMovement('round-robin', rows, { sets: rounds, declared: { copies: 2 * matches } }),
    stationary: [],
  };
}

/** A movement of teams by its rows. */
export function teamsMovement(
  name: Movement['name'],
  rows: readonly (readonly Play[])[],
  { sets, declared }: { readonly sets: number; readonly declared?: Movement['declared'] | undefined },
): Movement {
  return {
    name,
    tables: rows.length,
    rounds: rows[0]!.length,
    sets,
    winners: 1,
    contestants: 'teams',
    rows,
    // A team's North-South pair stays at home; the team as such is at two tables.
    stationary: [],
    ...(declared && { declared }),
  };
}

function figures(
  ...rows: (readonly [ns: number, ew: number, set: number])[][]
): readonly (readonly Play[])[] {
  return rows.map((row) => row.map(([ns, ew, set]) => ({ ns: String(ns), ew: String(ew), set })));
}
