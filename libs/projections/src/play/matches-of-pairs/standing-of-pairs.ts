import { everybodyAt } from '#movement';
import {
  pairsStanding,
  Rational,
  rankingOf,
  tieOnScale,
  Unscorable,
  type AwardBeside,
  type SessionScores,
  type StandingOfMatches,
  type VpScale,
} from '#scoring';
import { calledIn } from '#tournament';
import { placeKey, type PlayState, type SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { classesOf } from '../scoring/contestants.js';
import type { Extent } from '../scoring/extent.js';
import { sectionsRanked } from '../scoring/regulation.js';
import { lineOf } from '../scoring/scores.js';
import {
  byesOfPairs,
  type ByeOfPair,
  rankedByMatches,
  sidesOfMatches,
  type SideAtTable,
  victoryPointPenalties,
} from './matches-of-pairs.js';

/** The standings by victory points of matches, with everything that they follow from. */
export interface StandingOfPairs extends StandingOfMatches {
  readonly sides: readonly SideAtTable[];
  readonly byes: readonly ByeOfPair[];
}

/**
 * Who stands where by the victory points of the matches that are over, of byes and penalties.
 *
 * @param unfinished what becomes of matches that are not over: for a draw they count as they stand, so that nobody falls
 *   behind by waiting for a result
 * @returns nothing where places go by boards
 */
export function standingOfPairs(
  state: PlayState,
  session: SessionPlay,
  scores: SessionScores,
  extent: Extent,
  unfinished: 'left-out' | 'as-they-stand' = 'left-out',
): StandingOfPairs | undefined {
  const regulation = rankedByMatches(state.settings, session);
  if (!regulation) return undefined;
  const all = sidesOfMatches(session, scores, regulation);
  const sides = unfinished === 'left-out' ? all.filter(({ complete }) => complete) : all;
  const byes = byesOfPairs(session, regulation.scale, extent.upTo);
  const even = unfinished === 'left-out' ? [] : notBegun(session, sides, regulation.scale, extent.upTo);
  const beside = new Set([...sides, ...byes, ...even].map(({ contestant }) => contestant));
  const roster = [...scores.contestants.values()]
    .map(({ contestant }) => contestant)
    .filter(({ contestant }) => beside.has(contestant));
  const classes = classesOf(state, session);
  const played = fullCards(sides, byes);
  const least = Rational.of(state.settings.minimumShare, 100);
  const most = Rational.of(Math.max(1, ...played.values()));
  const together = session.standings.lines === 'together';
  const regulationOfSections = { sections: sectionsRanked(session.settings) };
  const sectionsOf = new Map(roster.map(({ contestant, section }) => [contestant, section]));
  const standing = pairsStanding(
    roster.map(({ contestant }) => contestant),
    sides,
    regulation.tieBreaks,
    {
      awards: [...byes, ...even],
      penalties: victoryPointPenalties(session, extent).map(({ contestant, points }) => ({
        contestant,
        points,
      })),
      rankingOf: (contestant) =>
        rankingOf(
          { section: sectionsOf.get(contestant)!, line: together ? 'one' : lineOf(contestant) },
          regulationOfSections,
        ),
      takesPlace: ({ contestant }) =>
        (classes.get(contestant)?.ranked ?? true) &&
        Rational.of(played.get(contestant) ?? 0).compare(most.mul(least)) >= 0,
    },
  );
  return { ...standing, sides, byes };
}

/** How many rounds each has played or had a bye in. */
function fullCards(sides: readonly SideAtTable[], byes: readonly ByeOfPair[]): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>();
  for (const { contestant } of [...sides, ...byes]) rounds.set(contestant, (rounds.get(contestant) ?? 0) + 1);
  return rounds;
}

/** A pair that has begun no board of a started round counts as even so far. */
function notBegun(
  session: SessionPlay,
  sides: readonly SideAtTable[],
  scale: VpScale,
  upTo: number,
): AwardBeside[] {
  const { tables, playedAt } = scheduleOf(session);
  const begun = new Set(
    sides.flatMap(({ contestant, score, ...place }) =>
      score.victoryPoints ? [`${contestant} ${placeKey(place)}`] : [],
    ),
  );
  return tables.flatMap((table) =>
    Array.from({ length: Math.min(calledIn(session, table), upTo) }, (_, index) => index + 1).flatMap(
      (round) => {
        const meeting = playedAt(table, round);
        const met = meeting ? everybodyAt(meeting) : [];
        return met
          .filter((contestant) => !begun.has(`${contestant} ${placeKey({ table, round })}`))
          .map((contestant) => ({ contestant, points: even(scale, meeting!.boards.length) }));
      },
    ),
  );
}

function even(scale: VpScale, boards: number): Rational {
  try {
    return tieOnScale(scale, { boards });
  } catch (error) {
    if (error instanceof Unscorable) return Rational.ZERO;
    throw error;
  }
}

/** What a contestant has where places go by the victory points of matches. Figures are exact: fractions as text. */
export type VictoryPointsDocument = {
  /** What decides places: matches and byes, less penalties. */
  readonly total: string;
  /** How many matches are over. */
  readonly played: number;
  /** In the order of rounds; left out where only places are asked for. */
  readonly matches?: readonly MatchOfContestant[];
  readonly byes?: readonly { readonly round: number; readonly points: string }[];
};

/** A match that is over, as one of its sides has it. */
export type MatchOfContestant = {
  readonly table: string;
  readonly round: number;
  /** Of an individual two. */
  readonly opponents: readonly string[];
  /** Over how many boards it is: what its scale goes by. */
  readonly boards: number;
  /** What victory points go by: a percentage, or by methods without a top IMPs. */
  readonly percentage: string | null;
  readonly imps: string | null;
  /** Nothing where no board counts, or the scale has nothing for so many boards. */
  readonly points: string | null;
};

/** What a contestant has, match by match. */
export function victoryPointsOf(
  { totals, sides, byes }: StandingOfPairs,
  contestant: string,
): VictoryPointsDocument {
  const { total, matches } = totals.get(contestant)!;
  return {
    total: total.toString(),
    played: matches,
    matches: sides
      .filter((side) => side.contestant === contestant)
      .toSorted((one, other) => one.round - other.round)
      .map(({ table, round, opponents, scheduled, score }) => ({
        table,
        round,
        opponents,
        boards: scheduled,
        percentage: score.percentage?.toString() ?? null,
        imps: score.maximum || score.boards === 0 ? null : score.points.toString(),
        points: score.victoryPoints?.own.toString() ?? null,
      })),
    byes: byes
      .filter((bye) => bye.contestant === contestant)
      .map(({ round, points }) => ({ round, points: points.toString() })),
  };
}
