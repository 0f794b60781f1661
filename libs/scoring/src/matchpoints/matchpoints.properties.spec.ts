import fc from 'fast-check';

import { Rational } from '../arithmetic/rational.js';
import type { Award, FieldRegulation } from './frequency-chart.js';
import { scoreBoard } from '../methods/board-method.js';
import { sameForBoth } from '../testing/field.js';

const scores = (minLength: number) =>
  fc.array(
    fc.integer({ min: -8, max: 8 }).map((tens) => tens * 10),
    { minLength, maxLength: 30 },
  );
const scale = fc.constantFrom('double' as const, 'acbl' as const);
const factored = (changes: Pick<FieldRegulation, 'scale' | 'expected'>): FieldRegulation => ({
  ...changes,
  smallFields: 'factored',
});

function points(award: Award): Rational {
  if (award.kind === 'not-played') throw new Error('It was played.');
  return award.points;
}

function awardsOf(nsScores: readonly number[], regulation: FieldRegulation) {
  const lines = nsScores.map((score, index) => sameForBoth(String(index), score));
  const by = { kind: 'matchpoints', ...regulation } as const;
  const { expected } = regulation;
  return scoreBoard(lines, by, { board: 1, expected }).lines.map(({ ns, ew }) => ({
    ns: points(ns),
    ew: points(ew),
  }));
}

/** Law 78A word for word: each score against each other. */
function pairwise(own: number, at: number, nsScores: readonly number[], unit: number): Rational {
  const halves = nsScores
    .filter((_, index) => index !== at)
    .map((other) => (own > other ? 2 : own === other ? 1 : 0) * unit);
  return Rational.of(
    halves.reduce<number>((sum, half) => sum + half, 0),
    2,
  );
}

describe('matchpoints', () => {
  it('are what comparing each score with each other gives', () =>
    fc.assert(
      fc.property(scores(1), scale, (nsScores, scale) => {
        const unit = scale === 'double' ? 2 : 1;
        const awards = awardsOf(nsScores, factored({ scale, expected: nsScores.length }));
        for (const [at, score] of nsScores.entries()) {
          expect(awards[at]!.ns).toEqual(pairwise(score, at, nsScores, unit));
        }
      }),
    ));

  it('make the top together for both sides, and the average over the field, however many scores are missing', () =>
    fc.assert(
      fc.property(scores(1), fc.nat(20), scale, (nsScores, missing, scale) => {
        const expected = nsScores.length + missing;
        const top = Rational.of((expected - 1) * (scale === 'double' ? 2 : 1));
        const awards = awardsOf(nsScores, factored({ scale, expected }));
        for (const { ns, ew } of awards) expect(ns.add(ew)).toEqual(top);
        const all = Rational.sum(awards.map(({ ns }) => ns));
        expect(all).toEqual(top.mul(Rational.of(nsScores.length, 2)));
      }),
    ));

  it('factored to a multiple are those of a field that has every score so many times (Neuberg)', () =>
    fc.assert(
      fc.property(scores(1), fc.integer({ min: 1, max: 5 }), scale, (nsScores, times, scale) => {
        const regulation = factored({ scale, expected: nsScores.length * times });
        const whole = Array.from({ length: times }, () => nsScores).flat();
        expect(awardsOf(nsScores, regulation)).toEqual(awardsOf(whole, regulation).slice(0, nsScores.length));
      }),
    ));

  it('on the double scale are twice those on the ACBL scale', () =>
    fc.assert(
      fc.property(
        scores(1),
        fc.nat(20),
        fc.constantFrom('factored' as const, 'white-book' as const, 'single-score' as const),
        (nsScores, missing, smallFields) => {
          const expected = nsScores.length + missing;
          const double = awardsOf(nsScores, { scale: 'double', expected, smallFields });
          const acbl = awardsOf(nsScores, { scale: 'acbl', expected, smallFields });
          const two = Rational.of(2);
          expect(double).toEqual(acbl.map(({ ns, ew }) => ({ ns: ns.mul(two), ew: ew.mul(two) })));
        },
      ),
    ));

  it('do not depend on the order of the lines, and mirror when the sides change places', () =>
    fc.assert(
      fc.property(scores(1), fc.nat(20), (nsScores, missing) => {
        const regulation = factored({ scale: 'double', expected: nsScores.length + missing });
        const awards = awardsOf(nsScores, regulation);
        expect(awardsOf(nsScores.toReversed(), regulation)).toEqual(awards.toReversed());
        const mirrored = awardsOf(
          nsScores.map((score) => 0 - score),
          regulation,
        );
        expect(mirrored).toEqual(awards.map(({ ns, ew }) => ({ ns: ew, ew: ns })));
      }),
    ));
});
