import { existsSync, readFileSync } from 'node:fs';
import { boardAMatch } from './board-a-match/board-a-match.js';
import type { BoardAward } from './board-method.js';
import type { FieldLine, SideResult } from './board-field.js';
import { butler } from './butler/butler.js';
import { roundedDatum } from './butler/datum.js';
import type { ButlerRegulation } from './butler/regulation.js';
import { DOUBLINGS, type Level, type Strain } from './contract/contract.js';
import { contractScore } from './contract/contract-score.js';
import { crossImps } from './cross-imps/cross-imps.js';
import type { CrossImpRegulation } from './cross-imps/regulation.js';
import { vpFormTotal } from './cross-imps/vp-form.js';
import { carryForward } from './events/carry-forward.js';
import { handicapOf, withHandicap } from './handicap/handicap.js';
import { artificialImps } from './imps/artificial.js';
import { IMP_LOWER_BOUNDS, imps } from './imps/imp-scale.js';
import { artificialPercent } from './matchpoints/artificial.js';
import { frequencyChart, topOf, type FrequencyRow } from './matchpoints/frequency-chart.js';
import { matchpoints } from './matchpoints/matchpoints.js';
import type { FieldRegulation } from './matchpoints/regulation.js';
import { rankWithTieBreaks } from './ranking/rank-with-tie-breaks.js';
import { CBAI_TIE_BREAKS, tieBreakValues, type MatchFacts } from './ranking/tie-breaks.js';
import { Rational } from './rational.js';
import { cutImps, normalizedImps, AUSTRALIAN_BUTLER } from './teams/australian-butler.js';
import { carryOver, pzbsLeagueRounding } from './teams/carry-over.js';
import { knockout } from './teams/knockout.js';
import type { TeamMatchRegulation } from './teams/regulation.js';
import { EBU_STANDARD_PENALTY } from './teams/standard-penalty.js';
import { teamMatch, type TeamBoard } from './teams/team-match.js';
import { unplayedMatch, voidMatchPercents, wronglySeated } from './vp/indemnity.js';
import { mismatchedScore } from './vp/swiss-mismatch.js';
import { percentageVictoryPoints, victoryPoints } from './vp/victory-points.js';
import type { PercentageVpScale } from './vp/vp-scale.js';
import { continuousScale } from './vp/wbf-continuous.js';
import { discreteScale } from './vp/wbf-discrete.js';
import { ebuThresholds } from './vp/ebu-percentages.js';

