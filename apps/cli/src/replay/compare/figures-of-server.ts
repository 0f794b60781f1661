import { contestantInSession, type PublishedGame } from '#interchange';
import { rank, Rational } from '#scoring';
import type { Browser } from '../../server/browser.js';
import type { Play, ReplayPlan } from '../plan/replay-plan.js';
import { SESSION, type PlayedGame } from '../play/play-game.js';
import type { ScoredAward, ScoredContestant, ScoredFigures, ScoredPlace } from './scored-figures.js';

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
type Part = { readonly score: number; readonly weight: string };
type Award =
  | { readonly kind: 'scored'; readonly points: string; readonly parts: readonly Part[] }
  | { readonly kind: 'artificial' | 'percentage'; readonly points: string }
  | { readonly kind: 'not-played' };

/** The figures of a played game as the server tells them: its standings, and the traveller of each of its boards. */
export async function figuresOfServer(
  browser: Browser,
  { tournament, position }: Pick<PlayedGame, 'tournament' | 'position'>,
  game: PublishedGame,
  { placeOf }: Pick<ReplayPlan, 'placeOf'>,
): Promise<ScoredFigures> {
  const session = `/api/tournaments/${tournament}/sessions/${SESSION}`;
  const read = (path: string) => browser.get(`${session}/${path}?after=${position}`) as Promise<unknown>;
  const { rankings } = (await read('standings')) as Standings;
  const entries = rankings.flatMap((ranking) => ranking.entries);
  const contestants = new Map(
    entries.map((entry): [string, ScoredContestant] => [
      entry.contestant,
      {
        boards: entry.boards,
        matchpoints: Rational.parse(entry.points),
        score: Rational.parse(entry.score),
        percentage: Rational.parse(entry.percentage),
        final: Rational.parse(entry.score),
      },
    ]),
  );
  const places = placesOf(game, new Map(entries.map(({ contestant, place }) => [contestant, place])));
  const awards = new Map<string, ScoredAward>();
  for (const board of new Set([...placeOf.values()].map((play) => play.board))) {
    const traveller = (await read(`boards/${board}`)) as Traveller;
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
    datums: () => [],
    contestant: (contestant) => contestants.get(contestant),
    place: ({ over, stratum }, contestant) =>
      over === 'section' && stratum === null ? places.get(contestant) : undefined,
  };
}

/** Places among those who take one in the file, which can leave out some whom a session here ranks. */
function placesOf(
  { sections, scoring }: PublishedGame,
  placeOf: ReadonlyMap<string, number | null>,
): Map<string, ScoredPlace> {
  const groupOf = new Map(
    scoring.ranked.flatMap((group) => group.map((section) => [section, group.join('+')])),
  );
  const taking = sections.flatMap(({ section, winners, contestants }) =>
    contestants.flatMap((each) => {
      const contestant = contestantInSession(section, each.contestant);
      const place = placeOf.get(contestant);
      if (!each.ranked || typeof place !== 'number') return [];
      const line = winners === 1 ? 'one' : each.contestant.slice(0, 2);
      return [{ contestant, value: Rational.of(-place), ranking: `${groupOf.get(section)} ${line}` }];
    }),
  );
  return new Map(
    rank(taking).map(({ contestant, place, last }) => [
      contestant,
      { takesPlace: true, first: place!, last: last! },
    ]),
  );
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
  const raws = award.parts.flatMap(({ score, weight }) => {
    const row = rows.find((each) => each.score === score);
    return row ? [Rational.parse(row.raw).mul(Rational.parse(weight))] : [];
  });
  return { points, unfactored: raws.length > 0 ? Rational.sum(raws) : points };
}
