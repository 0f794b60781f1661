import {
  knockout,
  Rational,
  teamMatch,
  Unscorable,
  type RunningScore,
  type Team,
  type TeamAdjustment,
  type TeamBoard,
  type TeamBoardScore,
  type TeamMatchRegulation,
  type TeamMatchScore,
  type TeamAward,
} from '#scoring';
import { keptOf, teamOfPair, type MatchSegment, type ScheduledMatch } from '#tournament';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import type { Extent } from '../scoring/extent.js';
import { scoredLines, type ScoredLine } from '../scoring/scored-lines.js';

/** What a match comes to, as far as it counts. */
export interface ScoredMatch {
  readonly match: ScheduledMatch;
  /** How many plays are to come about, and how many of them count. */
  readonly plays: number;
  readonly counted: number;
  /** Everything that is to be played of it counts. */
  readonly complete: boolean;
  readonly score: TeamMatchScore;
  readonly segments: readonly ScoredSegment[];
  /** What the teams began with, and the running score behind the last segment. */
  readonly carried: RunningScore;
  readonly running: RunningScore;
}

export interface ScoredSegment {
  readonly before: RunningScore;
  readonly after: RunningScore;
  readonly boards: readonly TeamBoardScore[];
}

/** The lines of boards as far as they count, each read once. */
export class LinesThatCount {
  readonly #known = new Map<number, readonly ScoredLine[]>();

  constructor(
    private readonly session: SessionPlay,
    readonly extent: Extent,
  ) {}

  of(board: number): readonly ScoredLine[] {
    const lines = this.#known.get(board) ?? scoredLines(this.session, board, this.extent);
    this.#known.set(board, lines);
    return lines;
  }
}

/** What a match came to when it was scored last, and everything that it was made of. */
interface Remembered {
  readonly parts: readonly unknown[];
  readonly scored: ScoredMatch;
}

const known = {
  all: new WeakMap<ScheduledMatch, Remembered>(),
  part: new WeakMap<ScheduledMatch, Remembered>(),
};

/** Scores a match by the lines that count; one whose boards are as they were is not scored again. */
export function scoredMatch(session: SessionPlay, match: ScheduledMatch, lines: LinesThatCount): ScoredMatch {
  const { teams, absences, rulings, results } = session;
  const parts = [
    absences,
    rulings,
    teams.method,
    keptOf(teams.carried, match),
    teams.penalties,
    lines.extent.upTo,
    lines.extent.position,
    ...match.segments.flatMap(({ boards }) => boards.map((board) => results[board])),
  ];
  const remembered = known[lines.extent.upTo === Infinity ? 'all' : 'part'];
  const earlier = remembered.get(match);
  if (earlier?.parts.every((part, index) => part === parts[index])) return earlier.scored;
  const scored = scoredAnew(session, match, lines);
  remembered.set(match, { parts, scored });
  return scored;
}

function scoredAnew(session: SessionPlay, match: ScheduledMatch, lines: LinesThatCount): ScoredMatch {
  const { method, carried } = session.teams;
  const segments = match.segments.map((segment) => boardsOfSegment(match, segment, lines));
  const boards = segments.flat();
  const plays = playsOf(session, match);
  const counted = boards.reduce((sum, { home, away }) => sum + home.length + away.length, 0);
  const given = keptOf(carried, match);
  const begin = { home: Rational.of(given?.home ?? 0, 100), away: Rational.of(given?.away ?? 0, 100) };
  const score = onScale(method.match, (regulation) =>
    teamMatch({ boards, scheduled: boards.length, half: match.half === true }, regulation),
  );
  const scored =
    method.result === 'knockout'
      ? segmentsOfKnockout(segments, begin, method.match, penaltiesInKnockout(session, match))
      : segmentsOfMatch(segments, begin, score);
  return {
    match,
    plays,
    counted,
    complete: plays > 0 && counted >= plays,
    score,
    segments: scored,
    carried: begin,
    running: scored.at(-1)?.after ?? begin,
  };
}

