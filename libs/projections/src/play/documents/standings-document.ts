import type {
  AppliedAdjustment,
  BoardMethod,
  ContestantScore,
  DecidedRank,
  SessionRanking,
  SessionScores,
  TieBreakValues,
} from '#scoring';
import { methodOf, sectionOf, type PenaltyAmount } from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { PlayState, RulingPlay, SessionPlay } from '../play-state.js';
import {
  standingOfPairs,
  type StandingOfPairs,
  victoryPointsOf,
  type VictoryPointsDocument,
} from '../matches-of-pairs/standing-of-pairs.js';
import { victoryPointPenalties, type VictoryPointPenalty } from '../matches-of-pairs/matches-of-pairs.js';
import { textOf } from './boards/award-document.js';
import { standingProtocol } from '../fold/protocols.js';
import { extentOf } from '../scoring/extent.js';
import { scoresOf, scoresWithin } from '../scoring/scores.js';
import { correctionsDocument, type CorrectionsDocument } from './rulings/corrections-document.js';
import {
  masterPointsOf,
  rankedLineOf,
  sessionRanks,
  tablesOfStandings,
  type TableOfStandings,
} from '../stages/ranking-tables.js';

/** The standings of a session. Matchpoints, IMPs and percentages are exact: fractions as text. */
export type StandingsDocument = {
  /** The last round that they are made of; nothing where everything is in them, as it stands. */
  readonly afterRound: number | null;
  /** Everything is played: the session is closed. */
  readonly final: boolean;
  /** Once closed: when the correction period ends, and whether it was corrected after that. */
  readonly corrections: CorrectionsDocument | null;
  /** The kind of scoring method, and what decides places. */
  readonly method: BoardMethod['kind'];
  readonly by: SessionRanking['by'];
  /** The published protocol that these are the standings of: anybody can check them against it. */
  readonly protocol: { readonly edition: number; readonly at: number; readonly hash: string } | null;
  /** One for each line, and for each section where sections are ranked apart. */
  readonly rankings: readonly RankingDocument[];
  /** Beside them: strata, flights, sections, directions, categories, handicaps. */
  readonly tables: readonly TableOfStandings[];
};

export type RankingDocument = {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entries: readonly StandingDocument[];
};

export type StandingDocument = {
  readonly contestant: string;
  /** From 1; nothing for who has played too few boards to take a place. */
  readonly place: number | null;
  /** The last of the places that equals share: `place` when nobody shares it. */
  readonly last: number | null;
  /** The place after the round before, where standings are as at ends of rounds. */
  readonly before: number | null;
  /** Of a full card; nothing in IMPs. */
  readonly percentage: string | null;
  /** Matchpoints, scaled to a full card, or IMPs; penalties taken off. And the matchpoints of a full card. */
  readonly score: string;
  readonly maximum: string | null;
  /** IMPs a board; nothing by methods with a top. */
  readonly mean: string | null;
  /** Matchpoints or IMPs on the boards that count, and their tops together. */
  readonly points: string;
  readonly tops: string | null;
  /** If victory points of matches decide places. */
  readonly victoryPoints?: VictoryPointsDocument;
  /** Boards that count, and those of the fullest card. */
  readonly boards: number;
  readonly fullBoards: number;
  readonly penalties: readonly PenaltyDocument[];
  /** Of a player in a tie: the scores of the opponents over those of the partners. */
  readonly tieBreak?: string;
  /** The points for the place by the session's table; undefined if it has none. */
  readonly masterPoints: string | null;
};

export type PenaltyDocument = {
  readonly ruling: string;
  readonly law: RulingPlay['law'];
  readonly amount: PenaltyAmount;
  /** What it takes off, in matchpoints, IMPs or victory points: negative. */
  readonly points: string;
};

