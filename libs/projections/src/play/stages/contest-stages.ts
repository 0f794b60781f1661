import { type EventSession, Rational, type SessionScore, type SessionScores } from '#scoring';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import { type SessionPlay, sessionOf, type PlayState } from '../play-state.js';
import { teamsIn } from '#tournament';
import { standingOfPairs, type StandingOfPairs } from '../matches-of-pairs/standing-of-pairs.js';
import { classOf } from '../scoring/contestants.js';
import { ALL, extentOf } from '../scoring/extent.js';
import { scoresOf, scoresWithin } from '../scoring/scores.js';
import { masterPointsOf, sessionRanks } from './ranking-tables.js';
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
  const { scores, pairs } = scoredBoards(state, session, seen);
  if (pairs) return stageOfMatches(state, session, { seen, pairs, scores }, participants);
  const played = [...scores.contestants.values()].filter(({ boards }) => boards > 0);
  const maxima = played.flatMap(({ fullMaximum }) => (fullMaximum ? [fullMaximum] : []));
  const [first, ...others] = maxima;
  return {
    session,
    seen,
    event: {
      id: session.session,
      scores: played.flatMap(({ contestant: { contestant }, score, fullMaximum: maximum }) =>
        scoresIn(state, session, participants, { contestant, score, ...(maximum && { maximum }) }),
      ),
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
      scores: [...totals.values()].flatMap(({ contestant, total: score }) =>
        scoresIn(state, session, participants, { contestant, score }),
      ),
    },
    boards: Math.max(0, ...[...scores.contestants.values()].map(({ fullBoards }) => fullBoards)),
    maximum: undefined,
  };
}

/** A session of boards: what the places of each are worth by its table of master points. */
export function stageOfMasterPoints(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
  participants: Participants,
): Stage {
  const { scores, pairs } = scoredBoards(state, session, seen);
  const worth = masterPointsOf(sessionRanks(state, session, scores, pairs), session.standings.masterPoints);
  return {
    session,
    seen,
    event: {
      id: session.session,
      scores: [...worth].flatMap(([contestant, points]) =>
        scoresIn(state, session, participants, { contestant, score: Rational.parse(points) }),
      ),
    },
    boards: 0,
    maximum: undefined,
  };
}

/** What contestants have on the boards that are seen, and in the matches of a session that is ranked by those. */
function scoredBoards(state: PlayState, session: SessionPlay, seen: StandingsSeen) {
  const scores =
    seen.kind === 'everything'
      ? scoresOf(session, state.settings)
      : scoresWithin(session, state.settings, extentOf(seen));
  const extent = seen.kind === 'everything' ? ALL : extentOf(seen);
  return { scores, pairs: standingOfPairs(state, session, scores, extent) };
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

/** The score of a contestant for each who has it. */
function scoresIn(
  state: PlayState,
  session: SessionPlay,
  participants: Participants,
  score: SessionScore,
): SessionScore[] {
  return participants.scoresOf(session, score, classOf(state, session, score.contestant).ranked);
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
