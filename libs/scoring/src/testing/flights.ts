import type { RankingTable } from '../ranking/ranking-tables.js';

/** Flights: each is ranked apart. */
export function flights(names: readonly string[]): RankingTable[] {
  return names.map((name) => ({ name, filter: { strata: [name] } }));
}
