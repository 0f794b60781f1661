import type { RankingTableChoice } from '#tournament';

/** Kinds of tables as an organiser thinks of them. */
export const TABLE_KINDS = [
  'strata',
  'flights',
  'category',
  'direction',
  'section',
  'handicap',
  'all',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What tables are wanted. */
export interface TablesWanted {
  readonly kind: TableKind;
  /** Strata from the strongest on, flights, or categories. */
  readonly names: readonly string[];
  /** Both lines and all sections in one table, or each with its own places. */
  readonly over: 'all' | 'lines';
}

const OVER = {
  all: { lines: 'together', sections: 'together' },
  lines: { lines: 'apart', sections: 'as-ranked' },
} as const;

/** The words that tables get beside the names that the organiser gives. */
export interface TableWords {
  readonly handicap: string;
  readonly all: string;
  readonly line: Readonly<Record<'NS' | 'EW', string>>;
  readonly section: (section: string) => string;
}

/**
 * The tables that are wanted. A stratum has all weaker ones in it, a flight is by itself.
 *
 * @param sections the sections of the session
 */
export function tablesWanted(
  { kind, names, over }: TablesWanted,
  words: TableWords,
  sections: readonly string[],
): RankingTableChoice[] {
  const plain = { ...OVER[over], handicap: false };
  switch (kind) {
    case 'strata':
      return names.map((name, index) => ({ ...plain, name, whom: { strata: names.slice(index) } }));
    case 'flights':
      return names.map((name) => ({ ...plain, name, whom: { strata: [name] } }));
    case 'category':
      return names.map((name) => ({ ...plain, name, whom: { category: name } }));
    case 'direction':
      return (['NS', 'EW'] as const).map((line) => ({
        ...plain,
        name: words.line[line],
        whom: { line },
        lines: 'together',
      }));
    case 'section':
      return sections.map((section) => ({
        ...plain,
        name: words.section(section),
        whom: { section },
        sections: 'together',
      }));
    case 'handicap':
      return [{ ...plain, name: words.handicap, whom: {}, handicap: true }];
    case 'all':
      return [{ ...plain, ...OVER.all, name: words.all, whom: {} }];
    default:
      return kind satisfies never;
  }
}
