import {
  Rational,
  type RunningScore,
  type TeamBoardScore,
  type TeamScore,
  type TieBreakStep,
  type ComparisonAward,
  type VictoryPoints,
} from '#scoring';
import {
  boardGame,
  isAbsent,
  keptOf,
  pairsOfTeam,
  sectionOf,
  standing,
  teamsIn,
  type EarlierMatch,
  type GameResult,
  type LineUp,
  type RoomOfMatch,
  type ScheduledMatch,
  type TeamsState,
} from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import { correctionsDocument, type CorrectionsDocument } from '../documents/rulings/corrections-document.js';
import { textOf } from '../documents/boards/award-document.js';
import { resultOf, type PlayState, type SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { statusOf, type PlayStatus } from '../play-status.js';
import { ALL, extentOf } from '../scoring/extent.js';
import { matchesOf } from '../matches.js';
import { byesIn, type Bye } from './beside-matches.js';
import { awardedWorth, type AwardedWorth } from './awarded.js';
import { finishedOf, hasBegun, standingOfTeams } from './standing-of-teams.js';
import { LinesThatCount, scoredMatch, type ScoredMatch, type ScoredSegment } from './scored-matches.js';

/** The matches of a session of teams and who stands where. Figures are exact: fractions as text. */
export type MatchesDocument = {
  /** The last round that totals are made of; nothing where everything is in them, as it stands. */
  readonly afterRound: number | null;
  readonly final: boolean;
  readonly corrections: CorrectionsDocument | null;
  readonly method: TeamsState['method'];
  readonly teams: readonly TeamDocument[];
  readonly matches: readonly MatchDocument[];
  /** Of a Swiss: who was there for a match and met nobody, and what that is worth. */
  readonly byes: readonly ByeDocument[];
  /** Place by place, by the matches that are over, section by section where they are ranked apart; none in a knockout. */
  readonly standing: readonly TeamStandingDocument[];
};

export type TeamDocument = {
  readonly team: string;
  readonly entry: string | null;
  /** What it is called where it was given a name; otherwise it is called by its captain. */
  readonly name: string | null;
  /** In a knockout, where its seed and its number in each session differ: it is called by its name alone. */
  readonly byName?: true;
  /** Nobody as long as only the number is known. */
  readonly captain: string | null;
  readonly players: readonly string[];
  /** The line-ups that are shown. */
  readonly lineUps: readonly { readonly fromRound: number; readonly lineUp: LineUp }[];
  /** Rounds for which it has handed in a line-up that nobody sees yet. */
  readonly handedIn: readonly number[];
  /** Those that stand, by id. */
  readonly penalties: readonly { readonly penalty: string; readonly points: string }[];
};

export type ByeDocument = Omit<Bye, 'points'> & { readonly points: string };

export type MatchDocument = {
  readonly home: string;
  readonly away: string;
  /** Two of three teams that play each other: half a match, for half as many victory points. */
  readonly half?: true;
  /** Everything that is to be played of it counts. */
  readonly complete: boolean;
  /** Nobody plays it: a team is not there. */
  readonly off: boolean;
  /** Given to a team without having been played to its end: what both have of it. */
  readonly awarded: {
    readonly to: 'home' | 'away';
    readonly home: string;
    readonly away: string;
    readonly why: AwardedWorth['why'];
  } | null;
  readonly score: { readonly home: SideOfMatch; readonly away: SideOfMatch } | null;
  /** What they began with, and the running score behind the last segment that has begun. */
  readonly carried: Running;
  /** The earlier match that it was computed from. */
  readonly earlier: EarlierMatch | null;
  readonly running: Running;
  readonly segments: readonly SegmentDocument[];
};

/** As documents hold it: exact numbers as text. */
type Plain<Value> = Value extends Rational
  ? string
  : Value extends readonly (infer Each)[]
    ? readonly Plain<Each>[]
    : Value extends object
      ? PlainMembers<Value>
      : Value;

/** What may be left out is left out. */
type PlainMembers<Value> = {
  readonly [Member in keyof Value as undefined extends Value[Member] ? never : Member]: Plain<Value[Member]>;
} & {
  readonly [Member in keyof Value as undefined extends Value[Member] ? Member : never]?: Plain<
    Exclude<Value[Member], undefined>
  >;
};

export type Running = { readonly home: string; readonly away: string };

export type SideOfMatch = {
  /** How many boards count. */
  readonly boards: number;
  readonly won: string;
  readonly lost: string;
  readonly score: string;
  readonly maximum: string | null;
  readonly margin: string;
  /** Of a Patton: the points of all tables together, and what they are worth. */
  readonly aggregate: { readonly own: string; readonly opponents: string; readonly points: string } | null;
  readonly victoryPoints: { readonly points: string; readonly why: Plain<VictoryPoints['why']> } | null;
};

export type SegmentDocument = {
  readonly home: RoomOfMatch;
  readonly away: RoomOfMatch;
  readonly before: Running;
  readonly after: Running;
  readonly boards: readonly BoardOfMatch[];
};

/** What a comparison of two tables gives, and why. */
export type ComparisonDocument = Plain<ComparisonAward>;

export type BoardOfMatch = {
  readonly board: number;
  readonly home: RoomResult;
  readonly away: RoomResult;
  /** What it counts for each team, as it stands; nothing as long as it does not count. */
  readonly points: { readonly home: string | null; readonly away: string | null };
  /** Why: home's comparisons, then away's. */
  readonly why: {
    readonly home: readonly ComparisonDocument[];
    readonly away: readonly ComparisonDocument[];
  };
  /** A ruling is worth what the team's other boards make it. */
  readonly ruled: boolean;
};

export type RoomResult = {
  readonly status: PlayStatus;
  readonly result: GameResult | null;
  /** In points for North-South. */
  readonly score: number | null;
};

export type TeamStandingDocument = {
  readonly team: string;
  /** The section in which it has its place; nothing where all are ranked together. */
  readonly section: string | null;
  readonly place: number | null;
  readonly last: number | null;
  readonly total: string;
  /** What of it is for byes. */
  readonly awarded: string;
  /** What was taken off it. */
  readonly penalties: string;
  readonly matches: number;
  readonly won: string;
  readonly lost: string;
  /** What told it apart from those with the same total. */
  readonly steps: readonly {
    readonly rule: TieBreakStep['rule']['kind'];
    readonly values: { readonly [team: string]: string };
  }[];
};

/** The matches of the part of a session that somebody sees; boards as they stand. */
export function matchesDocument(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
  ranked = session.settings.ranked,
): MatchesDocument {
  const all = new LinesThatCount(session, ALL);
  const counting = seen.kind === 'everything' ? all : new LinesThatCount(session, extentOf(seen));
  const { upTo } = counting.extent;
  const matches = matchesOf(session).filter((match) => isSomebodyThere(session, match));
  const asItStands = matches.map((match) => scoredMatch(session, match, all));
  const scored =
    counting === all ? asItStands : matches.map((match) => scoredMatch(session, match, counting));
  return {
    afterRound: seen.kind === 'everything' ? null : seen.upTo,
    final: session.status === 'closed',
    corrections: correctionsDocument(state, session),
    method: session.teams.method,
    teams: teamsIn(session).map((team) => teamDocument(state, session, team)),
    matches: scored.map((one, index) =>
      matchDocument(session, one, asItStands[index]!, finishedOf(session, scored)),
    ),
    byes: byesIn(session, upTo).map(({ points, ...bye }) => ({ ...bye, points: points.toString() })),
    standing: standingOf(session, scored, upTo, ranked),
  };
}

/** Of two teams that are not there nobody has a match: a draw puts them together at tables that are left. */
function isSomebodyThere(session: SessionPlay, { home, away, segments }: ScheduledMatch): boolean {
  const scheduled = scheduleOf(session);
  const rounds = segments.flatMap((segment) => [segment.home.round, segment.away.round]);
  return [home, away].some((team) =>
    Object.values(pairsOfTeam(team)).some((pair) =>
      rounds.some((round) => !isAbsent(scheduled, pair, round)),
    ),
  );
}

function teamDocument({ entries }: PlayState, { teams, knockout }: SessionPlay, team: string): TeamDocument {
  const entry = teams.entries[team];
  const known = entry === undefined ? undefined : entries.entries[entry];
  return {
    team,
    entry: entry ?? null,
    name: known?.name ?? null,
    ...(knockout !== null && { byName: true as const }),
    captain: known?.captain ?? null,
    players: known?.players ?? [],
    lineUps: teams.lineUps[team] ?? [],
    handedIn: Object.entries(teams.handedIn)
      .filter(([, lineUps]) => Object.hasOwn(lineUps, team))
      .map(([round]) => Number(round)),
    penalties: Object.entries(teams.penalties)
      .filter(([, one]) => one.team === team && !one.withdrawn)
      // Stored keys have an order of their own.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([penalty, { hundredths }]) => ({ penalty, points: Rational.of(hundredths, 100).toString() })),
  };
}

function matchDocument(
  session: SessionPlay,
  scored: ScoredMatch,
  asItStands: ScoredMatch,
  finished: readonly ScoredMatch[],
): MatchDocument {
  const given = awardedWorth(session, scored, finished);
  const { match, complete, plays, score } = scored;
  return {
    home: match.home,
    away: match.away,
    ...(match.half && { half: match.half }),
    complete,
    off: plays === 0,
    awarded: given
      ? { to: given.to, home: given.home.toString(), away: given.away.toString(), why: given.why }
      : null,
    score: hasBegun(scored) ? { home: side(score.home), away: side(score.away) } : null,
    carried: running(scored.carried),
    earlier: keptOf(session.teams.carried, match)?.earlier ?? null,
    running: running(scored.running),
    segments: match.segments.map(({ home, away }, index) =>
      segmentDocument(session, { home, away }, scored.segments[index]!, asItStands.segments[index]!),
    ),
  };
}

function segmentDocument(
  session: SessionPlay,
  rooms: { readonly home: RoomOfMatch; readonly away: RoomOfMatch },
  { before, after }: ScoredSegment,
  { boards }: ScoredSegment,
): SegmentDocument {
  return {
    ...rooms,
    before: running(before),
    after: running(after),
    boards: boards.map((board) => boardOfMatch(session, rooms, board)),
  };
}

function boardOfMatch(
  session: SessionPlay,
  rooms: { readonly home: RoomOfMatch; readonly away: RoomOfMatch },
  { board, home, away }: TeamBoardScore,
): BoardOfMatch {
  const comparisons = [...home.comparisons, ...away.comparisons];
  return {
    board,
    home: roomResult(session, rooms.home, board),
    away: roomResult(session, rooms.away, board),
    points: { home: textOf(home.points), away: textOf(away.points) },
    why: { home: home.comparisons.map((one) => plain(one)), away: away.comparisons.map((one) => plain(one)) },
    ruled: comparisons.some(({ kind }) => kind === 'ruled'),
  };
}

function roomResult(session: SessionPlay, { table, round }: RoomOfMatch, board: number): RoomResult {
  const stands = standing(resultOf(session, { table, round, board }));
  return {
    status: statusOf(session, { table, round, board }),
    result: stands?.result ?? null,
    score: stands ? boardGame(session.game).points(stands.result, board) : null,
  };
}

function side(score: TeamScore): SideOfMatch {
  const { aggregate, victoryPoints } = score;
  return {
    boards: score.boards,
    won: score.won.toString(),
    lost: score.lost.toString(),
    score: score.score.toString(),
    maximum: textOf(score.maximum),
    margin: score.margin.toString(),
    aggregate: aggregate
      ? {
          own: aggregate.own.toString(),
          opponents: aggregate.opponents.toString(),
          points: aggregate.points.toString(),
        }
      : null,
    victoryPoints: victoryPoints ? victoryPointsOf(victoryPoints) : null,
  };
}

function victoryPointsOf({ points, scale }: { readonly points: Rational; readonly scale: VictoryPoints }) {
  return { points: points.toString(), why: plain(scale.why) };
}

function running({ home, away }: RunningScore): Running {
  return { home: home.toString(), away: away.toString() };
}

/** What scoring says, as data: exact figures as text, what is not there left out. */
function plain<Value>(value: Value): Plain<Value> {
  return plainly(value) as Plain<Value>;
}

function plainly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (value instanceof Rational) return value.toString();
  if (Array.isArray(value)) return value.map(plainly);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, plainly(member)]),
  );
}

function standingOf(
  session: SessionPlay,
  scored: readonly ScoredMatch[],
  upTo: number,
  ranked: SessionPlay['settings']['ranked'],
): TeamStandingDocument[] {
  const { method } = session.teams;
  if (method.result === 'knockout') return [];
  const { ranks, totals } = standingOfTeams(session, scored, upTo, { ranked });
  return ranks.map(({ contestant, place, last, steps }) => {
    const { total, awarded, penalties, matches, won, lost } = totals.get(contestant)!;
    return {
      team: contestant,
      section: ranked === 'by-section' ? sectionOf(contestant) : null,
      place: place ?? null,
      last: last ?? null,
      total: total.toString(),
      awarded: awarded.toString(),
      penalties: penalties.toString(),
      matches,
      won: won.toString(),
      lost: lost.toString(),
      steps: steps.map(stepOf),
    };
  });
}

function stepOf({ rule, values }: TieBreakStep): TeamStandingDocument['steps'][number] {
  const entries = [...(values ?? [])].map(([team, each]) => [team, each.map(String).join(' ')] as const);
  return { rule: rule.kind, values: Object.fromEntries(entries) };
}
