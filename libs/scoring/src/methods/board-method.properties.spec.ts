import fc from 'fast-check';
import type { FieldLine, SideResult } from '../board/board-field.js';
import { scoreBoard, type BoardAward, type BoardMethod } from './board-method.js';
import { Rational } from '../arithmetic/rational.js';
import { recomputed } from '../testing/recompute.js';
import { traveller } from '../testing/traveller.js';

const points = fc.integer({ min: -60, max: 60 }).map((tens) => tens * 10);

const weighted: fc.Arbitrary<SideResult> = fc
  .tuple(points, points, fc.integer({ min: 1, max: 9 }))
  .map(([first, second, tenths]) => ({
    kind: 'weighted',
    scores: [
      { score: first, weight: `${tenths}/10` },
      { score: second, weight: `${10 - tenths}/10` },
    ],
  }));

const score: fc.Arbitrary<SideResult> = points.map((one) => ({ kind: 'score', score: one }));

/** Whatever a side may have. */
const anyResult: fc.Arbitrary<SideResult> = fc.oneof(
  { weight: 8, arbitrary: score },
  { weight: 2, arbitrary: weighted },
  fc
    .constantFrom('ave+' as const, 'ave' as const, 'ave-' as const)
    .map((award) => ({ kind: 'artificial' as const, award })),
  fc.integer({ min: 0, max: 100 }).map((percent) => ({ kind: 'percentage' as const, percent })),
  fc.constant({ kind: 'not-played' as const }),
);

/** Lines with the same for both sides, split ones among them, in up to two forms. */
const anyLines: fc.Arbitrary<FieldLine[]> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: anyResult.map((one) => [one, one] as const) },
        fc.tuple(anyResult, anyResult),
      ),
      fc.option(fc.constantFrom('fouled'), { nil: undefined, freq: 8 }),
    ),
    { maxLength: 14 },
  )
  .map((lines) => lines.map(([[ns, ew], form], at) => ({ id: `${at}`, ns, ew, ...(form && { form }) })));

const method: fc.Arbitrary<BoardMethod> = fc.oneof(
  fc.record({
    kind: fc.constant('matchpoints' as const),
    scale: fc.constantFrom('double' as const, 'acbl' as const),
    smallFields: fc.constant('factored' as const),
  }),
  fc.record({
    kind: fc.constant('butler' as const),
    datum: fc.record({
      drop: fc.constantFrom('none' as const, { eachEnd: 1 }, { eachEnd: 2 }, { percentEachEnd: 10 }),
      dropFrom: fc.integer({ min: 1, max: 6 }),
      roundTo: fc.constant(10 as const),
    }),
    shortBoards: fc.constantFrom('factored' as const, 'as-played' as const),
    singleScore: fc.constantFrom('average-plus' as const, 'zero' as const),
  }),
  fc.record({
    kind: fc.constant('cross-imps' as const),
    result: fc.constantFrom(
      'per-comparison' as const,
      'scheduled-per-comparison' as const,
      'vp-form' as const,
    ),
    singleScore: fc.constantFrom('average-plus' as const, 'zero' as const),
  }),
  fc.record({
    kind: fc.constant('board-a-match' as const),
    scale: fc.constantFrom('double' as const, 'acbl' as const),
    tieUpTo: fc.constantFrom(0, 10),
    singleScore: fc.constantFrom('average-plus' as const, 'tie' as const),
  }),
  fc.record({
    kind: fc.constant('instant-matchpoints' as const),
    top: fc.constantFrom(100, '12.5'),
    boards: fc
      .uniqueArray(points, { minLength: 1, maxLength: 8 })
      .map((scores) => [
        { board: 1, frequencies: scores.map((one, at) => ({ score: one, frequency: at + 1 })) },
      ]),
  }),
);

const on = (lines: readonly FieldLine[], missing = 0) => ({
  board: 1,
  expected: Math.max(2, lines.length + missing),
});

const pointsOf = (award: BoardAward) => (award.kind === 'not-played' ? undefined : award.points);

