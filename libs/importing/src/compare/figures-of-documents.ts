import { Rational } from '#scoring';
import type { GamePlan, Play } from '../plan/game-plan.js';
import type {
  ScoredAward,
  ScoredContestant,
  ScoredFigures,
  RankingOf,
  ScoredPlace,
} from './scored-figures.js';
import { tableOf } from '../plan/standings-of-game.js';

/** What is looked at of a traveller. */
export interface Traveller {
  readonly fields: readonly {
    readonly field: string;
    readonly charts: readonly {
      readonly side: Side;
      readonly rows: readonly { readonly score: number; readonly raw?: string }[];
      /** Where there is one. */
      readonly datum?: number | null;
    }[];
  }[];
  readonly lines: readonly {
    readonly table: string;
    readonly round: number;
    readonly field: string | null;
    readonly awards: Readonly<Record<Side, Award>> | null;
  }[];
}

type Side = 'NS' | 'EW';
type Part = { readonly score: number; readonly weight: string };
type Top = { readonly top: string | null };
type Award =
  | ({ readonly kind: 'scored'; readonly points: string; readonly parts: readonly Part[] } & Top)
  | ({ readonly kind: 'artificial'; readonly plain: { readonly points: string } } & Top)
  | ({ readonly kind: 'percentage'; readonly points: string } & Top)
  | { readonly kind: 'not-played' };

/** The documents of a played session that its figures stand in, as its readers have them. */
export interface SessionDocuments {
  standings(): Promise<Standings>;
  traveller(board: number): Promise<Traveller>;
  /** The standing of the event that it is a part of. */
  contest(): Promise<ContestStanding>;
}

/** The figures of a played game as its documents tell them: its standings, and the traveller of each of its boards. */
export async function figuresOfDocuments(
  documents: SessionDocuments,
  { placeOf, contest }: Pick<GamePlan, 'placeOf'> & { readonly contest: unknown },
): Promise<ScoredFigures> {
  const standings = await documents.standings();
  const overall = contest ? await documents.contest() : undefined;
  const finals = overall && finalsOf(overall);
  const place = rankingsOfDocuments(standings, overall);
  const entries = standings.rankings.flatMap((ranking) => ranking.entries);
  const contestants = new Map(
    entries.map((entry): [string, ScoredContestant] => [
      entry.contestant,
      {
        boards: entry.boards,
        matchpoints: Rational.parse(entry.points),
        score: Rational.parse(entry.score),
        percentage: entry.percentage === null ? undefined : Rational.parse(entry.percentage),
        final: finals ? finals.get(entry.contestant) : Rational.parse(entry.score),
      },
    ]),
  );
  const awards = new Map<string, ScoredAward>();
  /** By board, and the sections whose scores are compared there. */
  const datums = new Map<number, { sections: readonly string[]; values: (number | undefined)[] }[]>();
  for (const board of new Set([...placeOf.values()].map((play) => play.board))) {
    // oxlint-disable-next-line no-await-in-loop -- one board after the other is enough, and needs one connection
    const traveller = await documents.traveller(board);
    datums.set(
      board,
      traveller.fields.map(({ field, charts }) => ({
        sections: field.slice(0, field.lastIndexOf('/')).split('+'),
        values: charts.map(({ datum }) => datum ?? undefined),
      })),
    );
    for (const line of traveller.lines) {
      for (const side of ['NS', 'EW'] as const) {
        const award = line.awards && awardOf(line.awards[side], traveller, line.field, side);
        if (award) awards.set(keyOf({ ...line, board }, side), award);
      }
    }
  }
  return {
    has: (line) => placeOf.has(line),
    award(line, side) {
      const play = placeOf.get(line);
      return play && awards.get(keyOf(play, side));
    },
    datums(section, board) {
      return datums.get(board)?.find(({ sections }) => sections.includes(section))?.values ?? [];
    },
    contestant: (contestant) => contestants.get(contestant),
    place,
    ...(entries.some(({ victoryPoints }) => victoryPoints) && {
      inVictoryPoints: inVictoryPoints(entries, placeOf),
    }),
  };
}

function inVictoryPoints(
  entries: Standings['rankings'][number]['entries'],
  placeOf: GamePlan['placeOf'],
): NonNullable<ScoredFigures['inVictoryPoints']> {
  const of = new Map(entries.map(({ contestant, victoryPoints }) => [contestant, victoryPoints]));
  const exact = (points: string | null | undefined) =>
    typeof points === 'string' ? Rational.parse(points) : undefined;
  return {
    total: (contestant) => exact(of.get(contestant)?.total),
    match(line, contestant) {
      const { table, round } = placeOf.get(line) ?? {};
      const matches = of.get(contestant)?.matches ?? [];
      return exact(matches.find((one) => one.table === table && one.round === round)?.points);
    },
  };
}

function keyOf({ table, round, board }: Play, side: Side): string {
  return `${table} ${round} ${board} ${side}`;
}

function awardOf(
  award: Award,
  { fields }: Traveller,
  field: string | null,
  side: Side,
): ScoredAward | undefined {
  if (award.kind === 'not-played') return undefined;
  // Programs print artificial scores as they are before the contestant's session moves them.
  const points = Rational.parse(award.kind === 'artificial' ? award.plain.points : award.points);
  const top = award.top === null ? undefined : Rational.parse(award.top);
  if (award.kind !== 'scored') return { points, unfactored: points, top };
  const charts = fields.find((each) => each.field === field)?.charts ?? [];
  const rows = charts.find((chart) => chart.side === side)?.rows ?? [];
  const raws = award.parts.flatMap(({ score, weight }) => {
    const row = rows.find((each) => each.score === score);
    return row?.raw !== undefined ? [Rational.parse(row.raw).mul(Rational.parse(weight))] : [];
  });
  return { points, unfactored: raws.length > 0 ? Rational.sum(raws) : points, top };
}

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
function finalsOf({ entries }: ContestStanding): Map<string, Rational> {
  return new Map(
    entries.flatMap(({ key, total }) => (total === null ? [] : [[contestantOf(key), Rational.parse(total)]])),
  );
}

/** `1/A-NS3` is A-NS3. */
function contestantOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** The places of a played game, in the rankings and tables of its session, over all pairs in those of its contest. */
function rankingsOfDocuments(
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
