import fc from 'fast-check';
import { Rational, type RationalLike } from '../arithmetic/rational.js';
import { percentageVictoryPoints, victoryPoints } from './victory-points.js';
import type { ImpVpScale, PercentageVpScale, VpMatch } from './vp-scale.js';

const CONTINUOUS: ImpVpScale = { kind: 'wbf-continuous', gains: 'never-rising' };
const DISCRETE: ImpVpScale = { kind: 'wbf-discrete' };
const EBU: PercentageVpScale = { kind: 'percentage', regulation: 'ebu' };

/** 'own-opponents'. */
const vps = (scale: ImpVpScale, margin: RationalLike, match: VpMatch) => {
  const { own, opponents } = victoryPoints(scale, margin, match);
  return `${own.toText(2)}-${opponents.toText(2)}`;
};

const ofPercent = (percent: RationalLike, match: VpMatch) => {
  const { own, opponents } = percentageVictoryPoints(EBU, percent, match);
  return `${own}-${opponents}`;
};

describe('victory points of IMPs', () => {
  it('by the continuous scale', () => {
    expect([0, 15, -15, 14, 59, 60, 200].map((margin) => vps(CONTINUOUS, margin, { boards: 16 }))).toEqual([
      '10.00-10.00',
      '13.97-6.03',
      '6.03-13.97',
      '13.75-6.25',
      '19.93-0.07',
      '20.00-0.00',
      '20.00-0.00',
    ]);
  });

  it('by the discrete scale, which is not the continuous one rounded', () => {
    expect([1, 2, 4, 5, -5, 53, 54, 200].map((margin) => vps(DISCRETE, margin, { boards: 16 }))).toEqual([
      '10.00-10.00',
      '11.00-9.00',
      '11.00-9.00',
      '12.00-8.00',
      '8.00-12.00',
      '19.00-1.00',
      '20.00-0.00',
      '20.00-0.00',
    ]);
  });

  it('of a half match, out of 10', () => {
    const half = { boards: 8, half: true };
    expect([0, 10, 30, -30].map((margin) => vps(CONTINUOUS, margin, half))).toEqual([
      '5.00-5.00',
      '7.50-2.50',
      '10.00-0.00',
      '0.00-10.00',
    ]);
    expect([0, 1, -18].map((margin) => vps(DISCRETE, margin, { boards: 4, half: true }))).toEqual([
      '5.00-5.00',
      '6.00-4.00',
      '0.00-10.00',
    ]);
  });

  it('of a half match, half of what another scale has', () => {
    const half = { boards: 8, half: true };
    const winLoss = { kind: 'win-loss', win: 2, tie: 1, loss: 0 } as const;
    expect([0, 3, -3].map((margin) => vps(winLoss, margin, half))).toEqual([
      '0.50-0.50',
      '1.00-0.00',
      '0.00-1.00',
    ]);
  });

  it('of a margin that is not whole, rounded first, halves away from zero', () => {
    const sixteen = { boards: 16 };
    expect(vps(CONTINUOUS, '14.5', sixteen)).toBe(vps(CONTINUOUS, 15, sixteen));
    expect(vps(CONTINUOUS, '-14.5', sixteen)).toBe(vps(CONTINUOUS, -15, sixteen));
    expect(vps(DISCRETE, '4.49', sixteen)).toBe(vps(DISCRETE, 4, sixteen));
  });

  it('by a table of one’s own', () => {
    const scale: ImpVpScale = {
      kind: 'table',
      rows: [
        { boards: [6, 8], from: 0, winner: 15, loser: 15 },
        { boards: [6, 8], from: 1, winner: 18, loser: 12 },
        { boards: [6, 8], from: 28, winner: 30, loser: 0 },
        { boards: [9, 11], from: 0, winner: '15.5', loser: '14.5' },
      ],
    };
    expect([0, 1, 27, -28].map((margin) => vps(scale, margin, { boards: 7 }))).toEqual([
      '15.00-15.00',
      '18.00-12.00',
      '18.00-12.00',
      '0.00-30.00',
    ]);
    expect(vps(scale, 5, { boards: 9 })).toBe('15.50-14.50');
    expect(vps(scale, 0, { boards: 9 })).toBe('15.00-15.00');
    expect(() => vps(scale, 5, { boards: 12 })).toThrow('5 IMPs over 12 boards');
  });

  it('by wins and losses: any margin is one', () => {
    const scale: ImpVpScale = { kind: 'win-loss', win: 1, tie: '1/2', loss: 0 };
    expect([20, '0.1', 0, -1].map((margin) => vps(scale, margin, { boards: 7 }))).toEqual([
      '1.00-0.00',
      '1.00-0.00',
      '0.50-0.50',
      '0.00-1.00',
    ]);
  });

  it('say why', () => {
    const sixteen = { boards: 16 };
    expect(victoryPoints(CONTINUOUS, -14, sixteen).why).toEqual({
      kind: 'curve',
      margin: -14,
      rounded: Rational.of(1374, 100),
      raised: Rational.of(1, 100),
    });
    expect(victoryPoints(DISCRETE, 20, sixteen).why).toEqual({ kind: 'band', margin: 20, from: 18, to: 22 });
    expect(victoryPoints(DISCRETE, 90, sixteen).why).toMatchObject({ from: 54, to: undefined });
    expect(victoryPoints({ kind: 'win-loss', win: 2, tie: 1, loss: 0 }, -1, sixteen).why).toMatchObject({
      kind: 'outcome',
      outcome: 'loss',
    });
  });

  it('mirror when the sides change places, and never fall when the margin rises', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: 2, max: 64 }),
        fc.boolean(),
        fc.constantFrom(CONTINUOUS, DISCRETE),
        (margin, boards, half, scale) => {
          const match = { boards, half };
          const { own, opponents } = victoryPoints(scale, margin, match);
          const mirrored = victoryPoints(scale, -margin, match);
          expect([mirrored.own, mirrored.opponents]).toEqual([opponents, own]);
          expect(own.add(opponents)).toEqual(Rational.of(half ? 10 : 20));
          expect(victoryPoints(scale, margin + 1, match).own.compare(own)).toBeGreaterThanOrEqual(0);
        },
      ),
    ));
});

