import { type EventSession, Rational, type ContestantScore, type SessionScores } from '#scoring';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import { type SessionPlay, sessionOf, type PlayState } from '../play-state.js';
import { teamsIn } from '#tournament';
import { standingOfPairs, type StandingOfPairs } from '../matches-of-pairs/standing-of-pairs.js';
import { classOf } from '../scoring/contestants.js';
import { ALL, extentOf } from '../scoring/extent.js';
import { scoresOf, scoresWithin } from '../scoring/scores.js';
import { matchesOf } from '../matches.js';
import { LinesThatCount, scoredMatch } from '../teams/scored-matches.js';
import { standingOfTeams } from '../teams/standing-of-teams.js';
import type { Participants } from './participants.js';

/** A session of a contest, as far as it is seen. */
export interface Stage {
  readonly session: SessionPlay;
  readonly seen: StandingsSeen;
  readonly event: EventSession;
  readonly boards: number;
  readonly maximum: Rational | undefined;
}

/** Which part of a session somebody sees. */
export type SeenOf = (session: SessionPlay) => StandingsSeen;

/** Sessions of a contest that are there and have a movement, in the order in which it names them. */
export function sessionsOf(state: PlayState, names: readonly string[]): SessionPlay[] {
  return names.flatMap((name) => {
    const session = sessionOf(state, name);
    return session && session.sections.length > 0 ? [session] : [];
  });
}

/** A session of boards: what each has on them. */
export function stageOfBoards(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
  participants: Participants,
): Stage {
  const scores =
    seen.kind === 'everything'
      ? scoresOf(session, state.settings)
      : scoresWithin(session, state.settings, extentOf(seen));
  const extent = seen.kind === 'everything' ? ALL : extentOf(seen);
  const pairs = standingOfPairs(state, session, scores, extent);
  if (pairs) return stageOfMatches(state, session, { seen, pairs, scores }, participants);
  const played = [...scores.contestants.values()].filter(({ boards }) => boards > 0);
  const maxima = played.flatMap(({ fullMaximum }) => (fullMaximum ? [fullMaximum] : []));
  const [first, ...others] = maxima;
  return {
    session,
    seen,
    event: {
      id: session.session,
      scores: played.map((score) => scoreOf(state, session, score, participants)),
    },
    boards: Math.max(0, ...played.map(({ fullBoards }) => fullBoards)),
    maximum: first && Rational.max(first, ...others),
  };
}

/** A session that is ranked by victory points: what each has in matches and for byes. */
function stageOfMatches(
  state: PlayState,
  session: SessionPlay,
  {
    seen,
    pairs: { totals },
    scores,
  }: { readonly seen: StandingsSeen; readonly pairs: StandingOfPairs; readonly scores: SessionScores },
  participants: Participants,
): Stage {
  return {
    session,
    seen,
    event: {
      id: session.session,
      scores: [...totals.values()].map(({ contestant, total }) => ({
        contestant: participants.nameOf(session, contestant),
        score: total,
        ...(classOf(state, session, contestant).ranked ? {} : { substitute: true }),
      })),
    },
    boards: Math.max(0, ...[...scores.contestants.values()].map(({ fullBoards }) => fullBoards)),
    maximum: undefined,
  };
}

/** A session of teams: what each has in the matches that are over. Knockout matches give nothing to add up. */
export function stageOfTeams(session: SessionPlay, seen: StandingsSeen, participants: Participants): Stage {
  const lines = new LinesThatCount(session, seen.kind === 'everything' ? ALL : extentOf(seen));
  const scored = matchesOf(session).map((match) => scoredMatch(session, match, lines));
  const { totals } = standingOfTeams(session, scored, lines.extent.upTo);
  const isScored = session.teams.method.result !== 'knockout';
  const played = (isScored ? teamsIn(session) : []).flatMap((team) => {
    const { matches, awarded, total } = totals.get(team)!;
    if (matches === 0 && awarded.isZero) return [];
    const contestant = participants.nameOf(session, team);
    return [
      { contestant, score: total, ...(participants.isRanked(session, team) ? {} : { substitute: true }) },
    ];
  });
  const boardsOf = (team: string) =>
    scored.reduce((sum, { match, score }) => {
      const side = match.home === team ? score.home : match.away === team ? score.away : undefined;
      return sum + (side?.boards ?? 0);
    }, 0);
  return {
    session,
    seen,
    event: { id: session.session, scores: played },
    boards: Math.max(0, ...teamsIn(session).map(boardsOf)),
    maximum: undefined,
  };
}

function scoreOf(
  state: PlayState,
  session: SessionPlay,
  {
    contestant: { contestant },
    score,
    fullMaximum,
  }: Pick<ContestantScore, 'contestant' | 'score' | 'fullMaximum'>,
  participants: Participants,
) {
  const { ranked } = classOf(state, session, contestant);
  return {
    contestant: participants.nameOf(session, contestant),
    score,
    ...(fullMaximum ? { maximum: fullMaximum } : {}),
    ...(ranked ? {} : { substitute: true }),
  };
}

/** A stage: the boards of a full card, and the most that it can be worth; in IMPs nothing. */
export type StageDocument = { readonly boards: number; readonly maximum: string | null };

/** How much was played in stages. */
export interface Size {
  readonly boards: number;
  readonly maximum: Rational | undefined;
}

/** What stages come to together. */
export function stageSize(stages: readonly Stage[]): Size {
  const maxima = stages.flatMap(({ maximum }) => (maximum ? [maximum] : []));
  return {
    boards: stages.reduce((sum, { boards }) => sum + boards, 0),
    maximum: maxima.length === 0 ? undefined : Rational.sum(maxima),
  };
}

/** A size as documents have it. */
export function sizeText({ boards, maximum }: Size): StageDocument {
  return { boards, maximum: maximum?.toString() ?? null };
}
