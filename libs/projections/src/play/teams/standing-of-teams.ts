import { teamStanding, worthSoFar, type TeamAward, type TeamStanding } from '#scoring';
import { sectionOf, teamsIn, type RankedForDraw, type RankingAtLine } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { byesIn } from './beside-matches.js';
import { awardsBeside, isAwarded } from './awarded.js';
import { penaltiesOfTeams, LinesThatCount, scoredMatch, type ScoredMatch } from './scored-matches.js';
import { matchesOf } from '../matches.js';

/**
 * Who stands where by the matches that are over, by byes, and by what else counts without a match: in one ranking, or
 * section by section.
 */
export function standingOfTeams(
  session: SessionPlay,
  scored: readonly ScoredMatch[],
  upTo: number,
  {
    more = [],
    ranked = session.settings.ranked,
  }: { readonly more?: readonly TeamAward[]; readonly ranked?: SessionPlay['settings']['ranked'] } = {},
): TeamStanding {
  const finished = finishedOf(session, scored);
  return teamStanding(
    teamsIn(session),
    finished.map(({ match: { home, away, half = false }, score }) => ({ home, away, score, half })),
    session.teams.method,
    [...byesIn(session, upTo), ...awardsBeside(session, scored, finished, upTo), ...more],
    penaltiesOfTeams(session),
    ranked === 'by-section' ? sectionOf : undefined,
  );
}

/** The matches that are over and count as they were played. */
export function finishedOf(session: SessionPlay, scored: readonly ScoredMatch[]): readonly ScoredMatch[] {
  return scored.filter((one) => one.complete && hasBegun(one) && !isAwarded(session, one));
}

/** Whether a board counts for a team: before that there is nothing to give victory points for. */
export function hasBegun({ score }: ScoredMatch): boolean {
  return score.home.boards + score.away.boards > 0;
}

/**
 * The ranking of a section's teams that a match is drawn from: by their standing among themselves in the rounds up to
 * one, equals by number. A match that is not over counts as it stands, so that nobody falls behind by waiting for a result.
 */
export function rankingOfTeams(
  session: SessionPlay,
  section: string,
  upTo: number,
): RankingAtLine['ranking'] {
  const lines = new LinesThatCount(session, { upTo, position: Infinity });
  const scored = matchesOf(session)
    .filter(({ segments }) => segments.every(({ home, away }) => Math.max(home.round, away.round) <= upTo))
    .map((match) => scoredMatch(session, match, lines));
  const waiting = scored.filter(
    (one) => one.plays > 0 && !(one.complete && hasBegun(one)) && !isAwarded(session, one),
  );
  const soFar = waiting.flatMap(({ match, score }) => {
    const boards = match.segments.flatMap((segment) => segment.boards).length;
    const points = (side: 'home' | 'away') => worthSoFar(score[side], session.teams.method, boards);
    return [
      { team: match.home, points: points('home') },
      { team: match.away, points: points('away') },
    ];
  });
  const { ranks, totals } = standingOfTeams(session, scored, upTo, {
    more: soFar,
    ranked: 'by-section',
  });
  const order = teamsIn(session).filter((team) => sectionOf(team) === section);
  const places = new Map(ranks.map(({ contestant, place }) => [contestant, place ?? Infinity]));
  return order
    .toSorted((one, other) =>
      places.get(one) === places.get(other) ? 0 : places.get(one)! - places.get(other)!,
    )
    .map((contestant): RankedForDraw => {
      const place = places.get(contestant)!;
      return {
        contestant,
        // Before anything is played all share the first place, which says nothing.
        place: upTo === 0 || place === Infinity ? null : place,
        value: totals.get(contestant)!.total.toString(),
      };
    });
}
