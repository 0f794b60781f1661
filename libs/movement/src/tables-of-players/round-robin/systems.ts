import type { TablesWanted } from './table-sizes.js';
import { kirkmanRounds, roundsOfFours, transversalRounds, type Design } from './designs.js';

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
