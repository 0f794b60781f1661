import { Rational } from '#scoring';
import { tableOf } from '../plan/standings-of-game.js';
import type { RankingOf, ScoredPlace } from './scored-figures.js';

interface Entry {
  readonly contestant: string;
  readonly place: number | null;
  readonly last: number | null;
}

type Rankings = readonly { readonly entries: readonly Entry[] }[];

/** What is looked at of the standings; figures are fractions as text. */
export interface Standings {
  readonly rankings: readonly {
    readonly entries: readonly (Entry & {
      readonly percentage: string | null;
      readonly score: string;
      readonly points: string;
      readonly boards: number;
      readonly victoryPoints?: {
        readonly total: string;
        readonly matches?: readonly {
          readonly table: string;
          readonly round: number;
          readonly points: string | null;
        }[];
      };
    })[];
  }[];
  readonly tables: readonly { readonly name: string; readonly rankings: Rankings }[];
}

/** What is looked at of the standing of a contest. Its only session is the one that was played. */
export interface ContestStanding {
  readonly entries: readonly (Omit<Entry, 'contestant'> & {
    readonly key: string;
    readonly total: string | null;
  })[];
  readonly tables: readonly {
    readonly name: string;
    readonly entries: readonly (Omit<Entry, 'contestant'> & { readonly key: string })[];
  }[];
}

/** The totals of a contest, by contestant. */
export function finalsOf({ entries }: ContestStanding): Map<string, Rational> {
  return new Map(
    entries.flatMap(({ key, total }) => (total === null ? [] : [[contestantOf(key), Rational.parse(total)]])),
  );
}

/** `1/A-NS3` is A-NS3. */
function contestantOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** The places of a played game, in the rankings and tables of its session, over all pairs in those of its contest. */
export function rankingsOfDocuments(
  { rankings, tables }: Standings,
  contest: ContestStanding | undefined,
): (ranking: RankingOf, contestant: string) => ScoredPlace | undefined {
  const session = new Map<string | undefined, Rankings>([
    [undefined, rankings],
    ...tables.map((table) => [table.name, table.rankings] as const),
  ]);
  const overall = contest && overallOf(contest);
  return (ranking, contestant) => {
    const name = tableOf(ranking);
    const all = (overall?.has(name) ? overall : session).get(name) ?? [];
    const own = all.find(({ entries }) => entries.some((entry) => entry.contestant === contestant));
    return own && placeIn(own.entries, contestant);
  };
}

function overallOf({ entries, tables }: ContestStanding): Map<string | undefined, Rankings> {
  const named = (list: ContestStanding['tables'][number]['entries']): Rankings => [
    { entries: list.map(({ key, ...entry }) => ({ ...entry, contestant: contestantOf(key) })) },
  ];
  return new Map<string | undefined, Rankings>([
    [tableOf({ over: 'overall', stratum: null }), named(entries)],
    ...tables.map((table) => [table.name, named(table.entries)] as const),
  ]);
}

/** Who takes no place is numbered behind all who do. */
function placeIn(entries: readonly Entry[], contestant: string): ScoredPlace {
  const { place, last } = entries.find((entry) => entry.contestant === contestant)!;
  const placed = entries.filter((entry) => entry.place !== null).length;
  return place === null || last === null
    ? { takesPlace: false, first: placed + 1, last: entries.length }
    : { takesPlace: true, first: place, last };
}