/** In a knockout, penalties are taken off the match. */
function penaltiesInKnockout(session: SessionPlay, { home, away }: ScheduledMatch): TeamAdjustment[] {
  return (['home', 'away'] as const).flatMap((team) => {
    const amount = penaltiesOfTeam(session, team === 'home' ? home : away);
    return amount.isZero ? [] : [{ id: team, team, unit: 'points' as const, amount: amount.negated() }];
  });
}

/** Each segment by itself, a split board averaged, so that there is one margin. */
function segmentsOfKnockout(
  segments: readonly (readonly TeamBoard[])[],
  carryOver: RunningScore,
  regulation: TeamMatchRegulation,
  penalties: readonly TeamAdjustment[],
): readonly ScoredSegment[] {
  const each = segments.map((boards, index) => ({
    boards,
    scheduled: boards.length,
    // Behind the last segment, so that the running score of those before stays as it was.
    adjustments: index === segments.length - 1 ? penalties : [],
  }));
  return onScale(regulation, (scale) => knockout({ carryOver, segments: each }, scale).segments);
}

/** The boards of the whole match, segment by segment: IMPs to each team that wins some, or points of a top. */
function segmentsOfMatch(
  segments: readonly (readonly TeamBoard[])[],
  begin: RunningScore,
  { boards, home }: TeamMatchScore,
): readonly ScoredSegment[] {
  const byBoard = new Map(boards.map((board) => [board.board, board]));
  let before = begin;
  return segments.map((some) => {
    const own = some.map(({ board }) => byBoard.get(board)!);
    const gained = (team: Team) =>
      Rational.sum(
        own
          .flatMap((board) => board[team].points ?? [])
          .map((points) => (home.maximum ? points : Rational.max(points, Rational.ZERO))),
      );
    const after = { home: before.home.add(gained('home')), away: before.away.add(gained('away')) };
    const segment = { before, after, boards: own };
    before = after;
    return segment;
  });
}

/** By the regulation, or without its victory points where its scale has nothing for such a match. */
export function onScale<Score>(
  regulation: TeamMatchRegulation,
  scored: (regulation: TeamMatchRegulation) => Score,
): Score {
  try {
    return scored(regulation);
  } catch (error) {
    if (!(error instanceof Unscorable)) throw error;
    const { vp: _vp, ...without } = regulation;
    return scored(without as TeamMatchRegulation);
  }
}

/** How many plays of a match are to come about: none where a team is not there. */
function playsOf(session: SessionPlay, { segments }: ScheduledMatch): number {
  const { playedAt } = scheduleOf(session);
  const rooms = segments.flatMap(({ boards, home, away }) =>
    [home, away].map(({ table, round }) => (playedAt(table, round) ? boards.length : 0)),
  );
  return rooms.reduce((sum, one) => sum + one, 0);
}

/** The boards of a segment with the lines of its two rooms: who sat North-South in fact tells whose line it is. */
function boardsOfSegment(match: ScheduledMatch, segment: MatchSegment, lines: LinesThatCount): TeamBoard[] {
  const rooms = [segment.home, segment.away];
  return segment.boards.map((board) => {
    const own = lines
      .of(board)
      .filter(({ place }) =>
        rooms.some(({ table, round }) => place.table === table && place.round === round),
      );
    const northSouth = (team: string) =>
      own.filter(({ contestants }) => teamOfPair(contestants.ns).team === team);
    return { board, home: northSouth(match.home), away: northSouth(match.away) };
  });
}

/** What a team's penalties together take off. */
export function penaltiesOfTeam({ teams }: SessionPlay, team: string): Rational {
  const own = Object.values(teams.penalties).filter((one) => one.team === team && !one.withdrawn);
  return Rational.sum(own.map(({ hundredths }) => Rational.of(hundredths, 100)));
}

/** Penalties as what teams have less. */
export function penaltiesOfTeams(session: SessionPlay): TeamAward[] {
  return Object.values(session.teams.penalties)
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ team, hundredths }) => ({ team, points: Rational.of(-hundredths, 100) }));
}