describe('victory points of percentages', () => {
  it('on a threshold are those nearer to average', () => {
    expect(
      ['50', '50.65', '50.66', '56.23', '56.24', '68.35', '68.36', '100'].map((at) =>
        ofPercent(at, { boards: 8 }),
      ),
    ).toEqual(['10-10', '10-10', '11-9', '14-6', '15-5', '19-1', '20-0', '20-0']);
  });

  it('below 50 % are what the opponents leave', () => {
    expect(
      ['49.35', '49.34', '43.77', '31.65', '31.64', '0'].map((at) => ofPercent(at, { boards: 8 })),
    ).toEqual(['10-10', '9-11', '6-14', '1-19', '0-20', '0-20']);
  });

  it('are not rounded to the decimals of a threshold before', () => {
    expect(ofPercent('56.2301', { boards: 8 })).toBe('15-5');
  });

  it('of a half match are out of 10', () => {
    expect(
      ['51.32', '51.33', '66.39', '33.61'].map((at) => ofPercent(at, { boards: 4, half: true })),
    ).toEqual(['5-5', '6-4', '10-0', '0-10']);
  });

  it('say between which thresholds', () => {
    const why = (percent: string) => percentageVictoryPoints(EBU, percent, { boards: 8 }).why;
    expect(why('56')).toMatchObject({ above: Rational.parse('54.74'), upTo: Rational.parse('56.23') });
    expect(why('50')).toMatchObject({ above: undefined, upTo: Rational.parse('50.65') });
    expect(why('80')).toMatchObject({ above: Rational.parse('68.35'), upTo: undefined });
  });

  it('are refused beyond the tables, and for what is no percentage', () => {
    expect(() => ofPercent(60, { boards: 56 })).toThrow('56 boards');
    expect(() => ofPercent(60, { boards: 14, half: true })).toThrow('14 boards');
    expect(() => ofPercent('100.1', { boards: 8 })).toThrow('percentage');
    expect(() => ofPercent(-1, { boards: 8 })).toThrow('percentage');
  });
});
