import { Rational } from '#scoring';
import type { GamePlan, Play } from '../plan/game-plan.js';
import {
  finalsOf,
  rankingsOfDocuments,
  type ContestStanding,
  type Standings,
} from './rankings-of-documents.js';
import type { ScoredAward, ScoredContestant, ScoredFigures } from './scored-figures.js';

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
