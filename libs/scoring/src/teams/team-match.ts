import type { FieldLine } from '../board/board-field.js';
import { Rational, type RationalLike } from '../arithmetic/rational.js';
import { Unscorable } from '../board/unscorable.js';
import { percentageVictoryPoints, victoryPoints, type VictoryPoints } from '../vp/victory-points.js';
import type { VpMatch } from '../vp/vp-scale.js';
import {
  awardOf,
  compareTables,
  type Compared,
  type ComparisonAward,
  type Team,
  type TwoTables,
} from './comparison.js';
import { pattonAggregate, pattonPoints, type PattonAggregate } from './patton.js';
import { teamUnit, type TeamMatchRegulation, type TeamUnit } from './regulation.js';

/**
 * A board of a match. With one table each way it is a match of two tables; with more, as in teams of eight, every table
 * where home sits North-South is compared with every table where away does.
 */
export interface TeamBoard {
  readonly board: number;
  /** Tables where home sits North-South. */
  readonly home: readonly FieldLine[];
  /** Tables where away does. */
  readonly away: readonly FieldLine[];
}

/** A line of the ledger beside the boards: a penalty when negative (Law 90). The opponents do not gain by it. */
export interface TeamAdjustment {
  readonly id: string;
  readonly team: Team;
  /** In the unit of the match, before it becomes victory points, or in victory points. */
  readonly unit: 'points' | 'victory-points';
  readonly amount: RationalLike;
}

export interface TeamMatch {
  readonly boards: readonly TeamBoard[];
  /** How many boards the match is over: what victory points go by, and the points for a Patton aggregate. */
  readonly scheduled: number;
  /** Half a match: of a triangle. */
  readonly half?: boolean;
  readonly adjustments?: readonly TeamAdjustment[];
}

/** What a team has on a board. */
export interface TeamBoardAward {
  /** Against each table of the opponents; the rulings of its own and of theirs are in them. */
  readonly comparisons: readonly ComparisonAward[];
  /** Their sum or mean, as the team's own results have it; nothing where none counts. */
  readonly own: Rational | undefined;
  /** What counts: `own`, or the average of both teams' results (Law 12C4). */
  readonly points: Rational | undefined;
}

export interface TeamBoardScore {
  readonly board: number;
  readonly home: TeamBoardAward;
  readonly away: TeamBoardAward;
}

/** What a team has in a match, and everything that it comes from. */
export interface TeamScore {
  /** How many boards count. */
  readonly boards: number;
  /** The boards together. */
  readonly points: Rational;
  /** Of a unit without a top: what was won, and what was lost, as positive numbers. `points` is their difference. */
  readonly won: Rational;
  readonly lost: Rational;
  /** Of a unit with a top: the tops of the boards that count, and the points for a Patton aggregate. */
  readonly maximum: Rational | undefined;
  readonly aggregate: PattonAggregate | undefined;
  readonly adjustments: readonly TeamAdjustment[];
  /** Boards, aggregate and adjustments together. */
  readonly score: Rational;
  /** How much the score is more than what it leaves to the opponents. */
  readonly margin: Rational;
  /** The victory points of this side's own margin with its reason, and after adjustments. */
  readonly victoryPoints: { readonly scale: VictoryPoints; readonly points: Rational } | undefined;
}

export interface TeamMatchScore {
  readonly boards: readonly TeamBoardScore[];
  readonly home: TeamScore;
  readonly away: TeamScore;
}

/**
 * The result of a match of teams. Each team is scored by its own results, so that they need not balance where a board is
 * split or a penalty was given; in a knockout split boards are averaged.
 *
 * @throws Unscorable when a board is there twice, results contradict themselves, or the scale has nothing for the match
 */
export function teamMatch(match: TeamMatch, regulation: TeamMatchRegulation): TeamMatchScore {
  refuseBoardsTwice(match.boards);
  const unit = teamUnit(regulation);
  const own = {
    home: ownBoards('home', match.boards, unit, regulation),
    away: ownBoards('away', match.boards, unit, regulation),
  };
  const boards = match.boards.map(({ board }, at) => {
    const [home, away] = [own.home[at]!, own.away[at]!];
    return {
      board,
      home: { ...home, points: counted(home.own, away.own, unit, regulation) },
      away: { ...away, points: counted(away.own, home.own, unit, regulation) },
    };
  });
  const aggregates = regulation.unit === 'patton' ? aggregatesOf(boards, match, regulation) : undefined;
  const score = (team: Team) => scoreOf(team, boards, aggregates?.[team], match, regulation);
  return { boards, home: score('home'), away: score('away') };
}

function refuseBoardsTwice(boards: readonly TeamBoard[]): void {
  const seen = new Set<number>();
  for (const { board } of boards) {
    if (seen.has(board)) throw new Unscorable({ code: 'scoring.board-twice', board });
    seen.add(board);
  }
}

