import { Rational } from '../arithmetic/rational.js';
import type { RankingEntry } from './rank.js';
import { rankWithTieBreaks } from './rank-with-tie-breaks.js';
import {
  EBU_TIE_BREAKS,
  WBF_TIE_BREAKS,
  without,
  type ContestantFacts,
  type MatchFacts,
  type TieBreak,
  type TieBreakRegulation,
} from './tie-breaks.js';
import { placeText } from '../testing/place-text.js';
import { CBAI_TIE_BREAKS } from '../testing/cbai-tie-breaks.js';

const entry = (contestant: string, value: number): RankingEntry => ({
  contestant,
  value: Rational.from(value),
  ranking: 'one',
});

/** A match of 20 victory points, as both sides have it. */
function match(home: string, away: string, vp: number, imps: readonly [number, number]): MatchFacts[] {
  const [won, lost] = imps;
  const side = { contestant: home, opponent: away, score: vp, pool: 20, won, lost };
  return [side, { ...side, contestant: away, opponent: home, score: 20 - vp, won: lost, lost: won }];
}

/** 'place contestant' and by which rules it came apart. */
function standings(
  scores: Readonly<Record<string, number>>,
  regulation: TieBreakRegulation,
  matches: readonly MatchFacts[],
  facts: Readonly<Record<string, Partial<ContestantFacts>>> = {},
): string[] {
  const contestants = Object.entries(scores).map(([contestant, score]) => ({
    contestant,
    score,
    ...facts[contestant],
  }));
  const entries = Object.entries(scores).map(([contestant, score]) => entry(contestant, score));
  return rankWithTieBreaks(entries, regulation, { contestants, matches }).map((one) =>
    [placeText(one), one.contestant, ...one.steps.map(({ rule }) => rule.kind)].join(' '),
  );
}

const only = (...kinds: readonly TieBreak['kind'][]): TieBreakRegulation => ({
  rules: kinds.map((kind) => ({ kind })),
  afterSplit: 'go-on',
});

