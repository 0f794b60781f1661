import type { Movement, Play } from '../movement/movement.js';
import { EVEN, roundsOf, tablesOf } from '../movement/refusal.js';
import { mitchell } from './mitchell.js';
import { onCircle } from './two-winner.js';
import { skipMitchell } from './skip-mitchell.js';
import { teamsMovement, type TeamsOptions } from './teams-of-four.js';

/**
 * The stagger for an even number of teams, T: the tables stand in two rows, and those across from each other, t and
 * t + T/2, share their boards. Before each round East-West go two tables down and the boards one down their row, but in
 * the middle, where they go three and new boards are put out. So in the first T/2 - 1 rounds each team has met those that
 * are an even number of tables away, in the others those at an odd one, all on the same boards at both home tables: what
 * was played before the break can be scored in it.
 *
 * @throws MovementRefused for an odd number of teams or fewer than 4, and for fewer rounds, which would leave matches
 *   half played.
 */
export function stagger({ teams: wanted, rounds: wantedRounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, { least: 4, ...EVEN });
  const row = teams / 2;
  const rounds = roundsOf(wantedRounds ?? teams - 1, { least: teams - 1, most: teams - 1 });
  const play = (table: number, round: number): Play => {
    const before = round < row;
    const gone = before ? round : round - row + 1;
    const away = before ? 2 * gone : 2 * gone - 1;
    const set = onCircle(table + gone - 1, row) + (before ? 0 : row);
    return { ns: String(table), ew: String(onCircle(table + away, teams)), set };
  };
  const rows = Array.from({ length: teams }, (_, table) =>
    Array.from({ length: rounds }, (__, round) => play(table + 1, round + 1)),
  );
  return teamsMovement('stagger', rows, { sets: teams, declared: { copies: 2 } });
}

/**
 * Two parallel rows of an even number of teams: those of the one stay, those of the other go along them as East-West of a
 * Mitchell do, with a skip where a row is even. Each match is played at both tables at once, across from each other, and
 * nobody meets a team of its own row. Also known as twinned pairs.
 *
 * @throws MovementRefused for an odd number of teams or fewer than 6.
 */
export function parallelRows({ teams: wanted, rounds }: TeamsOptions): Movement {
  const teams = tablesOf(wanted, { least: 6, ...EVEN });
  const row = teams / 2;
  const pairs = (row % 2 === 1 ? mitchell : skipMitchell)({
    tables: row,
    ...(rounds !== undefined && { rounds }),
  });
  const matches = pairs.rows.map((plays) =>
    plays.map((play) => ({
      stays: play!.ns.replace('NS', ''),
      goes: String(row + Number(play!.ew.replace('EW', ''))),
      set: play!.set,
    })),
  );
  const rows = [
    ...matches.map((plays) => plays.map(({ stays, goes, set }): Play => ({ ns: stays, ew: goes, set }))),
    ...matches.map((plays) => plays.map(({ stays, goes, set }): Play => ({ ns: goes, ew: stays, set }))),
  ];
  return teamsMovement('parallel-rows', rows, { sets: row, declared: { copies: 2 } });
}