/** A team's comparisons of every board, by its own results. */
function ownBoards(
  team: Team,
  boards: readonly TeamBoard[],
  unit: TeamUnit,
  regulation: TeamMatchRegulation,
): Omit<TeamBoardAward, 'points'>[] {
  const compared = boards.map((board) =>
    comparisonsOf(board).map((tables) => compareTables(team, tables, unit, regulation)),
  );
  const average = averageOf(compared.flat());
  return compared.map((one) => {
    const comparisons = one.map((each) => awardOf(each, average, unit, regulation));
    const points = comparisons.flatMap((each) => (each.kind === 'not-played' ? [] : [each.points]));
    if (points.length === 0) return { comparisons, own: undefined };
    const sum = Rational.sum(points);
    // Boards of a top have always as much of it; so each comparison is a part of the board.
    const mean = unit.top !== undefined || regulation.severalTables === 'mean';
    return { comparisons, own: mean ? sum.div(Rational.of(points.length)) : sum };
  });
}

function comparisonsOf({ home, away }: TeamBoard): TwoTables[] {
  return home.flatMap((one) => away.map((other) => ({ home: one, away: other })));
}

/** What artificial scores are measured by: the mean of what was compared. */
function averageOf(compared: readonly Compared[]): Rational | undefined {
  const scored = compared.flatMap((one) => (one.kind === 'scored' ? [one.points] : []));
  return scored.length === 0 ? undefined : Rational.sum(scored).div(Rational.of(scored.length));
}

/** What a board counts for a team: where one team has no result, the other's is the only one to be averaged. */
function counted(
  own: Rational | undefined,
  others: Rational | undefined,
  { top }: TeamUnit,
  { split }: TeamMatchRegulation,
): Rational | undefined {
  if (split === 'apart') return own;
  const left = others && (top ?? Rational.ZERO).sub(others);
  if (!own || !left) return own ?? left;
  return own.add(left).div(Rational.of(2));
}

function aggregatesOf(
  boards: readonly TeamBoardScore[],
  { scheduled }: TeamMatch,
  { split }: TeamMatchRegulation,
): Readonly<Record<Team, PattonAggregate>> {
  const partsOf = (team: Team) =>
    boards.flatMap((board) =>
      board[team].comparisons.flatMap((one) => (one.kind === 'scored' ? [one.parts] : [])),
    );
  const home = pattonAggregate('home', partsOf('home'), scheduled);
  const away = pattonAggregate('away', partsOf('away'), scheduled);
  if (split === 'apart') return { home, away };
  const half = Rational.of(2);
  const [ofHome, ofAway] = [home.own.add(away.opponents).div(half), away.own.add(home.opponents).div(half)];
  return {
    home: { own: ofHome, opponents: ofAway, points: pattonPoints(ofHome, ofAway, scheduled) },
    away: { own: ofAway, opponents: ofHome, points: pattonPoints(ofAway, ofHome, scheduled) },
  };
}

function scoreOf(
  team: Team,
  boards: readonly TeamBoardScore[],
  aggregate: PattonAggregate | undefined,
  match: TeamMatch,
  regulation: TeamMatchRegulation,
): TeamScore {
  const { top } = teamUnit(regulation);
  const each = boards.flatMap((board) => board[team].points ?? []);
  const points = Rational.sum(each);
  const won = Rational.sum(each.map((one) => Rational.max(one, Rational.ZERO)));
  const adjustments = (match.adjustments ?? []).filter((one) => one.team === team);
  const adjustedBy = (unit: TeamAdjustment['unit']) =>
    Rational.sum(adjustments.filter((one) => one.unit === unit).map(({ amount }) => Rational.from(amount)));
  const total = aggregate ? points.add(aggregate.points) : points;
  const score = total.add(adjustedBy('points'));
  const maximum = top && top.mul(Rational.of(each.length)).add(Rational.of(aggregate ? match.scheduled : 0));
  const margin = maximum ? score.mul(Rational.of(2)).sub(maximum) : score;
  const scale = inVictoryPoints(score, margin, maximum, match, regulation);
  return {
    boards: each.length,
    points,
    won,
    lost: won.sub(points),
    maximum,
    aggregate,
    adjustments,
    score,
    margin,
    victoryPoints: scale && { scale, points: scale.own.add(adjustedBy('victory-points')) },
  };
}

function inVictoryPoints(
  score: Rational,
  margin: Rational,
  maximum: Rational | undefined,
  { scheduled, half }: TeamMatch,
  { vp }: TeamMatchRegulation,
): VictoryPoints | undefined {
  if (!vp) return undefined;
  const match: VpMatch = { boards: scheduled, half: half === true };
  if (vp.kind !== 'percentage') return victoryPoints(vp, margin, match);
  const percent = maximum && !maximum.isZero ? score.mul(Rational.of(100)).div(maximum) : Rational.of(50);
  return percentageVictoryPoints(vp, percent, match);
}
