import { MovementRefused } from '../../movement/refusal.js';
import { kirkmanRounds, roundsOfFours, transversalRounds, type Design } from './designs.js';

/** Which tables are wanted: the others are as few as the number of players allows. */
export const TABLES_WANTED = ['fours', 'threes'] as const;
export type TablesWanted = (typeof TABLES_WANTED)[number];

/** The largest field that is drawn. */
export const MOST_PLAYERS = 1_000;

/** How many sit at each table: those of the size that is wanted first. */
export interface TableSizes {
  readonly sizes: readonly number[];
  /** How many players a table of the kind that is wanted has, and one of the other kind. */
  readonly usual: 3 | 4;
  readonly other: 3 | 4;
}

/**
 * The tables of a field. Fours: 12 players are 4 + 4 + 4, 13 are 4 + 3 + 3 + 3, 14 are 4 + 4 + 3 + 3, 15 are 4 + 4 + 4 + 3.
 * Threes: 12 are 3 + 3 + 3 + 3, 13 are 3 + 3 + 3 + 4, 14 are 3 + 3 + 4 + 4.
 *
 * @throws MovementRefused for 1, 2 and 5 players, who make no tables of three and four, and for too many
 */
export function tableSizes(players: number, wanted: TablesWanted): TableSizes {
  const [usual, other] = wanted === 'fours' ? ([4, 3] as const) : ([3, 4] as const);
  const others = [...Array(usual).keys()].find(
    (count) => count * other <= players && (players - count * other) % usual === 0,
  );
  if (!Number.isInteger(players) || players < 3 || players > MOST_PLAYERS || others === undefined) {
    throw new MovementRefused({
      code: 'movement.players-unfit',
      players,
      least: players === 5 ? 6 : 3,
      most: MOST_PLAYERS,
    });
  }
  const usuals = (players - others * other) / usual;
  return {
    sizes: [...Array<number>(usuals).fill(usual), ...Array<number>(others).fill(other)],
    usual,
    other,
  };
}

/** Rounds in which everybody meets everybody exactly once; nothing where none are made here. */
export function roundRobinOf(players: number, tables: TablesWanted): Design | undefined {
  return tables === 'fours' ? roundsOfFours(players) : kirkmanRounds(players);
}

/** Whether so many rounds are made here in which nobody meets anybody twice, all at full tables. */
export function hasSystem(players: number, tables: TablesWanted, rounds: number): boolean {
  return systemsOf(players, tables).some((system) => system.length >= rounds);
}

/** The systems of rounds in which nobody meets anybody twice that are made here for so many players. */
export function systemsOf(players: number, tables: TablesWanted): readonly Design[] {
  const systems = [roundRobinOf(players, tables), transversalRounds(players, tables === 'fours' ? 4 : 3)];
  return systems.filter((design) => design !== undefined);
}
