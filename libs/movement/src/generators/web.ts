import type { Movement } from '../movement/movement.js';
import { MOST_TABLES, MovementRefused, tablesOf } from '../movement/refusal.js';
import { onCircle, twoWinner, type MitchellOptions } from './two-winner.js';

/** How the boards of a web lie and go. */
export interface WebBoards {
  /** Tables 1 to this number get the next higher set after each round, set t in round 1. */
  readonly ascending: number;
  /** The others get the next lower one: table t has set `first` - t in round 1, round the circle of sets. */
  readonly first: number;
  /** After this round East-West go one table further, once; 0: never. */
  readonly skipAfter: number;
  /** So many copies of each set keep the tables apart. */
  readonly copies: number;
}

/**
 * How a web is to be laid: without a skip if that is possible, then with the fewest copies, then with the fewest
 * ascending tables. An odd number of rounds can be had at any number of tables, an even one at even numbers.
 *
 * @returns nothing where there is none: East-West would come to boards that they have played.
 */
export function webBoards(tables: number, rounds: number): WebBoards | undefined {
  const skips = rounds % 2 === 0 ? [0, rounds / 2] : [0];
  for (const skipAfter of skips) {
    const found: WebBoards[] = [];
    for (let ascending = 0; ascending <= tables; ascending++) {
      // Where all ascend it does not matter what the others would have.
      for (let first = 1; first <= (ascending === tables ? 1 : rounds); first++) {
        const copies = copiesOf(tables, rounds, { ascending, first, skipAfter });
        if (copies !== undefined) found.push({ ascending, first, skipAfter, copies });
      }
    }
    if (found.length > 0) return found.reduce((best, one) => (one.copies < best.copies ? one : best));
  }
  return undefined;
}

/**
 * The web movement, also called appendix or Bowman: more tables than rounds and only as many sets as rounds, so that
 * everybody plays all of them. North-South stay, East-West go one table up after each round; at some tables the boards
 * follow rising, at the others falling. Several copies are needed.
 *
 * @throws MovementRefused where there is none, with the nearest number of rounds that has one.
 */
export function web({ rounds: wanted, ...options }: MitchellOptions & { readonly rounds: number }): Movement {
  const tables = tablesOf(options.tables, { least: 3 });
  const boards = wanted >= 2 && wanted <= tables ? webBoards(tables, wanted) : undefined;
  if (!boards) {
    throw new MovementRefused({
      code: 'movement.none-with-rounds',
      tables,
      rounds: wanted,
      why: wanted > tables ? 'movement.why.no-opponents' : 'movement.why.boards-again',
      ...nearestWeb(tables, wanted),
    });
  }
  const { ascending, first, skipAfter, copies } = boards;
  const movement = twoWinner('web', { ...options, rounds: wanted }, wanted, (table, round) => ({
    ew: onCircle(table - round + 1 - (skipAfter > 0 && round > skipAfter ? 1 : 0), tables),
    set: setAt(table, round, wanted, { ascending, first }),
  }));
  return { ...movement, sets: wanted, ...(copies > 1 && { declared: { copies } }) };
}

function nearestWeb(tables: number, rounds: number): { readonly nearest?: number } {
  for (let off = 1; off < MOST_TABLES; off++) {
    const nearest = [rounds + off, rounds - off].find(
      (other) => Number.isInteger(other) && other >= 2 && other <= tables && webBoards(tables, other),
    );
    if (nearest !== undefined) return { nearest };
  }
  return {};
}

function setAt(
  table: number,
  round: number,
  sets: number,
  { ascending, first }: Pick<WebBoards, 'ascending' | 'first'>,
): number {
  return onCircle(table <= ascending ? table + round - 1 : first - table - (round - 1), sets);
}

/** How many tables play a set in one round at most; nothing when somebody would play a set twice. */
function copiesOf(tables: number, rounds: number, boards: Omit<WebBoards, 'copies'>): number | undefined {
  const played = new Uint8Array((tables + 1) * (rounds + 1));
  let most = 0;
  for (let round = 1; round <= rounds; round++) {
    const copies = new Uint8Array(rounds + 1);
    const skip = boards.skipAfter > 0 && round > boards.skipAfter ? 1 : 0;
    for (let table = 1; table <= tables; table++) {
      const set = setAt(table, round, rounds, boards);
      const pair = onCircle(table - round + 1 - skip, tables) * (rounds + 1) + set;
      if (played[pair]) return undefined;
      played[pair] = 1;
      copies[set]!++;
      most = Math.max(most, copies[set]!);
    }
  }
  return most;
}
