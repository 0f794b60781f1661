import {
  contestantInSession,
  contestantsOnLine,
  type PublishedGame,
  type PublishedRanking,
} from '#interchange';
import { Rational } from '#scoring';
import {
  DEFAULT_STANDINGS,
  UNCLASSED,
  type ContestantClass,
  type ContestSettings,
  type RankingTableChoice,
  type SessionStandings,
} from '#tournament';

/** As what a contestant takes part. */
export interface PlannedClass {
  readonly contestant: string;
  readonly class: ContestantClass;
}

/** Points of an event or of a session: what is brought into it, given or taken there. */
export interface PlannedPoints {
  readonly contestant: string;
  readonly hundredths: number;
}

/** The event that the session is a part of. */
export interface PlannedContest {
  readonly settings: ContestSettings;
  readonly carried: readonly PlannedPoints[];
}

/** A ranking by its name among the tables; nothing for the rankings that a session has without any table. */
export function tableOf({ over, stratum }: Pick<PublishedRanking, 'over' | 'stratum'>): string | undefined {
  if (over === 'overall') return stratum === null ? 'overall' : `overall ${stratum}`;
  return stratum === null ? undefined : `stratum ${stratum}`;
}

/** What the standings of a game's session show: its strata, over each line and over all pairs, and full cards. */
export function standingsOfGame({ strata, sections }: PublishedGame): SessionStandings {
  return {
    ...DEFAULT_STANDINGS,
    fullCards: Object.fromEntries(
      sections.flatMap(({ section, fullCard }) => (fullCard === null ? [] : [[section, fullCard]])),
    ),
    tables: [
      ...weaker(strata).map(([stratum, own]) => table({ over: 'section', stratum }, own)),
      table({ over: 'overall', stratum: null }),
      ...weaker(strata).map(([stratum, own]) => table({ over: 'overall', stratum }, own)),
    ],
  };
}

/** Every stratum but that of everybody, with those that are ranked in it. */
function weaker(strata: readonly string[]): [stratum: string, strata: string[]][] {
  return strata.slice(1).map((stratum, index) => [stratum, strata.slice(index + 1)]);
}

function table(ranking: Pick<PublishedRanking, 'over' | 'stratum'>, strata?: string[]): RankingTableChoice {
  const apart = ranking.over === 'section';
  return {
    name: tableOf(ranking)!,
    whom: strata ? { strata } : {},
    lines: apart ? 'apart' : 'together',
    sections: apart ? 'as-ranked' : 'together',
    handicap: false,
  };
}

/** As what everybody takes part who is classed in some way; who plays without being listed takes no place. */
export function classesOfGame({ sections }: PublishedGame): PlannedClass[] {
  return sections.flatMap(({ section, contestants, lines }) => {
    const listed = new Set(contestants.map(({ contestant }) => contestant));
    const others = new Set(lines.flatMap(contestantsOnLine).filter((one) => !listed.has(one)));
    const classed = contestants.map(({ contestant, stratum, ranked }) => ({
      contestant,
      class: { ...UNCLASSED, stratum, ranked },
    }));
    const unlisted = [...others].map((contestant) => ({
      contestant,
      class: { ...UNCLASSED, ranked: false },
    }));
    return [...classed, ...unlisted]
      .filter(({ class: { stratum, ranked } }) => stratum !== null || !ranked)
      .map(({ contestant, class: as }) => ({
        contestant: contestantInSession(section, contestant),
        class: as,
      }));
  });
}

/** What counts for contestants that comes from no board. */
function besideIn({ sections }: Pick<PublishedGame, 'sections'>) {
  return sections.flatMap(({ section, contestants }) =>
    contestants.flatMap((each) => {
      const contestant = contestantInSession(section, each.contestant);
      return each.beside.map(({ reason, points }) => ({
        contestant,
        reason,
        points: Rational.parse(points),
      }));
    }),
  );
}

type Beside = ReturnType<typeof besideIn>[number];

const isPenalty = ({ reason, points }: Beside) => reason === 'penalty' && points.compare(Rational.ZERO) < 0;

/** What is taken from contestants in a game's session, as positive amounts. */
export function penaltiesOfGame(game: Pick<PublishedGame, 'sections'>): PlannedPoints[] {
  return besideIn(game)
    .filter(isPenalty)
    .map(({ contestant, points }) => ({ contestant, hundredths: hundredths(points.negated()) }));
}

/**
 * The event that a game's session is a part of: of several sessions, or with points beside the only one. What is given by
 * hand is brought into it, for a session takes alone.
 *
 * @param session the session that it is played as here
 */
export function contestOfGame(
  { title, session: { of }, strata, sections }: PublishedGame,
  session: string,
): PlannedContest | null {
  const beside = besideIn({ sections }).filter((one) => !isPenalty(one));
  if (of === 1 && beside.length === 0) return null;
  return {
    settings: {
      title: title.slice(0, 80),
      sessions: [session],
      total: 'sum',
      tables: weaker(strata).map(([stratum, own]) => ({
        name: tableOf({ over: 'overall', stratum })!,
        whom: { strata: own },
        handicap: false,
      })),
    },
    carried: byContestant(beside),
  };
}

function byContestant(
  points: readonly { readonly contestant: string; readonly points: Rational }[],
): PlannedPoints[] {
  const sums = new Map<string, Rational>();
  for (const { contestant, points: more } of points)
    sums.set(contestant, (sums.get(contestant) ?? Rational.ZERO).add(more));
  return [...sums].map(([contestant, sum]) => ({ contestant, hundredths: hundredths(sum) }));
}

function hundredths(points: Rational): number {
  return points.mul(Rational.of(100)).roundHalfAwayFromZero(0).toNumber();
}