/** Examples with their sources: tables of the Laws, articles, the White Book. They lie beside the project. */
const folder = new URL('../../../../shared/vectors/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) process.stderr.write('Examples of scoring are skipped: ../shared/vectors is not there.\n');
const describeExamples = isThere ? describe : describe.skip;

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

interface Example {
  readonly id: string;
  readonly area: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each area has a shape of its own
  readonly input: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly expected: any;
}

function examples(area: string): Example[] {
  const found = (read('scoring.json') as Example[]).filter((example) => example.area === area);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const regulation = (expected: number, scale: 'double' | 'acbl' = 'double'): FieldRegulation => ({
  scale,
  expected,
  smallFields: 'white-book',
});

const score = (points: number): SideResult => ({ kind: 'score', score: points });

function both(nsScores: readonly number[]): FieldLine[] {
  return nsScores.map((points, at) => ({ id: `${at}`, ns: score(points), ew: score(points) }));
}

/** Compares with whatever of an answer the example states. */
function expectAnswer({ id, expected }: Example, answer: Readonly<Record<string, unknown>>): void {
  const stated = Object.keys(expected).filter((part) => part in answer);
  const part = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(stated.map((name) => [name, of[name]]));
  expect(stated).not.toEqual([]);
  expect({ id, ...part(answer) }).toEqual({ id, ...part(expected) });
}

/** With the decimals that examples are given with. */
function decimals(value: Rational, places = 6): number {
  return Number(value.toText(places));
}

function points(award: BoardAward): number {
  return award.kind === 'not-played' ? Number.NaN : decimals(award.points);
}

function awards(lines: readonly FieldLine[], by: FieldRegulation) {
  const board = matchpoints(lines, by);
  const ns_mp = board.lines.map(({ ns }) => points(ns));
  const top = decimals(board.top);
  return {
    ns_mp,
    ew_mp: board.lines.map(({ ew }) => points(ew)),
    top,
    ns_pct: ns_mp.map((one) => decimals(Rational.from(one).mul(Rational.of(100, top)), 2)),
  };
}

/** What matchpoints among the scores there are come to on the whole board. */
function factoredFrom(raw: number, scores: number, by: FieldRegulation): Rational {
  // Matchpoints tell how many are below: so many different scores, or two equals at the half.
  const unit = by.scale === 'double' ? 2 : 1;
  const beaten = Math.floor(raw / unit);
  const equal = (raw / unit - beaten) * 2;
  const field = Array.from({ length: scores }, (_, at) =>
    at > beaten && at <= beaten + equal ? beaten : at,
  );
  const chart = frequencyChart(
    'NS',
    undefined,
    field.map((points) => [{ score: points * 10, weight: Rational.ONE }]),
    by,
  );
  return chart.rows.find((row) => row.score === beaten * 10)!.points;
}

describeExamples('the examples of', () => {
  it('contract scores: the whole table of Law 77', () => {
    const { contract_scores: table } = read('tables.json') as { contract_scores: Record<string, number[]> };
    expect(Object.keys(table)).toHaveLength(7 * 3 * 3 * 2);
    for (const [name, scores] of Object.entries(table)) {
      const [, level, kind, doubled, vulnerable] = /^(\d)([CHN])(X*)([nv])$/.exec(name)!;
      const strains: Strain[] = kind === 'C' ? ['C', 'D'] : kind === 'H' ? ['H', 'S'] : ['NT'];
      for (const strain of strains) {
        const computed = scores.map((_, tricks) =>
          contractScore(
            { level: Number(level) as Level, strain, doubling: DOUBLINGS[doubled!.length]!, tricks },
            vulnerable === 'v',
          ),
        );
        expect([name, computed]).toEqual([name, scores]);
      }
    }
  });

  it('contract scores', () => {
    for (const { id, input, expected } of examples('contract_score')) {
      const strain: Strain = input.strain === 'N' ? 'NT' : input.strain;
      const contract = {
        level: input.level,
        strain,
        doubling: DOUBLINGS[input.doubled as number]!,
        tricks: input.tricks,
      };
      expect([id, contractScore(contract, input.vul)]).toEqual([id, expected.score]);
    }
  });

  it('matchpoints', () => {
    for (const example of examples('matchpoints')) {
      const scores: number[] = example.input.ns_scores;
      expectAnswer(example, awards(both(scores), regulation(scores.length)));
    }
  });

  it("Neuberg's formula", () => {
    for (const example of examples('neuberg')) {
      const { ns_scores, group_mp, m, A, E, scale } = example.input;
      const by = regulation(E, scale === '1/0.5/0' ? 'acbl' : 'double');
      if (ns_scores) {
        expectAnswer(example, awards(both(ns_scores), by));
        continue;
      }
      const raw: number[] = group_mp ?? [m];
      const mp = raw.map((one) => decimals(factoredFrom(one, A, by)));
      const top = decimals(topOf(by));
      expectAnswer(example, { mp: group_mp ? mp : mp[0], top, equals_half_of: mp[0]! * 2 });
    }
  });

  it('fouled boards and small fields', () => {
    const [grouped, single] = [examples('fouled_board'), examples('fouled_board')].map((all, which) =>
      all.filter(({ input }) => Boolean(input.groups) === (which === 0)),
    );
    for (const example of grouped!) {
      const by = regulation(example.input.expected);
      const [top_of_20, top_of_4] = [20, 4].map((size) => decimals(factoredFrom(2 * (size - 1), size, by)));
      expectAnswer(example, { top_of_20, top_of_4, top: decimals(topOf(by)) });
    }
    for (const example of single!) {
      const { group_mp, A, E } = example.input;
      const by = regulation(E);
      const points = [group_mp].flat().map((raw: number) => factoredFrom(raw, A, by));
      const mp = points.map((one) => decimals(one));
      const pct = points.map((one) => decimals(one.mul(Rational.of(100)).div(topOf(by)), 1));
      const one = typeof group_mp === 'number';
      expectAnswer(example, { mp: one ? mp[0] : mp, pct: one ? pct[0] : pct, top: decimals(topOf(by)) });
    }
  });

  it('artificial scores at matchpoints', () => {
    const atMatchpoints = examples('artificial').filter(({ input }) => input.method === 'MP');
    expect(atMatchpoints).not.toEqual([]);
    for (const example of atMatchpoints) {
      const { award, session_pct_other_boards: other, top } = example.input;
      const own = typeof other === 'number' ? Rational.from(other) : undefined;
      const percents = [award]
        .flat()
        .map((one: string) =>
          artificialPercent(one.toLowerCase() as 'ave+' | 'ave' | 'ave-', own, 'law-12c2c'),
        );
      const pct = percents.map((percent) => decimals(percent));
      const mp = percents.map((percent) => decimals(percent.mul(Rational.of(top, 100))));
      const one = typeof award === 'string';
      expectAnswer(example, { pct: one ? pct[0] : pct, mp: one ? mp[0] : mp });
    }
  });

  it('a board with an artificial score', () => {
    for (const example of examples('artificial_board')) {
      const { real_ns, E } = example.input;
      const ns: SideResult = { kind: 'artificial', award: 'ave+' };
      const ew: SideResult = { kind: 'artificial', award: 'ave-' };
      const all = awards([...both(real_ns), { id: 'artificial', ns, ew }], regulation(E));
      expectAnswer(example, {
        ns_mp: all.ns_mp.slice(0, -1),
        ew_mp: all.ew_mp.slice(0, -1),
        art_ns: all.ns_mp.at(-1),
        art_ew: all.ew_mp.at(-1),
        top: all.top,
      });
    }
  });

  it('weighted scores at matchpoints', () => {
    const atMatchpoints = examples('weighted').filter(({ input }) => input.real_ns);
    expect(atMatchpoints).not.toEqual([]);
    for (const example of atMatchpoints) {
      const { weighted, real_ns, E } = example.input;
      const result: SideResult = {
        kind: 'weighted',
        scores: (weighted as { w: number; score: number }[]).map(({ w, score }) => ({ score, weight: w })),
      };
      const { lines, charts, top } = matchpoints(
        [...both(real_ns), { id: 'weighted', ns: result, ew: result }],
        regulation(E),
      );
      const byScore = (worth: (row: FrequencyRow) => Rational) =>
        Object.fromEntries(charts[0]!.rows.map((row) => [row.score, decimals(worth(row))]));
      expectAnswer(example, {
        freq: byScore((row) => row.frequency),
        ns_mp: byScore((row) => row.points),
        weighted_ns: points(lines.at(-1)!.ns),
        weighted_ew: points(lines.at(-1)!.ew),
        top: decimals(top),
      });
    }
  });

  it('IMPs', () => {
    const { imp_lower_bounds: bounds } = read('tables.json') as { imp_lower_bounds: number[] };
    expect(IMP_LOWER_BOUNDS).toEqual(bounds);
    for (const { id, input, expected } of examples('imp')) {
      const differences: number[] = input.diffs;
      expect([id, differences.map((difference) => imps(difference))]).toEqual([id, expected.imps]);
    }
  });

  it('Butler', () => {
    for (const example of examples('butler')) {
      const { ns_scores, drop_each_end: eachEnd, E, avg } = example.input;
      if (!ns_scores) {
        const datum = (avg as number[]).map((mean) => roundedDatum(Rational.from(mean), 10));
        expectAnswer(example, { datum });
        continue;
      }
      const by: ButlerRegulation = {
        datum: { drop: eachEnd ? { eachEnd } : 'none', dropFrom: 4, roundTo: 10 },
        shortBoards: 'factored',
        singleScore: 'average-plus',
      };
      const { charts, lines } = butler(both(ns_scores), by, E ?? ns_scores.length);
      const [{ mean, datum, rows }] = charts as [(typeof charts)[number]];
      expectAnswer(example, {
        avg: decimals(mean!),
        datum,
        factored: Object.fromEntries(rows.map((row) => [row.score, decimals(row.factored)])),
        ns_imps: lines.map(({ ns }) => points(ns)),
        ew_imps: lines.map(({ ew }) => points(ew)),
      });
    }
  });

  it('cross-IMPs', () => {
    for (const example of examples('cross_imp')) {
      const { ns_scores, cap, r, ximp_sum } = example.input;
      if (!ns_scores) {
        const ximpq = (ximp_sum as number[]).map((sum) =>
          decimals(vpFormTotal([{ sum: Rational.of(sum), scores: r }], 4)),
        );
        expectAnswer(example, { ximpq });
        continue;
      }
      const awarded = (result: CrossImpRegulation['result']) => {
        const by: CrossImpRegulation = { result, cap, singleScore: 'average-plus' };
        return crossImps(both(ns_scores), by, ns_scores.length).lines.map(({ ns }) => points(ns));
      };
      expectAnswer(example, { sum: awarded('sum'), avg: awarded('per-comparison') });
    }
  });

  it('board-a-match', () => {
    for (const example of examples('bam')) {
      const { open_ns, closed_ns } = example.input as { open_ns: number[]; closed_ns: number[] };
      const won = open_ns.map((open, at) => {
        const two = both([open, closed_ns[at]!]);
        const { lines } = boardAMatch(two, { scale: 'acbl', tieUpTo: 0, singleScore: 'tie' }, 2);
        return points(lines[0]!.ns);
      });
      expectAnswer(example, { points: won });
    }
  });

  it('artificial scores in IMPs', () => {
    const inImps = examples('artificial').filter(({ input }) => /IMP|teams/.test(input.method));
    expect(inImps).toHaveLength(4);
    for (const example of inImps) {
      const { award, avg_imps_other_boards: other, imps_without_board: before = 0 } = example.input;
      const own = typeof other === 'number' ? Rational.from(other) : undefined;
      const worth = [award]
        .flat()
        .map((one: string) =>
          artificialImps(one.toLowerCase() as 'ave+' | 'ave' | 'ave-', own, 'law-12c2c').add(
            Rational.from(before),
          ),
        )
        .map((one) => decimals(one));
      expectAnswer(example, { imps: typeof award === 'string' ? worth[0] : worth });
    }
  });

  it('an award of more than 100 % together, which no side is to blame for', () => {
    const [{ expected }] = examples('artificial').filter(({ id }) => id === 'ART-6060') as [Example];
    const plus: SideResult = { kind: 'artificial', award: 'ave+' };
    const { lines, top } = matchpoints([...both([420, 50]), { id: '3', ns: plus, ew: plus }], regulation(3));
    const percents = [lines[2]!.ns, lines[2]!.ew].map((award) => (points(award) * 100) / decimals(top));
    expect(`A${percents.join('')}`).toBe(expected.code);
  });

  it('weighted scores in IMPs', () => {
    const inImps = examples('weighted').filter(({ input }) => input.other_room_ns !== undefined);
    expect(inImps).toHaveLength(2);
    for (const example of inImps) {
      const { other_room_ns, weighted } = example.input;
      const result: SideResult = {
        kind: 'weighted',
        scores: (weighted as { w: number; score: number }[]).map(({ w, score }) => ({ score, weight: w })),
      };
      const lines = [{ id: 'weighted', ns: result, ew: result }, ...both([other_room_ns])];
      const worth = (places?: number) => {
        const by: CrossImpRegulation = { result: 'sum', singleScore: 'zero', decimals: places };
        return points(crossImps(lines, by, 2).lines[0]!.ns);
      };
      const component_imps = (weighted as { score: number }[]).map(({ score }) =>
        imps(score - other_room_ns),
      );
      const answer = {
        component_imps,
        imps_exact: worth(),
        imps_if_unit_1: worth(0),
        imps_if_unit_0_1: worth(1),
      };
      // The wrong way, weighting the scores first, makes 4 IMPs.
      expect([answer.imps_if_unit_1, answer.imps_exact]).not.toContain(4);
      const { must_not_equal: wrong, ...right } = example.expected;
      expect(wrong ?? 4).toBe(4);
      expect({ id: example.id, ...answer }).toMatchObject({ id: example.id, ...right });
    }
  });

  it('the discrete scale of victory points, every column of it', () => {
    const { vp_discrete_starts: columns } = read('tables.json') as {
      vp_discrete_starts: Record<string, number[]>;
    };
    expect(Object.keys(columns)).toHaveLength(61);
    for (const [boards, starts] of Object.entries(columns)) {
      expect([boards, discreteScale({ boards: Number(boards) })]).toEqual([boards, starts]);
    }
    for (const example of examples('vp_discrete')) {
      const { boards, margin, half_boards } = example.input;
      if (half_boards) {
        const starts = (half_boards as number[]).map((half) => [
          half,
          discreteScale({ boards: half, half: true }),
        ]);
        expectAnswer(example, { starts: Object.fromEntries(starts) });
      } else if (margin !== undefined) {
        const { own } = victoryPoints({ kind: 'wbf-discrete' }, margin, { boards });
        expectAnswer(example, { discrete: decimals(own) });
      } else {
        const starts = discreteScale({ boards }).map((start, band) => [10 + band, start]);
        expectAnswer(example, { first_margin_for_vp: Object.fromEntries(starts) });
      }
    }
  });

  it('the continuous scale of victory points, every column of it', () => {
    const { vp_continuous_plain_rounded: columns } = read('tables.json') as {
      vp_continuous_plain_rounded: Record<string, string[]>;
    };
    expect(Object.keys(columns)).toHaveLength(31);
    for (const [boards, printed] of Object.entries(columns)) {
      const { rounded } = continuousScale({ boards: Number(boards) });
      // Some columns go on with the whole pool behind the blitz.
      const ours = printed.map((_, margin) => Rational.of(rounded[margin] ?? 2000, 100).toText(2));
      expect([boards, ours]).toEqual([boards, printed]);
      expect(printed.length).toBeGreaterThanOrEqual(rounded.length);
    }
    for (const example of examples('vp_continuous')) {
      const { boards, margin, margins } = example.input;
      if (boards === undefined) continue;
      const each = ((margins ?? [margin]) as number[]).map((one) => {
        const { own, opponents } = victoryPoints({ kind: 'wbf-continuous', gains: 'as-rounded' }, one, {
          boards,
        });
        return [decimals(own), decimals(opponents)] as const;
      });
      const [winner, loser] = [each.map(([own]) => own), each.map(([, opponents]) => opponents)];
      expectAnswer(example, margins ? { winner, loser } : { winner: winner[0], loser: loser[0] });
    }
  });

  it('the continuous scale where gains never rise: up to 20 boards a hundredth more at the margins in doubt', () => {
    for (const { id, input, expected } of examples('vp_continuous')) {
      const doubtful: number[] | undefined = expected.concavity_uncertain_margins;
      if (!doubtful) continue;
      const { rounded, neverRising } = continuousScale({ boards: input.boards });
      const raised = neverRising.flatMap((points, margin) => (points > rounded[margin]! ? [margin] : []));
      expect([id, raised]).toEqual([id, expect.arrayContaining(doubtful)]);
      expect(Math.max(...neverRising.map((points, margin) => points - rounded[margin]!))).toBe(1);
      const others = raised.filter((margin) => !doubtful.includes(margin));
      expect([id, input.boards <= 20 ? others : []]).toEqual([id, []]);
    }
  });

  it('both continuous scales: the sides have the pool together', () => {
    const [{ expected }] = examples('vp_continuous').filter(({ id }) => id === 'VPC-SUM') as [Example];
    for (const gains of ['as-rounded', 'never-rising'] as const) {
      for (let boards = 1; boards <= 40; boards++) {
        for (let margin = -120; margin <= 120; margin++) {
          const { own, opponents } = victoryPoints({ kind: 'wbf-continuous', gains }, margin, { boards });
          expect(decimals(own.add(opponents))).toBe(expected.sum);
        }
      }
    }
  });

  it('victory points of percentages', () => {
    const scale: PercentageVpScale = { kind: 'percentage', regulation: 'ebu' };
    for (const example of examples('pct_to_vp')) {
      const { pct, boards, pool } = example.input;
      const half = pool === 10;
      if (pct !== undefined) {
        const { own } = percentageVictoryPoints(scale, pct, { boards, half });
        expectAnswer(example, { vp: decimals(own) });
        continue;
      }
      const thresholds = (upTo: string) =>
        ebuThresholds({ boards: Number(upTo), half }).map((one) => decimals(one));
      const { bands, extra = {} } = example.expected;
      for (const upTo of Object.keys(bands)) expect([upTo, thresholds(upTo)]).toEqual([upTo, bands[upTo]]);
      for (const upTo of Object.keys(extra)) {
        const stated = Object.entries(extra[upTo] as Record<string, number>);
        expect(stated.map(([vp]) => thresholds(upTo)[Number(vp) - 10])).toEqual(stated.map(([, at]) => at));
      }
    }
  });

  it('mismatches of a Swiss draw', () => {
    for (const example of examples('swiss_mismatch')) {
      const { scale: pool, opp: opponents, own_fault: ownFault, actual } = example.input;
      expectAnswer(example, { vp: decimals(mismatchedScore(actual, { opponents, ownFault, pool })) });
    }
  });

  it('matches that are void or cannot be played', () => {
    for (const example of examples('indemnity')) {
      const { boards, scale: pool, own_avg, converse_of_withdrawn: converse } = example.input;
      if (example.id === 'VOID-SWISSPAIR') {
        const { nonOffending, offending } = voidMatchPercents(boards);
        const vps = [nonOffending, offending].map((percent) =>
          decimals(
            percentageVictoryPoints({ kind: 'percentage', regulation: 'ebu' }, percent, { boards }).own,
          ),
        );
        expectAnswer(example, {
          nos_pct: decimals(nonOffending),
          os_pct: decimals(offending),
          nos_vp: vps[0],
          os_vp: vps[1],
        });
      } else if (example.id === 'SEATING-VOID') {
        const vp = (directorsError: boolean) => decimals(wronglySeated(pool, { directorsError }));
        expectAnswer(example, { vp: [vp(false), vp(false)], if_td_error: [vp(true), vp(true)] });
      } else {
        const withdrawnAverage = Rational.of(pool).sub(Rational.from(converse));
        const vp = unplayedMatch({ pool, ownAverage: own_avg, withdrawnAverage, decimals: 2 });
        expectAnswer(example, { vp: decimals(vp) });
      }
    }
  });

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

  it('tie-breaks', () => {
    for (const example of examples('tie_break')) {
      const {
        opponents_final,
        opponents = opponents_final,
        partners,
        direct_vp,
        direct_imps,
      } = example.input;
      if (direct_vp) {
        const matches = ['first', 'second'].map((contestant, at): MatchFacts => ({
          contestant,
          opponent: at === 0 ? 'second' : 'first',
          score: direct_vp[at],
          pool: 20,
          won: direct_imps[at],
          lost: direct_imps[1 - at],
        }));
        const contestants = matches.map(({ contestant }) => ({ contestant, score: 50 }));
        const entries = contestants.map(({ contestant }) => ({
          contestant,
          value: Rational.of(50),
          ranking: 'one',
        }));
        const reversed = entries.toReversed();
        const [winner] = rankWithTieBreaks(reversed, CBAI_TIE_BREAKS, { contestants, matches });
        expectAnswer(example, { winner: winner!.place === winner!.last && winner!.contestant });
        continue;
      }
      const others = [
        ...(opponents as number[]).map((score, at) => ({ contestant: `against ${at}`, score })),
        ...((partners ?? []) as number[]).map((score, at) => ({ contestant: `with ${at}`, score })),
      ];
      const names = (of: string) => others.map((one) => one.contestant).filter((one) => one.startsWith(of));
      const own = { contestant: 'own', score: 50, opponents: names('against'), partners: names('with') };
      const facts = { contestants: [own, ...others] };
      const value = (kind: 'opponents' | 'opponents-over-partners') => {
        const exact = tieBreakValues({ kind }, ['own'], facts)?.get('own')?.[0];
        return exact && decimals(exact);
      };
      expectAnswer(example, {
        tie_break_points: value('opponents'),
        o_over_p: value('opponents-over-partners'),
      });
    }
  });

  it('what is carried forward', () => {
    for (const example of examples('carry_forward')) {
      const { SQ, MaxQ, NumQ, MaxF, NumF } = example.input;
      const CF = carryForward(
        { kind: 'ebu' },
        {
          score: SQ,
          qualification: { number: NumQ, maximum: MaxQ },
          final: { number: NumF, maximum: MaxF },
        },
      );
      expectAnswer(example, { CF: decimals(CF) });
    }
  });

  it('handicaps', () => {
    for (const example of examples('handicap')) {
      const { actual, hcaps, partner_avgs } = example.input;
      const handicap = hcaps
        ? handicapOf({ kind: 'sum' }, hcaps)
        : handicapOf({ kind: 'to-par', par: 50 }, partner_avgs);
      expectAnswer(example, {
        handicap: decimals(handicap),
        adjusted: decimals(withHandicap(actual, handicap)),
      });
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

/** What a unit adds to a match of teams that is not split. */
type Unit = TeamMatchRegulation extends infer Regulation
  ? Regulation extends TeamMatchRegulation
    ? Omit<Regulation, 'kind' | 'split' | 'guarantee'>
    : never
  : never;

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
