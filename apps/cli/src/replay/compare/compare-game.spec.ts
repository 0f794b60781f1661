import { readPublished, type PublishedFigures, type PublishedResult } from '#interchange';
import { Rational } from '#scoring';
import { SAMPLES } from '../../../../../libs/interchange/src/testing/samples.js';
import { planOfGame } from '../plan/plan-of-game.js';
import { compare } from './compare.js';
import { compareGame, type Comparison } from './comparison.js';
import { scorePlan } from './score-plan.js';
import type { ScoredFigures } from './scored-figures.js';

const names = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

function resultOf(
  name: keyof typeof SAMPLES,
  change: (text: string) => string = (text) => text,
): PublishedResult {
  return readPublished(change(SAMPLES[name])).results[0]!;
}

/** The comparison of a result with its own lines, scored without a server. */
function compared(result: PublishedResult): Comparison {
  const plan = planOfGame(result.game);
  return compareGame(result, plan, scorePlan(result.game, plan));
}

describe('the comparison', () => {
  it.each(names)('finds every figure of %s as published', (name) => {
    const { counts, differences } = compared(resultOf(name));
    expect(differences).toEqual([]);
    expect(counts.award.equal).toBeGreaterThan(10);
    expect(counts.percentage.equal).toBeGreaterThan(3);
    expect(counts.place.equal).toBeGreaterThan(0);
  });

  it.each<[string, keyof typeof SAMPLES, string, string, unknown]>([
    [
      'an award',
      'acblscore',
      '450,2,2,-450,0',
      '450,1.5,2,-450,0',
      { kind: 'award', of: 'A/1 NS3 v EW2 NS', published: '1.50', ours: '2.00' },
    ],
    [
      'a total',
      'acblscore',
      '"score_session":1.13',
      '"score_session":1.12',
      { kind: 'score', of: 'A-NS2', published: '1.12', ours: '1.13' },
    ],
    [
      'a percentage',
      'usebio',
      '33.33',
      '33.34',
      { kind: 'percentage', of: 'A-EW2', published: '33.34', ours: '33.33' },
    ],
    [
      'a place',
      'acbl-live',
      '"rank":"1","type"',
      '"rank":"2","type"',
      { kind: 'place', of: 'A-1', published: '2', ours: '1' },
    ],
    [
      'a number in the ranking',
      'acblscore',
      '"rank":3',
      '"rank":2',
      { kind: 'order', of: 'A-NS2', published: '2', ours: '3' },
    ],
    [
      'a count of boards',
      'acblscore',
      '"nboards":2',
      '"nboards":3',
      { kind: 'boards', of: 'A-NS2', published: '3', ours: '2' },
    ],
  ])('tells the one figure that is another: %s', (_what, name, figure, altered, difference) => {
    const { counts, differences } = compared(resultOf(name, (text) => text.replace(figure, altered)));
    expect(differences).toEqual([difference]);
    const different = Object.values(counts).map((count) => count.different);
    expect(different.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('compares places among those who take one', () => {
    const ranked = (ours: Record<string, number | undefined>): ScoredFigures => ({
      award: () => undefined,
      contestant: (contestant) => ({
        boards: 1,
        matchpoints: Rational.ZERO,
        score: Rational.ZERO,
        percentage: undefined,
        place: ours[contestant],
      }),
    });
    const place = (contestant: string, first: number, last = first, kind: 'shared' | 'in-order' = 'shared') =>
      ({ contestant, kind, first, last }) as const;
    const figures: PublishedFigures = {
      printed: { award: 0, score: 0, percentage: 0 },
      awards: [],
      totals: [],
      notCompared: [],
      rankings: [
        {
          name: 'A one',
          ranked: ['A-1', 'A-2', 'A-3', 'A-5'],
          places: [
            place('A-1', 1),
            place('A-2', 2, 3),
            place('A-3', 2, 3),
            place('A-3', 3, 3, 'in-order'),
            place('A-5', 4),
          ],
        },
      ],
    };
    // Pair 4, which takes no place in the file, is second here.
    const ours = ranked({ 'A-1': 1, 'A-4': 2, 'A-2': 3, 'A-3': 3, 'A-5': 5 });
    const plan = { placeOf: new Map() };
    expect(compare(figures, ours, plan).filter(({ published, ours: own }) => published !== own)).toEqual([]);
    const others = ranked({ 'A-1': 1, 'A-2': 2, 'A-3': 3 });
    expect(compare(figures, others, plan).filter(({ published, ours: own }) => published !== own)).toEqual([
      { kind: 'place', of: 'A-2', published: '2-3', ours: '2' },
      { kind: 'place', of: 'A-3', published: '2-3', ours: '3' },
      { kind: 'place', of: 'A-5', published: '4', ours: 'none' },
    ]);
  });

  it.each([
    ['9/4', '2.2'],
    ['47/20', '2.4'],
    ['5/2', '2.5'],
    ['7/3', '2.3'],
  ])('rounds the award %s as Compscore prints it: %s', (points, printed) => {
    const award = { points: Rational.ZERO, unfactored: Rational.parse(points) };
    const figures: PublishedFigures = {
      printed: { award: 1, awardHalves: 'to-even', score: 0, percentage: 0 },
      awards: [{ line: 'x', side: 'NS', points: printed, unfactored: true }],
      totals: [],
      rankings: [],
      notCompared: [],
    };
    const plan = { placeOf: new Map([['x', { table: 'A1', round: 1, board: 1 }]]) };
    const [figure] = compare(figures, { award: () => award, contestant: () => undefined }, plan);
    expect(figure!.ours).toBe(printed);
  });
});
