import { numberText } from '#importing';
import {
  carryOver,
  discreteScale,
  IMP_LOWER_BOUNDS,
  knockout,
  pzbsLeagueRounding,
  Rational,
  teamMatch,
  type ComparisonAward,
  type SideResult,
  type TeamBoard,
  type TeamMatchRegulation,
} from '#scoring';
import { z } from 'zod';
import { byEveryWay, explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { boardBy, line, lines, pointsOf, score, SCORES } from './field.js';
import {
  AUSTRALIAN_BUTLER,
  cutImps,
  normalizedImps,
} from '../../../../../../libs/scoring/src/testing/australian-butler.js';
import { EBU_STANDARD_PENALTY } from '../../../../../../libs/scoring/src/testing/standard-penalty.js';

/** bam: boards won, tied and lost between two rooms. */
export const boardsAMatch = [
  shape(
    z
      .strictObject({ open_ns: SCORES, closed_ns: SCORES })
      .refine(({ open_ns, closed_ns }) => open_ns.length === closed_ns.length),
    ({ open_ns, closed_ns }) => {
      const { boards } = ofTeams(
        open_ns.map((open, at) => [score(open), score(closed_ns[at]!)]),
        { ...APART, unit: 'board-a-match', scale: 'acbl', tieUpTo: 0 },
      );
      return {
        points: boards.map(({ home }, at) => {
          const field = boardBy(BOARD_A_MATCH, lines([open_ns[at]!, closed_ns[at]!]));
          const ways = { 'between two teams': home.points!, 'over a field': pointsOf(field.lines[0]!.ns) };
          return explained(byEveryWay(ways), ...home.comparisons.flatMap(comparisonTerms));
        }),
      };
    },
  ),
];

/** patton: boards of 2, 1 and 0, and the aggregate. */
export const patton = [
  shape(
    z.strictObject({ boards_open_closed_ns: z.array(z.tuple([z.int(), z.int()])).min(1) }),
    ({ boards_open_closed_ns: rooms }) => {
      const { boards, home, away } = ofTeams(
        rooms.map(([open, closed]) => [score(open), score(closed)]),
        { ...APART, unit: 'patton' },
      );
      const won = boards.flatMap((board) => board.home.comparisons.flatMap(comparisonTerms));
      const { own, opponents, points } = home.aggregate!;
      const tables = rooms.map(([open, closed]) => `${open} in the open room, ${closed} in the closed one`);
      const terms = [`${own} to ${opponents}: ${numberText(points)} of ${boards.length}`];
      return {
        bam: explained(home.points, ...won),
        home_aggregate: explained(own, ...tables),
        away_aggregate: explained(away.aggregate!.own, ...tables),
        aggregate_points: explained(points, ...terms),
        home_total: explained(home.score, ...won, ...terms),
        away_total: explained(away.score, ...won, ...terms),
      };
    },
  ),
];

/** split: boards that are not the same to both teams. */
export const splitScores = [
  shape(
    z.strictObject({
      form: z.literal('knockout'),
      ns_team_award_imps: z.int().min(-24).max(24),
      ew_team_award_imps: z.int().min(-24).max(24),
    }),
    ({ ns_team_award_imps: home, ew_team_award_imps: away }) => {
      const { score: after } = knockout(
        { segments: [{ boards: [split(home, away)], scheduled: 1 }] },
        IMPS_APART,
      );
      return {
        board_imps_to_ns: explained(
          after.home.sub(after.away),
          `${home} to one team, ${away} to the other, averaged`,
        ),
      };
    },
  ),
  shape(
    z.strictObject({
      form: z.literal('VP match'),
      side_A_vp: z.int().min(0).max(20),
      side_B_vp: z.int().min(0).max(20),
    }),
    ({ side_A_vp, side_B_vp }) => {
      const boards = [split(marginFor(side_A_vp), marginFor(side_B_vp))];
      const rules: TeamMatchRegulation = { ...IMPS_APART, vp: { kind: 'wbf-discrete' } };
      const { home, away } = teamMatch({ boards, scheduled: SPLIT_BOARDS }, rules);
      const [own, others] = [home.victoryPoints!.points, away.victoryPoints!.points];
      const sum = own.add(others);
      return {
        sum: explained(sum, `${own} and ${others}, each by its own margin`),
        must_balance: explained(sum.equals(Rational.of(20)), `${own} and ${others}`),
      };
    },
  ),
];

/** carry_over: what a knockout match begins with. */
export const carryOvers = [
  shape(z.strictObject({ raw: z.number().min(0) }), ({ raw }) => {
    const quarter = carryOver(
      { kind: 'pzbs-league', percent: 25 },
      { standing: Rational.from(raw).mul(Rational.of(4)) },
    );
    const rounded = pzbsLeagueRounding(Rational.from(raw));
    const ways = { rounded, 'a quarter of 4 times as much': quarter };
    return { carry: explained(byEveryWay(ways), `${raw} up to a tenth, but not to a whole number`) };
  }),
  shape(z.strictObject({ event: z.literal('WUC 2020 QF/SF') }), () => ({
    carry_to_higher_seed: explained(
      carryOver({ kind: 'higher-seed', imps: '0.1' }, {}),
      'a tenth of an IMP, so that there is no tie',
    ),
  })),
];

/** normalized_butler: the Australian Butler. */
export const normalizedButler = [
  shape(
    z.strictObject({ raw: z.number(), cutoff: z.number(), rate: z.number() }),
    ({ raw, cutoff, rate }) => ({
      cut: explained(
        cutImps(raw, { ...AUSTRALIAN_BUTLER, cutoff, rate }),
        `${raw}, of which what exceeds ${cutoff} counts ${rate} times`,
      ),
    }),
  ),
  shape(
    z.strictObject({
      cut_score: z.number(),
      boards: z.int().min(1),
      opp_avg_per_board: z.number(),
      opp_factor: z.number(),
    }),
    ({ cut_score: cut, boards, opp_avg_per_board: mean, opp_factor: opponents }) => ({
      norm: explained(
        normalizedImps(Rational.from(cut), boards, mean, { ...AUSTRALIAN_BUTLER, opponents }),
        `${cut}, and ${opponents} of ${mean} for each of ${boards} boards`,
      ),
    }),
  ),
];

/** penalty: the standard procedural penalty. Law 90. */
export const penalties = [
  shape(z.strictObject({ standard: z.literal(true) }), () => ({
    mp_top_fraction: explained(EBU_STANDARD_PENALTY.ofTop, 'of a top: English Bridge Union'),
    vp: explained(EBU_STANDARD_PENALTY.victoryPoints, 'in victory points: English Bridge Union'),
  })),
];

/** The IMPs of a result against the other room's score, for the team and, with the other sign, against it. */
export function impsOfTeams(result: SideResult, otherRoom: number, rounding: { readonly decimals?: number }) {
  const { home, away } = ofTeams([[result, score(otherRoom)]], { ...IMPS_APART, ...rounding });
  return { 'of the team': home.score, 'of the opponents': away.score.negated() };
}

const APART = { kind: 'team-match', split: 'apart', guarantee: 'none' } as const;
const BOARD_A_MATCH = { kind: 'board-a-match', scale: 'acbl', tieUpTo: 0, singleScore: 'tie' } as const;
const IMPS_APART: TeamMatchRegulation = { ...APART, unit: 'imps' };

/** Boards of a match by which split victory points are tried. */
const SPLIT_BOARDS = 16;

function ofTeams(rooms: readonly (readonly [SideResult, SideResult])[], regulation: TeamMatchRegulation) {
  const boards = rooms.map(([open, closed], at): TeamBoard => ({
    board: at + 1,
    home: [line('open', open)],
    away: [line('closed', closed)],
  }));
  return teamMatch({ boards, scheduled: boards.length }, regulation);
}

function comparisonTerms(award: ComparisonAward): string[] {
  if (award.kind !== 'scored') return [award.kind];
  return award.parts.map(
    ({ home, away, weight, worth }) =>
      `${weight.equals(Rational.ONE) ? '' : `${numberText(weight)} x `}${home} against ${away} is ${numberText(worth)}`,
  );
}

/** A board that is worth so many IMPs to home, and so many to away. */
function split(home: number, away: number): TeamBoard {
  const points = (worth: number) => Math.sign(worth) * IMP_LOWER_BOUNDS[Math.abs(worth)]!;
  return {
    board: 1,
    home: [line('open', score(points(home)), score(0 - points(away)))],
    away: [line('closed', score(0))],
  };
}

/** The smallest margin that is worth so many victory points, lost where they are less than half. */
function marginFor(victoryPoints: number): number {
  const start = discreteScale({ boards: SPLIT_BOARDS })[Math.abs(victoryPoints - 10)]!;
  return victoryPoints < 10 ? 0 - start : start;
}
