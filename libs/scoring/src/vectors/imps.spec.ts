import { existsSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { boardAMatch } from '../board-a-match/board-a-match.js';
import type { BoardAward } from '../board-method.js';
import type { FieldLine, SideResult } from '../board-field.js';
import { butler } from '../butler/butler.js';
import { roundedDatum } from '../butler/datum.js';
import type { ButlerRegulation } from '../butler/regulation.js';
import { crossImps } from '../cross-imps/cross-imps.js';
import type { CrossImpRegulation } from '../cross-imps/regulation.js';
import { vpFormTotal } from '../cross-imps/vp-form.js';
import { artificialImps } from '../imps/artificial.js';
import { IMP_LOWER_BOUNDS, imps } from '../imps/imp-scale.js';
import { matchpoints } from '../matchpoints/matchpoints.js';
import type { FieldRegulation } from '../matchpoints/regulation.js';
import { Rational } from '../rational.js';
import { decimals, examples, expectAnswer, readShared, score, type Example } from '../testing/examples.js';

const regulation = (expected: number, scale: 'double' | 'acbl' = 'double'): FieldRegulation => ({
  scale,
  expected,
  smallFields: 'white-book',
});

function both(nsScores: readonly number[]): FieldLine[] {
  return nsScores.map((points, at) => ({ id: `${at}`, ns: score(points), ew: score(points) }));
}

function points(award: BoardAward): number {
  return award.kind === 'not-played' ? Number.NaN : decimals(award.points);
}

/** Examples with their sources (tables of the Laws, articles, the White Book), which lie beside the project. */
describeShared('the examples of pairs by IMPs', 'vectors/', existsSync, () => {
  it('IMPs', () => {
    const { imp_lower_bounds: bounds } = readShared('vectors/tables.json') as { imp_lower_bounds: number[] };
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
});