/** The standings of the part of a session that somebody sees. */
export function standingsDocument(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
): StandingsDocument {
  const { settings } = state;
  const { board, ranking } = methodOf(settings, session.settings);
  const scores =
    seen.kind === 'everything'
      ? scoresOf(session, settings)
      : scoresWithin(session, settings, extentOf(seen));
  const pairs = standingOfPairs(state, session, scores, extentOf(seen));
  const ranks = sessionRanks(state, session, scores, pairs);
  const penalties = pairs ? victoryPointPenalties(session, extentOf(seen)) : [];
  const worth = masterPointsOf(ranks, session.standings.masterPoints);
  const before = placesBefore(state, session, seen);
  const rankings = new Map<string, DecidedRank[]>();
  for (const rank of ranks) rankings.set(rank.ranking, [...(rankings.get(rank.ranking) ?? []), rank]);
  return {
    afterRound: seen.kind === 'everything' ? null : seen.upTo,
    final: session.status === 'closed',
    corrections: correctionsDocument(state, session),
    method: board.kind,
    by: ranking.by,
    protocol: protocolOf(session),
    rankings: [...rankings.values()].map((ranking) => ({
      section: session.settings.ranked === 'by-section' ? sectionOf(ranking[0]!.contestant) : null,
      line: rankedLineOf(session, ranking[0]!.contestant),
      entries: ranking.map((rank) => standing(session, scores, rank, { before, worth, pairs, penalties })),
    })),
    tables: tablesOfStandings(state, session, scores, ranks, pairs),
  };
}

function protocolOf(session: SessionPlay): StandingsDocument['protocol'] {
  const protocol = standingProtocol(session);
  return protocol ? { edition: protocol.edition, at: protocol.at, hash: protocol.hash } : null;
}

/** The places at the end of the round before. */
function placesBefore(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
): ReadonlyMap<string, number | undefined> {
  if (seen.kind === 'everything' || seen.as === null || seen.upTo < 2) return new Map();
  const upTo = seen.upTo - 1;
  const extent = extentOf({ kind: 'rounds', upTo, as: session.ended[upTo - 1]! });
  const scores = scoresWithin(session, state.settings, extent);
  const ranks = sessionRanks(state, session, scores, standingOfPairs(state, session, scores, extent));
  return new Map(ranks.map(({ contestant, place }) => [contestant, place]));
}

function standing(
  session: SessionPlay,
  { contestants }: SessionScores,
  { contestant, place, last, steps }: DecidedRank,
  {
    before,
    worth,
    pairs,
    penalties,
  }: {
    readonly before: ReadonlyMap<string, number | undefined>;
    readonly worth: ReadonlyMap<string, string>;
    readonly pairs: StandingOfPairs | undefined;
    readonly penalties: readonly VictoryPointPenalty[];
  },
): StandingDocument {
  const score = contestants.get(contestant)!;
  const tieBreak = toldApart(steps)?.get(contestant)?.[0];
  return {
    contestant,
    place: place ?? null,
    last: last ?? null,
    before: before.get(contestant) ?? null,
    ...figures(score),
    ...(pairs && { victoryPoints: victoryPointsOf(pairs, contestant) }),
    penalties: [...score.adjustments, ...penalties.filter((one) => one.contestant === contestant)].map(
      (adjustment) => penalty(session, adjustment),
    ),
    ...(tieBreak && { tieBreak: tieBreak.toString() }),
    masterPoints: worth.get(contestant) ?? null,
  };
}

/** What a rule has for equals, where it is not the same for all of them. */
function toldApart(steps: DecidedRank['steps']): TieBreakValues | undefined {
  return steps
    .map(({ values }) => values)
    .find((values) => new Set([...(values?.values() ?? [])].map(String)).size > 1);
}

function figures(score: ContestantScore) {
  return {
    percentage: textOf(score.percentage),
    score: score.score.toString(),
    maximum: textOf(score.fullMaximum),
    mean: score.fullMaximum ? null : textOf(score.mean),
    points: score.points.toString(),
    tops: textOf(score.maximum),
    boards: score.boards,
    fullBoards: score.fullBoards,
  };
}

function penalty(
  { rulings }: SessionPlay,
  { id, points }: Pick<AppliedAdjustment, 'id' | 'points'>,
): PenaltyDocument {
  const { ruling, law, what } = rulings[id]!;
  if (what.kind !== 'penalty') throw new Error(`Ruling ${id} is no penalty.`);
  return { ruling, law, amount: what.amount, points: points.toString() };
}
