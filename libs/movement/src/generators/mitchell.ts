import type { Movement, MovementName } from '../movement/movement.js';
import { MovementRefused, roundsOf, ODD, tablesOf, EVEN, MOST_TABLES } from '../movement/refusal.js';
import { arrowSwitch } from './arrow-switch.js';

/** What a Mitchell of any kind is asked for with. */
export interface MitchellOptions {
  readonly tables: number;
  /** Fewer rounds than there are leave the movement incomplete: fewer boards than lie on the tables are played. */
  readonly rounds?: number;
  /**
   * Half a table: who is missing. 'NS' and 'EW': the pair with the highest number of that line; a number: pairs are
   * counted as they are with one winner, 1 to T North-South, T + 1 to 2T East-West.
   */
  readonly phantom?: 'NS' | 'EW' | number;
  /** One winner: pairs become 1 to 2T, and in these rounds (maybe none) the boards are turned. */
  readonly arrowSwitched?: readonly number[];
}

/** 1 to n, as on a circle. */
export const onCircle = (x: number, n: number): number => ((((x - 1) % n) + n) % n) + 1;

/** A movement in which pair NS t sits at table t, East-West and the boards as the rule says. */
export function twoWinner(
  name: MovementName,
  { tables, rounds: wanted, phantom, arrowSwitched }: MitchellOptions,
  mostRounds: number,
  rule: (table: number, round: number) => { ew: number; set: number },
): Movement {
  const rounds = roundsOf(wanted ?? mostRounds, { most: mostRounds });
  const missing = phantom === undefined ? undefined : phantomOf(phantom, tables);
  const numbers = Array.from({ length: tables }, (_, index) => index + 1);
  const movement: Movement = {
    name,
    tables,
    rounds,
    sets: tables,
    winners: 2,
    rows: numbers.map((table) =>
      Array.from({ length: rounds }, (_, index) => {
        const { ew, set } = rule(table, index + 1);
        return { ns: `NS${table}`, ew: `EW${ew}`, set };
      }),
    ),
    ...(missing !== undefined && { phantom: missing }),
    stationary: numbers.map((table) => `NS${table}`).filter((pair) => pair !== missing),
  };
  return arrowSwitched ? arrowSwitch(movement, arrowSwitched) : movement;
}

function phantomOf(phantom: 'NS' | 'EW' | number, tables: number): string {
  if (phantom === 'NS' || phantom === 'EW') return `${phantom}${tables}`;
  if (!Number.isInteger(phantom) || phantom < 1 || phantom > 2 * tables) {
    throw new MovementRefused({ code: 'movement.phantom-unknown', phantom: String(phantom) });
  }
  return phantom <= tables ? `NS${phantom}` : `EW${phantom - tables}`;
}

/**
 * The Mitchell movement of an odd number of tables: North-South stay, East-West go one table up after each round, the
 * boards one table down. At most as many rounds as tables.
 *
 * @throws MovementRefused for an even number of tables (East-West would come to boards that they have played: see
 *   skipMitchell and shareAndRelay) or fewer than 3.
 */
export function mitchell(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, { least: 3, ...ODD });
  return twoWinner('mitchell', options, tables, (table, round) => ({
    ew: onCircle(table - round + 1, tables),
    set: onCircle(table + round - 1, tables),
  }));
}

/**
 * The Mitchell movement of an even number of tables with a skip: after half as many rounds as there are tables,
 * East-West go one table further, once, and so pass by the boards that they have played. Nobody shares boards; one
 * opponent is not met, so that there is one round fewer than tables.
 *
 * @throws MovementRefused for an odd number of tables or fewer than 4.
 */
export function skipMitchell(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, { least: 4, ...EVEN });
  return twoWinner('skip-mitchell', options, tables - 1, (table, round) => ({
    ew: onCircle(table - round + 1 - (round > tables / 2 ? 1 : 0), tables),
    set: onCircle(table + round - 1, tables),
  }));
}

/**
 * The Mitchell movement of an even number of tables without a skip: a relay stands halfway, between tables T/2 and
 * T/2 + 1, and the first and the last table share their boards in every round. Everybody of the one line meets
 * everybody of the other. With a phantom at one of these two tables nobody shares.
 *
 * @throws MovementRefused for an odd number of tables or fewer than 2.
 */
export function shareAndRelay(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, { least: 2, ...EVEN });
  return twoWinner('share-and-relay', options, tables, (table, round) => ({
    ew: onCircle(table - round + 1, tables),
    set: onCircle(table + round - 1 + (table > tables / 2 ? 1 : 0), tables),
  }));
}

/**
 * The double weave Mitchell: East-West pairs with odd numbers go one table up and those with even numbers one table
 * down, boards the other way round, odd sets down and even sets up. After half the rounds East-West turn back: who
 * went up comes in one table below its first one and goes down, and the other way round. So who met the odd sets
 * meets the even ones. As many rounds as tables, without a relay, and nobody shares.
 *
 * @throws MovementRefused for a number of tables that is no multiple of 4.
 */
export function doubleWeave(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, {
    least: 4,
    fits: (count) => count % 4 === 0,
    why: 'movement.why.not-by-four',
  });
  return twoWinner('double-weave', options, tables, (table, round) => {
    const gone = round - 1;
    const later = gone - tables / 2;
    const up = later < 0 ? table - gone : table + 1 + later;
    const down = later < 0 ? table + gone : table - 1 - later;
    const odd = (number: number) => onCircle(number, tables) % 2 === 1;
    const set = odd(table + gone) ? table + gone : table - gone;
    return { ew: onCircle(odd(up) ? up : down, tables), set: onCircle(set, tables) };
  });
}

/**
 * The Blackpool movement of an even number of tables: a Mitchell with two relays, one halfway and one between the last
 * table and the first, so that there are two sets more than tables, nobody skips and nobody shares. In as many rounds as
 * tables everybody of the one line meets everybody of the other. One or two more rounds are possible, in which all meet
 * somebody again: in the last but one as in the first round, in the last the table at the same distance from the other end.
 *
 * @throws MovementRefused for an odd number of tables or fewer than 4.
 */
export function blackpool(options: MitchellOptions): Movement {
  const tables = tablesOf(options.tables, {
    least: 4,
    most: MOST_TABLES - 2,
    ...EVEN,
  });
  const sets = tables + 2;
  const movement = twoWinner('blackpool', options, sets, (table, round) => ({
    ew: round === sets ? tables + 1 - table : onCircle(table - round + 1, tables),
    set: onCircle(table + round - 1 + (table > tables / 2 ? 1 : 0), sets),
  }));
  return { ...movement, sets, ...(movement.rounds > tables && { declared: { meetings: 2 } }) };
}
