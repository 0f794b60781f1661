import type { Movement } from '../movement/movement.js';
import { MovementRefused, tablesOf, type MovementWhy } from '../movement/refusal.js';
import { isStored, storedHowell } from './stored-howell.js';

/** What a three-quarter Howell is asked for with. */
export interface ThreeQuarterHowellOptions {
  /** 3 to 20. */
  readonly tables: number;
  /** From as many rounds as tables up to 2T - 2; not all of them exist. */
  readonly rounds: number;
  /** Half a table: the number of the pair that is missing. */
  readonly phantom?: number;
}

/** The largest section with stored movements. */
const MOST = 20;

/** With how many rounds there is a three-quarter Howell of so many tables, none of them complete. */
export function threeQuarterRounds(tables: number): readonly number[] {
  return Array.from({ length: Math.max(0, tables - 1) }, (_, index) => tables + index).filter((rounds) =>
    isStored(tables, rounds),
  );
}

function whyNone(tables: number, rounds: number): { readonly why?: MovementWhy } {
  if (rounds >= 2 * tables) return { why: 'movement.why.no-opponents' };
  // It goes from as many rounds as tables to one less than a whole Howell; what is missing there would have to share.
  return rounds >= tables && rounds < 2 * tables - 1 ? { why: 'movement.why.shared' } : {};
}

/**
 * A three-quarter Howell: one winner, R rounds and R sets; 2T - R pairs stay, the others follow the pair with the number
 * below, boards go one table down. Nobody meets anybody twice, nobody shares, and arrows are turned, at the tables of
 * stationary pairs round by round, so that all compete as equally as may be. With T rounds it is a Mitchell with such
 * arrows, with T + 1 and T + 2 a hesitation and a double hesitation.
 *
 * @throws MovementRefused where there is none: for an even number of tables with T or T + 1 rounds, for 4 tables with
 *   6 and for 5 with 8 rounds; it names the nearest number of rounds.
 */
export function threeQuarterHowell({ tables: wanted, rounds, phantom }: ThreeQuarterHowellOptions): Movement {
  const tables = tablesOf(wanted, { least: 3, most: MOST });
  const rows = rounds < 2 * tables - 1 ? storedHowell(tables, rounds) : undefined;
  if (!rows) {
    const [nearest] = threeQuarterRounds(tables).toSorted(
      (one, other) => Math.abs(one - rounds) - Math.abs(other - rounds),
    );
    throw new MovementRefused({
      code: 'movement.none-with-rounds',
      tables,
      rounds,
      ...whyNone(tables, rounds),
      ...(nearest !== undefined && { nearest }),
    });
  }
  if (phantom !== undefined && !(Number.isInteger(phantom) && phantom >= 1 && phantom <= 2 * tables)) {
    throw new MovementRefused({ code: 'movement.phantom-unknown', phantom: String(phantom) });
  }
  return {
    name: 'three-quarter-howell',
    tables,
    rounds,
    sets: rounds,
    winners: 1,
    rows,
    ...(phantom !== undefined && { phantom: String(phantom) }),
    stationary: Array.from({ length: 2 * tables - rounds }, (_, index) => String(rounds + 1 + index)).filter(
      (pair) => pair !== String(phantom),
    ),
  };
}
