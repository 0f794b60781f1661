import type { PublishedGame } from '#interchange';
import { Rational } from '#scoring';
import type { Browser } from '../../server/browser.js';
import type { Play, ReplayPlan } from '../plan/replay-plan.js';
import type { PlayedGame } from '../play/play-game.js';
import { CONTEST, SESSION } from '../session.js';
import { finalsOf, rankingsOfServer, type ContestStanding, type Standings } from './rankings-of-server.js';
import type { ScoredAward, ScoredContestant, ScoredFigures } from './scored-figures.js';

/** What is looked at of a traveller. */
interface Traveller {
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
type Award =
  | { readonly kind: 'scored'; readonly points: string; readonly parts: readonly Part[] }
  | { readonly kind: 'artificial'; readonly plain: { readonly points: string } }
  | { readonly kind: 'percentage'; readonly points: string }
  | { readonly kind: 'not-played' };

/** The figures of a played game as the server tells them: its standings, and the traveller of each of its boards. */
export async function figuresOfServer(
  browser: Browser,
  { tournament, position }: Pick<PlayedGame, 'tournament' | 'position'>,
  game: Pick<PublishedGame, 'scoring'>,
  { placeOf, contest }: Pick<ReplayPlan, 'placeOf' | 'contest'>,
): Promise<ScoredFigures> {
  const readAll = (path: string) =>
    browser.get(`/api/tournaments/${tournament}/${path}?after=${position}`) as Promise<unknown>;
  const read = (path: string) => readAll(`sessions/${SESSION}/${path}`);
  const standings = (await read('standings')) as Standings;
  const overall = contest ? ((await readAll(`contests/${CONTEST}`)) as ContestStanding) : undefined;
  const finals = overall && finalsOf(overall);
  const place = rankingsOfServer(standings, overall);
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
  const datums = new Map<string, (number | undefined)[]>();
  for (const board of new Set([...placeOf.values()].map((play) => play.board))) {
    const traveller = (await read(`boards/${board}`)) as Traveller;
    for (const { field, charts } of traveller.fields) {
      datums.set(
        field,
        charts.map(({ datum }) => datum ?? undefined),
      );
    }
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
      const group = game.scoring.scored.find((letters) => letters.includes(section)) ?? [section];
      return datums.get(`${group.join('+')}/${board}`) ?? [];
    },
    contestant: (contestant) => contestants.get(contestant),
    place,
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
  if (award.kind !== 'scored') return { points, unfactored: points };
  const charts = fields.find((each) => each.field === field)?.charts ?? [];
  const rows = charts.find((chart) => chart.side === side)?.rows ?? [];
  const raws = award.parts.flatMap(({ score, weight }) => {
    const row = rows.find((each) => each.score === score);
    return row?.raw !== undefined ? [Rational.parse(row.raw).mul(Rational.parse(weight))] : [];
  });
  return { points, unfactored: raws.length > 0 ? Rational.sum(raws) : points };
}
