import { existsSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import type { SideResult } from '../board-field.js';
import { IMP_LOWER_BOUNDS } from '../imps/imp-scale.js';
import { Rational } from '../rational.js';
import { cutImps, normalizedImps, AUSTRALIAN_BUTLER } from '../teams/australian-butler.js';
import { carryOver, pzbsLeagueRounding } from '../teams/carry-over.js';
import { knockout } from '../teams/knockout.js';
import type { TeamMatchRegulation } from '../teams/regulation.js';
import { EBU_STANDARD_PENALTY } from '../teams/standard-penalty.js';
import { teamMatch, type TeamBoard } from '../teams/team-match.js';
import { discreteScale } from '../vp/wbf-discrete.js';
import { decimals, examples, expectAnswer, score } from '../testing/examples.js';

/** Examples with their sources (tables of the Laws, articles, the White Book), which lie beside the project. */
describeShared('the examples of teams', 'vectors/', existsSync, () => {
  it('board-a-match, Patton and weighted scores of teams', () => {
    for (const example of examples('bam')) {
      const { open_ns, closed_ns } = example.input as { open_ns: number[]; closed_ns: number[] };
      const { boards } = ofTeams(
        open_ns.map((open, at) => [score(open), score(closed_ns[at]!)]),
        { unit: 'board-a-match', scale: 'acbl', tieUpTo: 0 },
      );
      expectAnswer(example, { points: boards.map(({ home }) => decimals(home.points!)) });
    }
    for (const example of examples('patton')) {
      const rooms: [number, number][] = example.input.boards_open_closed_ns;
      const { home, away } = ofTeams(
        rooms.map(([open, closed]) => [score(open), score(closed)]),
        { unit: 'patton' },
      );
      expectAnswer(example, {
        bam: decimals(home.points),
        home_aggregate: decimals(home.aggregate!.own),
        away_aggregate: decimals(away.aggregate!.own),
        aggregate_points: decimals(home.aggregate!.points),
        home_total: decimals(home.score),
        away_total: decimals(away.score),
      });
    }
    for (const example of examples('weighted').filter(({ id }) => id === 'WGT-IMP')) {
      const { other_room_ns, weighted } = example.input;
      const scores = (weighted as { w: number; score: number }[]).map((one) => ({
        score: one.score,
        weight: one.w,
      }));
      const worth = (places?: number) => {
        const rules = { unit: 'imps' as const, ...(places === undefined ? {} : { decimals: places }) };
        const { home, away } = ofTeams([[{ kind: 'weighted', scores }, score(other_room_ns)]], rules);
        expect(home.score.equals(away.score.negated())).toBe(true);
        return decimals(home.score);
      };
      expectAnswer(example, { imps_exact: worth(), imps_if_unit_1: worth(0), imps_if_unit_0_1: worth(1) });
    }
  });

  it('split scores of teams', () => {
    for (const example of examples('split')) {
      if (example.id === 'SPLIT-KO') {
        const { ns_team_award_imps: home, ew_team_award_imps: away } = example.input;
        const split = splitBoard(home, away);
        const { score: after } = knockout({ segments: [{ boards: [split], scheduled: 1 }] }, IMPS_APART);
        expectAnswer(example, { board_imps_to_ns: decimals(after.home.sub(after.away)) });
      } else {
        const { side_A_vp, side_B_vp } = example.input;
        const at = (vp: number) => {
          const [start] = [discreteScale({ boards: 16 })[Math.abs(vp - 10)]!];
          return vp < 10 ? 0 - start : start;
        };
        const rows = [splitBoard(at(side_A_vp), at(side_B_vp))];
        const rules: TeamMatchRegulation = { ...IMPS_APART, vp: { kind: 'wbf-discrete' } };
        const { home, away } = teamMatch({ boards: rows, scheduled: 16 }, rules);
        const sum = decimals(home.victoryPoints!.points.add(away.victoryPoints!.points));
        expectAnswer(example, { sum, must_balance: sum === 20 });
      }
    }
  });

  it('carry-overs', () => {
    for (const example of examples('carry_over')) {
      const { raw } = example.input;
      if (raw === undefined) {
        const carried = carryOver({ kind: 'higher-seed', imps: '0.1' }, {});
        expectAnswer(example, { carry_to_higher_seed: decimals(carried) });
        continue;
      }
      expectAnswer(example, { carry: decimals(pzbsLeagueRounding(Rational.from(raw))) });
      const carried = carryOver({ kind: 'pzbs-league', percent: 25 }, { standing: raw * 4 });
      expectAnswer(example, { carry: decimals(carried) });
    }
  });

  it('Australian Butler', () => {
    for (const example of examples('normalized_butler')) {
      const {
        raw,
        cutoff,
        rate,
        cut_score,
        boards,
        opp_avg_per_board,
        opp_factor: opponents,
      } = example.input;
      if (raw !== undefined) {
        expectAnswer(example, { cut: decimals(cutImps(raw, { ...AUSTRALIAN_BUTLER, cutoff, rate })) });
        continue;
      }
      const rules = { ...AUSTRALIAN_BUTLER, opponents };
      const norm = normalizedImps(Rational.from(cut_score), boards, opp_avg_per_board, rules);
      expectAnswer(example, { norm: decimals(norm) });
    }
  });

  it('penalties', () => {
    for (const example of examples('penalty')) {
      const { ofTop, victoryPoints: vp } = EBU_STANDARD_PENALTY;
      expectAnswer(example, { mp_top_fraction: decimals(ofTop), vp: decimals(vp) });
    }
  });
});

const IMPS_APART: TeamMatchRegulation = {
  kind: 'team-match',
  unit: 'imps',
  split: 'apart',
  guarantee: 'none',
};

function ofTeams(rooms: readonly (readonly [SideResult, SideResult])[], unit: Unit) {
  const boards = rooms.map(([open, closed], at): TeamBoard => ({
    board: at + 1,
    home: [{ id: 'open', ns: open, ew: open }],
    away: [{ id: 'closed', ns: closed, ew: closed }],
  }));
  const rules = { kind: 'team-match', split: 'apart', guarantee: 'none', ...unit } as TeamMatchRegulation;
  return teamMatch({ boards, scheduled: boards.length }, rules);
}

/** A board that is worth so many IMPs to home, and so many to away. */
function splitBoard(home: number, away: number): TeamBoard {
  const points = (worth: number) => Math.sign(worth) * IMP_LOWER_BOUNDS[Math.abs(worth)]!;
  return {
    board: 1,
    home: [{ id: 'open', ns: score(points(home)), ew: score(0 - points(away)) }],
    away: [{ id: 'closed', ns: score(0), ew: score(0) }],
  };
}

/** What a unit adds to a match of teams that is not split. */
type Unit = TeamMatchRegulation extends infer Regulation
  ? Regulation extends TeamMatchRegulation
    ? Omit<Regulation, 'kind' | 'split' | 'guarantee'>
    : never
  : never;
