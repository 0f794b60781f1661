import type { Rank, RankingEntry } from './rank.js';
import { ranked } from './rank-session.js';
import type { Ties } from './tie-breaks.js';

/** Someone to be ranked, with what tables go by. */
export interface ClassifiedEntry extends RankingEntry {
  readonly section?: string;
  /** Direction, where it is one: 'NS'. */
  readonly line?: string;
  /** Stratum or flight: 'A'. */
  readonly stratum?: string;
  /** Whatever else there are tables of: 'mixed', 'seniors', 'women', 'juniors'. */
  readonly categories?: readonly string[];
}

/** Whom a table ranks; all that is stated has to hold. Plain data. */
export interface TableFilter {
  readonly section?: string;
  readonly line?: string;
  /** Any of these. */
  readonly strata?: readonly string[];
  readonly category?: string;
}

/** A table beside the main ranking: those who pass the filter, with places among themselves. */
export interface RankingTable {
  readonly name: string;
  readonly filter: TableFilter;
}

export interface RankedTable extends RankingTable {
  readonly ranks: readonly Rank[];
}

/**
 * Strata, the strongest first: each has a ranking of its own, in which all weaker ones take part. So who is in C has a
 * place in A, B and C.
 */
export function strata(strongestFirst: readonly string[]): RankingTable[] {
  return strongestFirst.map((name, at) => ({ name, filter: { strata: strongestFirst.slice(at) } }));
}

/**
 * Several tables of the same contestants, in the order of the tables. In each, those who pass are ranked as if there
 * were no others, in as many rankings as the entries say.
 *
 * @param ties what tells equals apart; left out: they share their places
 */
export function rankTables(
  entries: readonly ClassifiedEntry[],
  tables: readonly RankingTable[],
  ties?: Ties,
): RankedTable[] {
  return tables.map((table) => ({
    ...table,
    ranks: ranked(
      entries.filter((entry) => passes(entry, table.filter)),
      ties,
    ),
  }));
}

function passes(entry: ClassifiedEntry, { section, line, strata, category }: TableFilter): boolean {
  return (
    (section === undefined || entry.section === section) &&
    (line === undefined || entry.line === line) &&
    (strata === undefined || (entry.stratum !== undefined && strata.includes(entry.stratum))) &&
    (category === undefined || (entry.categories ?? []).includes(category))
  );
}
