import { roundRobinOf, type TablesWanted } from '../tables-of-players/round-robin/table-sizes.js';

/** Whether everybody can meet everybody exactly once, all at tables of one size, in rounds that are made here. */
export function hasRoundRobin(players: number, tables: TablesWanted): boolean {
  return roundRobinOf(players, tables) !== undefined;
}
