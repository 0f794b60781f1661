import {
  hasTop,
  individualTies,
  masterPoints,
  rankSession,
  rankTables,
  Rational,
  type ClassifiedEntry,
  type ContestantScore,
  type DecidedRank,
  type Rank,
  type Rankable,
  type SessionScores,
  type Ties,
} from '#scoring';
import {
  methodOf,
  sectionOf,
  type ContestantClass,
  type RankingTableChoice,
  type SessionStandings,
  UNCLASSED,
} from '#tournament';
import type { PlayState, SessionPlay } from '../play-state.js';
import type { StandingOfPairs } from '../matches-of-pairs/standing-of-pairs.js';
import { classesOf, type Classes } from '../scoring/contestants.js';
import { rankingRegulationOf } from '../scoring/regulation.js';
import { lineOf } from '../scoring/scores.js';

/** A table beside the ranking of a session: strata, flights, sections, directions, categories, handicaps. */
export type TableOfStandings = {
  readonly name: string;
  readonly whom: RankingTableChoice['whom'];
  /** Whether handicaps are added to what it ranks by. */
  readonly handicap: boolean;
  /** Whether its places are worth master points. */
  readonly masterPoints: boolean;
  /** In the order of the session's rankings; those in which nobody passes are left out. */
  readonly rankings: readonly {
    /** Nothing where sections are ranked together. */
    readonly section: string | null;
    readonly line: 'NS' | 'EW' | 'one';
    readonly entries: readonly TableEntry[];
  }[];
};

export type TableEntry = {
  readonly contestant: string;
  /** From 1; nothing for who takes no place. */
  readonly place: number | null;
  /** The last of the places that equals share: `place` when nobody shares it. */
  readonly last: number | null;
  /**
   * The ranking score with the handicap: a percentage, or points if the method has none. Undefined without handicaps.
   */
  readonly handicapped: string | null;
  readonly masterPoints: string | null;
};

/** The rankings of a session: places of all who take one. */
export function sessionRanks(
  state: PlayState,
  session: SessionPlay,
  scores: SessionScores,
  pairs: StandingOfPairs | undefined,
): readonly DecidedRank[] {
  const regulation = rankingRegulationOf(state.settings, session.settings);
  if (pairs || !regulation) return pairs?.ranks ?? [];
  const classes = classesOf(state, session);
  const together = session.standings.lines === 'together';
  const ties = tiesOf(state, session, scores, pairs);
  if (classes.size === 0 && !together) return rankSession(scores.contestants.values(), regulation, ties);
  const entries = [...scores.contestants.values()].map(
    ({ contestant, boards, fullBoards, score, percentage, mean }): Rankable => {
      const ranked = classes.get(contestant.contestant)?.ranked ?? true;
      const line = together ? { line: 'one' } : {};
      return { contestant: { ...contestant, ranked, ...line }, boards, fullBoards, score, percentage, mean };
    },
  );
  return rankSession(entries, regulation, ties);
}

/** What tells equals apart in a session, where that was chosen. */
function tiesOf(
  { settings }: PlayState,
  { settings: own, standings }: SessionPlay,
  scores: SessionScores,
  pairs: StandingOfPairs | undefined,
): Ties | undefined {
  const { board, ranking } = methodOf(settings, own);
  if (ranking.by === 'victory-points') return pairs && { regulation: ranking.tieBreaks, facts: pairs.facts };
  // In IMPs the scores are above and below nothing, and one over the other says nothing.
  return standings.ties && hasTop(board) ? individualTies(scores, ranking) : undefined;
}

/** Ranks by the ranking that they are of, in its order. */
export function byRanking(ranks: readonly Rank[]): Map<string, Rank[]> {
  const rankings = new Map<string, Rank[]>();
  for (const rank of ranks) {
    const own = rankings.get(rank.ranking);
    if (own) own.push(rank);
    else rankings.set(rank.ranking, [rank]);
  }
  return rankings;
}

/** The line that a contestant is ranked in. */
export function rankedLineOf({ standings }: SessionPlay, contestant: string): 'NS' | 'EW' | 'one' {
  return standings.lines === 'together' ? 'one' : lineOf(contestant);
}

/** The points for the places of each ranking, by contestant. */
export function masterPointsOf(
  ranks: readonly Rank[],
  table: SessionStandings['masterPoints'],
): ReadonlyMap<string, string> {
  if (!table) return new Map();
  const worth = [...byRanking(ranks).values()].flatMap((own) => masterPoints(own, table));
  return new Map(worth.map(({ contestant, points }) => [contestant, points.toString()]));
}

/** The tables that a session has beside its rankings, from the ranks of those. */
export function tablesOfStandings(
  state: PlayState,
  session: SessionPlay,
  scores: SessionScores,
  ranks: readonly Rank[],
  pairs: StandingOfPairs | undefined,
): TableOfStandings[] {
  if (session.standings.tables.length === 0) return [];
  const classes = classesOf(state, session);
  const ties = tiesOf(state, session, scores, pairs);
  return session.standings.tables.map((table) => {
    const entries = ranks.map((rank) => entryOf(session, scores, { classes, pairs }, table, rank));
    return tableOf(session, table, entries, ties);
  });
}

function entryOf(
  session: SessionPlay,
  { contestants }: SessionScores,
  { classes, pairs }: { readonly classes: Classes; readonly pairs: StandingOfPairs | undefined },
  table: RankingTableChoice,
  { contestant, value, place }: Rank,
): ClassifiedEntry {
  const as = classes.get(contestant) ?? UNCLASSED;
  const apart = table.sections === 'as-ranked' && session.settings.ranked === 'by-section';
  const line = table.lines === 'apart' ? rankedLineOf(session, contestant) : 'one';
  return {
    contestant,
    value: table.handicap ? withHandicap(pairs ? { score: value } : contestants.get(contestant)!, as) : value,
    ranking: apart ? `${sectionOf(contestant)} ${line}` : line,
    ranked: place !== undefined,
    section: sectionOf(contestant),
    line: lineOf(contestant),
    ...(as.stratum === null ? {} : { stratum: as.stratum }),
    categories: as.categories,
  };
}

/** Handicaps are percentage points; where places do not go by percentages, points of what they go by. */
function withHandicap(
  { percentage, score }: Pick<ContestantScore, 'score'> & Partial<Pick<ContestantScore, 'percentage'>>,
  { handicap }: ContestantClass,
): Rational {
  return (percentage ?? score).add(Rational.of(handicap, 100));
}

function tableOf(
  session: SessionPlay,
  { name, whom, handicap, sections, masterPoints: worth }: RankingTableChoice,
  entries: readonly ClassifiedEntry[],
  ties: Ties | undefined,
): TableOfStandings {
  const ranks = rankTables(entries, [{ name, filter: whom }], ties).flatMap((table) => table.ranks);
  const points = masterPointsOf(ranks, worth);
  const apart = sections === 'as-ranked' && session.settings.ranked === 'by-section';
  return {
    name,
    whom,
    handicap,
    masterPoints: worth !== undefined,
    rankings: [...byRanking(ranks)].map(([ranking, own]) => ({
      section: apart ? sectionOf(own[0]!.contestant) : null,
      line: ranking.split(' ').at(-1) as 'NS' | 'EW' | 'one',
      entries: own.map(({ contestant, place, last, value }) => ({
        contestant,
        place: place ?? null,
        last: last ?? null,
        handicapped: handicap ? value.toString() : null,
        masterPoints: points.get(contestant) ?? null,
      })),
    })),
  };
}