const awardsOf = (lines: readonly FieldLine[], by: BoardMethod, missing = 0) =>
  scoreBoard(lines, by, on(lines, missing)).lines.map(({ id, ns, ew }) => ({
    id,
    ns: pointsOf(ns),
    ew: pointsOf(ew),
  }));

describe('awards of any method', () => {
  it('can be computed anew from what they say of themselves', () =>
    fc.assert(
      fc.property(anyLines, method, fc.nat(4), (lines, by, missing) => {
        for (const { ns, ew } of scoreBoard(lines, by, on(lines, missing)).lines) {
          expect([recomputed(ns), recomputed(ew)]).toEqual([pointsOf(ns), pointsOf(ew)]);
        }
      }),
      { numRuns: 400 },
    ));

  it('do not depend on the order of the lines', () =>
    fc.assert(
      fc.property(anyLines, method, (lines, by) => {
        expect(awardsOf(lines.toReversed(), by)).toEqual(awardsOf(lines, by).toReversed());
      }),
    ));

  it('change with a score only where it is compared with: its own form of the board', () =>
    fc.assert(
      fc.property(anyLines, method, points, (lines, by, other) => {
        const [first, ...rest] = lines.filter(({ form }) => form === undefined);
        const fouled = lines.filter(({ form }) => form !== undefined);
        const result: SideResult = { kind: 'score', score: other };
        const changed = first && { ...first, ns: result, ew: result };
        const before = awardsOf([...fouled, ...(first ? [first] : []), ...rest], by);
        const after = awardsOf([...fouled, ...(changed ? [changed] : []), ...rest], by);
        expect(after.slice(0, fouled.length)).toEqual(before.slice(0, fouled.length));
      }),
    ));

  it('mirror when the sides change places', () =>
    fc.assert(
      fc.property(fc.array(points, { minLength: 2, maxLength: 14 }), method, (scores, by) => {
        // What is expected of the board would have to be mirrored as well.
        fc.pre(by.kind !== 'instant-matchpoints');
        const mirrored = awardsOf(traveller(...scores.map((one) => 0 - one)), by);
        expect(mirrored.map(({ ns, ew }) => [ns, ew])).toEqual(
          awardsOf(traveller(...scores), by).map(({ ns, ew }) => [ew, ns]),
        );
      }),
    ));

  it('of both sides of a line make nothing together in IMPs, and the top otherwise', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(score, weighted), { minLength: 2, maxLength: 14 }),
        method,
        fc.nat(4),
        (results, by, missing) => {
          const lines = results.map((one, at) => ({ id: `${at}`, ns: one, ew: one }));
          const { top = Rational.ZERO } = scoreBoard(lines, by, on(lines, missing));
          for (const { ns, ew } of awardsOf(lines, by, missing)) expect(ns!.add(ew!)).toEqual(top);
        },
      ),
    ));

  it('of one side make nothing together over the field in cross-IMPs, half the tops in matchpoints and matches', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(score, weighted), { minLength: 2, maxLength: 14 }),
        method,
        (results, by) => {
          fc.pre(by.kind !== 'instant-matchpoints' && by.kind !== 'butler');
          fc.pre(by.kind !== 'cross-imps' || by.result !== 'vp-form');
          const lines = results.map((one, at) => ({ id: `${at}`, ns: one, ew: one }));
          const { top = Rational.ZERO } = scoreBoard(lines, by, on(lines));
          const sum = Rational.sum(awardsOf(lines, by).map(({ ns }) => ns!));
          expect(sum).toEqual(top.mul(Rational.of(lines.length, 2)));
        },
      ),
    ));

  it('never fall when the own score rises', () =>
    fc.assert(
      fc.property(fc.array(points, { minLength: 2, maxLength: 14 }), points, method, (scores, gain, by) => {
        // A score moves its own datum.
        fc.pre(by.kind !== 'butler');
        const [own, ...others] = scores as [number, ...number[]];
        const before = awardsOf(traveller(own, ...others), by)[0]!;
        const after = awardsOf(traveller(own + Math.abs(gain), ...others), by)[0]!;
        expect(after.ns!.compare(before.ns!)).toBeGreaterThanOrEqual(0);
        expect(after.ew!.compare(before.ew!)).toBeLessThanOrEqual(0);
      }),
    ));
});
