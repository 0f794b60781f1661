import { Rational } from '#scoring';
import type { Browser } from '../../server/browser.js';
import type { Play } from '../plan/replay-plan.js';
import { SESSION, type PlayedGame } from '../play/play-game.js';
import type { ScoredAward, ScoredContestant, ScoredFigures } from './scored-figures.js';

/** What is looked at of the standings; figures are fractions as text. */
interface Standings {
  readonly rankings: readonly {
    readonly entries: readonly {
      readonly contestant: string;
      readonly place: number | null;
      readonly percentage: string;
      readonly score: string;
      readonly points: string;
      readonly boards: number;
    }[];
  }[];
}

/** What is looked at of a traveller. */
interface Traveller {
  readonly fields: readonly {
    readonly field: string;
    readonly charts: readonly {
      readonly side: Side;
      readonly rows: readonly { readonly score: number; readonly raw: string }[];
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
type Award =
  | { readonly kind: 'scored'; readonly points: string; readonly score: number }
  | { readonly kind: 'artificial' | 'percentage'; readonly points: string }
  | { readonly kind: 'not-played' };

/** The figures of a played game as the server tells them: its standings, and the traveller of each of its boards. */
export async function figuresOfServer(
  browser: Browser,
  { tournament, position }: Pick<PlayedGame, 'tournament' | 'position'>,
  boards: Iterable<number>,
): Promise<ScoredFigures> {
  const session = `/api/tournaments/${tournament}/sessions/${SESSION}`;
  const read = (path: string) => browser.get(`${session}/${path}?after=${position}`) as Promise<unknown>;
  const { rankings } = (await read('standings')) as Standings;
  const contestants = new Map(
    rankings.flatMap(({ entries }) =>
      entries.map((entry): [string, ScoredContestant] => [
        entry.contestant,
        {
          boards: entry.boards,
          matchpoints: Rational.parse(entry.points),
          score: Rational.parse(entry.score),
          percentage: Rational.parse(entry.percentage),
          place: entry.place ?? undefined,
        },
      ]),
    ),
  );
  const awards = new Map<string, ScoredAward>();
  for (const board of boards) {
    const traveller = (await read(`boards/${board}`)) as Traveller;
    for (const line of traveller.lines) {
      for (const side of ['NS', 'EW'] as const) {
        const award = line.awards && awardOf(line.awards[side], traveller, line.field, side);
        if (award) awards.set(keyOf({ ...line, board }, side), award);
      }
    }
  }
  return {
    award: (play, side) => awards.get(keyOf(play, side)),
    contestant: (contestant) => contestants.get(contestant),
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
  const points = Rational.parse(award.points);
  if (award.kind !== 'scored') return { points, unfactored: points };
  const charts = fields.find((each) => each.field === field)?.charts ?? [];
  const rows = charts.find((chart) => chart.side === side)?.rows ?? [];
  const row = rows.find(({ score }) => score === award.score);
  return { points, unfactored: row ? Rational.parse(row.raw) : points };
}