describe('those who share a place', () => {
  it('are told apart by the match between them, then by its IMPs (CBAI)', () => {
    const scores = { A: 50, B: 60, C: 50 };
    expect(standings(scores, CBAI_TIE_BREAKS, match('A', 'C', 8, [20, 27]))).toEqual([
      '1 B',
      '2 C direct-score',
      '3 A direct-score',
    ]);
    expect(standings(scores, CBAI_TIE_BREAKS, match('A', 'C', 10, [24, 21]))).toEqual([
      '1 B',
      '2 A direct-score direct-basic',
      '3 C direct-score direct-basic',
    ]);
  });

  it('share it when no rule tells them apart', () => {
    expect(standings({ A: 50, B: 50, C: 40 }, WBF_TIE_BREAKS, match('A', 'B', 10, [20, 20]))).toEqual([
      '1= A direct-score basic-quotient total-point-quotient',
      '1= B direct-score basic-quotient total-point-quotient',
      '3 C',
    ]);
  });

  it('are compared among themselves only where each has met each', () => {
    const matches = [...match('A', 'B', 12, [30, 20]), ...match('B', 'C', 12, [30, 20])];
    const by = only('direct-score', 'basic-total');
    expect(standings({ A: 50, B: 50, C: 50 }, by, matches)).toEqual([
      '1 A direct-score basic-total',
      '2 B direct-score basic-total',
      '3 C direct-score basic-total',
    ]);
    const all = [...matches, ...match('C', 'A', 20, [60, 0])];
    // A 12, B 20, C 28 victory points.
    expect(standings({ A: 50, B: 50, C: 50 }, by, all).map((text) => text.slice(0, 3))).toEqual([
      '1 C',
      '2 B',
      '3 A',
    ]);
  });

  it('have half matches counted together: 8-12 and 10-0 is 18-12', () => {
    const half: MatchFacts = { contestant: 'A', opponent: 'B', score: 10, pool: 10 };
    const matches = [
      ...match('A', 'B', 8, [20, 26]),
      half,
      { ...half, contestant: 'B', opponent: 'A', score: 0 },
    ];
    expect(standings({ B: 50, A: 50 }, only('direct-score'), matches)).toEqual([
      '1 A direct-score',
      '2 B direct-score',
    ]);
  });

  it('go on among themselves, or start again, when some are told apart', () => {
    const matches = [
      ...match('A', 'B', 11, [25, 20]),
      ...match('B', 'C', 10, [22, 22]),
      ...match('C', 'A', 10, [20, 20]),
      ...match('A', 'D', 15, [50, 20]),
      ...match('C', 'D', 14, [45, 20]),
      ...match('B', 'D', 20, [90, 0]),
    ];
    const scores = { A: 50, B: 50, C: 50, D: 10 };
    // 21, 19 and 20: no two are equal.
    expect(standings(scores, only('direct-score'), matches).slice(0, 3)).toEqual([
      '1 A direct-score',
      '2 C direct-score',
      '3 B direct-score',
    ]);
    const seeds = { A: { seed: 1 }, B: { seed: 2 }, C: { seed: 2 } };
    const rules = only('seed', 'basic-quotient');
    expect(standings(scores, rules, matches, seeds).slice(0, 3)).toEqual([
      '1 A seed',
      '2 B seed basic-quotient',
      '3 C seed basic-quotient',
    ]);
    const again: TieBreakRegulation = {
      rules: [{ kind: 'direct-score' }, { kind: 'seed' }],
      afterSplit: 'start-again',
    };
    const level = [
      ...match('A', 'B', 10, [20, 20]),
      ...match('B', 'C', 9, [20, 24]),
      ...match('C', 'A', 9, [20, 24]),
    ];
    // 21, 19 and 20: nobody is left to start again with.
    expect(standings({ A: 5, B: 5, C: 5 }, again, level).map((text) => text.slice(0, 3))).toEqual([
      '1 A',
      '2 C',
      '3 B',
    ]);
    const circle = [
      ...match('A', 'B', 12, [20, 12]),
      ...match('B', 'C', 12, [20, 12]),
      ...match('C', 'A', 12, [20, 12]),
    ];
    // The circle says nothing; the seed puts A first, and B has beaten C.
    expect(standings({ C: 5, B: 5, A: 5 }, again, circle, seeds)).toEqual([
      '1 A direct-score seed',
      '2 B direct-score seed direct-score',
      '3 C direct-score seed direct-score',
    ]);
  });

  it('have the rules for two when two are left of several (CBAI)', () => {
    const matches = [
      ...match('A', 'B', 12, [30, 20]),
      ...match('A', 'C', 12, [30, 20]),
      ...match('B', 'C', 10, [40, 39]),
      ...match('C', 'X', 10, [90, 10]),
      ...match('B', 'X', 10, [20, 20]),
      ...match('A', 'X', 10, [20, 20]),
    ];
    // C has the better quotient, but B has won the IMPs of their match.
    expect(standings({ A: 50, C: 50, B: 50, X: 10 }, CBAI_TIE_BREAKS, matches).slice(0, 3)).toEqual([
      '1 A direct-score',
      '2 B direct-score direct-score direct-basic',
      '3 C direct-score direct-score direct-basic',
    ]);
    // As three they are equal in victory points: the quotient tells them apart, not the IMPs between them.
    const level = [
      ...match('A', 'B', 10, [29, 30]),
      ...match('B', 'C', 10, [31, 30]),
      ...match('C', 'A', 10, [30, 30]),
      ...match('C', 'X', 10, [90, 10]),
      ...match('B', 'X', 10, [20, 20]),
      ...match('A', 'X', 10, [20, 21]),
    ];
    expect(standings({ A: 50, B: 50, C: 50, X: 10 }, CBAI_TIE_BREAKS, level)[0]).toBe(
      '1 C direct-score direct-basic basic-quotient',
    );
  });

  it('without a loss are beyond any quotient', () => {
    const matches = [...match('A', 'C', 20, [60, 0]), ...match('B', 'D', 20, [90, 1])];
    expect(standings({ B: 20, A: 20 }, only('basic-quotient'), matches)).toEqual([
      '1 A basic-quotient',
      '2 B basic-quotient',
    ]);
  });

  it('are compared on the others from the first place down', () => {
    const matches = [
      ...match('A', 'X', 10, [20, 20]),
      ...match('B', 'X', 10, [20, 20]),
      ...match('A', 'Y', 8, [20, 27]),
      ...match('B', 'Y', 12, [27, 20]),
    ];
    expect(standings({ X: 90, A: 50, B: 50, Y: 10 }, only('against-next'), matches)).toEqual([
      '1 X',
      '2 B against-next',
      '3 A against-next',
      '4 Y',
    ]);
  });

  it("are told apart by opponents' scores, but not in an all-play-all; at last by a ballot (EBU)", () => {
    const matches = [...match('A', 'X', 10, [20, 20]), ...match('B', 'Y', 10, [20, 20])];
    const scores = { X: 90, Y: 80, B: 50, A: 50 };
    expect(standings(scores, EBU_TIE_BREAKS, matches).slice(2)).toEqual([
      '3 A direct-score direct-basic opponents',
      '4 B direct-score direct-basic opponents',
    ]);
    const ballot = { A: { ballot: 2 }, B: { ballot: 1 } };
    const allPlayAll = without(EBU_TIE_BREAKS, 'opponents', 'direct-score', 'direct-basic');
    expect(standings(scores, allPlayAll, matches, ballot).slice(2)).toEqual([
      '3 B basic-total point-a-board ballot',
      '4 A basic-total point-a-board ballot',
    ]);
    const counted = { A: { pointABoard: 30 }, B: { pointABoard: '59/2' } };
    expect(standings(scores, allPlayAll, matches, counted)[2]).toBe('3 A basic-total point-a-board');
  });
});
