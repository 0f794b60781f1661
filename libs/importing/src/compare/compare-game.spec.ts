import { readPublished, type PublishedFigures, type PublishedGame, type PublishedResult } from '#interchange';
import { Rational } from '#scoring';
import { SAMPLES } from '../../../interchange/src/testing/samples.js';
import { compare, compareContracts } from './compare.js';
import { compareGame, type Comparison } from './comparison.js';
import { scoreGame } from './score-game.js';

const names = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

function resultOf(
  name: keyof typeof SAMPLES,
  change: (text: string) => string = (text) => text,
): PublishedResult {
  return readPublished(change(SAMPLES[name])).results[0]!;
}

/** The comparison of a result with its own lines. */
function compared(result: PublishedResult): Comparison {
  return compareGame(result, scoreGame(result.game)!);
}

const NO_FIGURES: PublishedFigures = {
  printed: { award: 0, score: 0, percentage: 0 },
  awards: [],
  datums: [],
  totals: [],
  rankings: [],
  meetings: [],
  masterPoints: [],
  unread: [],
};

describe('a place that is written as shared', () => {
  /** Of East-West 66.67, 33.33 and 50 per cent, then of North-South 66.67 both. */
  const placed = (...changes: readonly (readonly [string, string])[]) =>
    compared(
      resultOf('usebio', (text) => changes.reduce((said, [from, to]) => said.replace(from, to), text)),
    ).differences.filter(({ kind }) => kind === 'place');
  const place = (percent: string, written: string) =>
    [
      `<PERCENTAGE>${percent}</PERCENTAGE>\n  <PLACE>${written[0]!}</PLACE>`,
      `<PERCENTAGE>${percent}</PERCENTAGE>\n  <PLACE>${written}</PLACE>`,
    ] as const;

  it('and that nobody shares differs', () =>
    expect(placed(place('33.33', '3='))).toMatchObject([{ of: 'A-EW2', published: '3=', ours: '3' }]));

  it('is that of those who have the same, and one who shares it unmarked differs', () => {
    let pairs = 0;
    const marked = resultOf('acbl-live', (text) =>
      text.replaceAll('"rank":"2/4"', () => (pairs++ < 2 ? '"rank":"2="' : '"rank":"2"')),
    );
    const unshared = (result: PublishedResult) =>
      compared(result).differences.filter(({ kind }) => kind === 'place');
    expect(unshared(marked)).toMatchObject([{ of: 'A-4', published: '2', ours: '2-4' }]);
    const { figures } = marked;
    const rankings = figures.rankings.map((ranking) => ({
      ...ranking,
      places: ranking.places.map((one) => ({ ...one, kind: 'first' as const, last: one.first })),
    }));
    expect(unshared({ ...marked, figures: { ...figures, rankings } })).toMatchObject([
      { of: 'A-4', published: '2', ours: '2=' },
    ]);
  });
});

describe('the comparison', () => {
  it.each(names)('finds every figure of %s as published', (name) => {
    const { counts, differences } = compared(resultOf(name));
    expect(differences).toEqual([]);
    expect(counts.award.equal).toBeGreaterThan(10);
    expect(counts.percentage.equal).toBeGreaterThan(3);
    expect(counts.place.equal).toBeGreaterThan(0);
  });

  it.each<[string, keyof typeof SAMPLES, string, string, unknown, string]>([
    [
      'an award',
      'acblscore',
      '450,2,2,-450,0',
      '450,1.5,2,-450,0',
      { kind: 'award', of: 'A/1 NS3 v EW2 NS', published: '1.50', ours: '2.00' },
      'beats 2 of 3, 0 beat it: 2, on the board 2 of 2',
    ],
    [
      'a total',
      'acblscore',
      '"score_session":1.13',
      '"score_session":1.12',
      { kind: 'score', of: 'A-NS2', published: '1.12', ours: '1.13' },
      'scaled from 4 to 6',
    ],
    [
      'a percentage',
      'usebio',
      '33.33',
      '33.34',
      { kind: 'percentage', of: 'A-EW2', published: '33.34', ours: '33.33' },
      'score 4 of 12: 33.333333 %',
    ],
    [
      'a place',
      'acbl-live',
      '"rank":"1","type"',
      '"rank":"2","type"',
      { kind: 'place', of: 'A-1', published: '2', ours: '1' },
      '3 below',
    ],
    [
      'a place in a stratum',
      'acbl-live',
      '"rank":"1/3"',
      '"rank":"1"',
      { kind: 'place', of: 'A-2 (stratum 2)', published: '1', ours: '1-3' },
      '2 equal: A-3 1, A-4 1',
    ],
    [
      'a place over both lines',
      'acblscore',
      '"overall_rank_low":3',
      '"overall_rank_low":4',
      { kind: 'place', of: 'A-EW1 (overall)', published: '4', ours: '3' },
      '2 above: A-NS3 4.95, A-EW2 3.5',
    ],
    [
      'a number in the ranking',
      'acblscore',
      '"rank":3',
      '"rank":2',
      { kind: 'order', of: 'A-NS2', published: '2', ours: '3' },
      '2 above: A-NS3 4.95, A-NS1 2.5',
    ],
    [
      'a count of boards',
      'acblscore',
      '"nboards":2',
      '"nboards":3',
      { kind: 'boards', of: 'A-NS2', published: '3', ours: '2' },
      '2 boards: 0.5 on 1, 0.25 on 2',
    ],
  ])('tells the one figure that is another: %s', (_what, name, figure, altered, difference, terms) => {
    const { counts, differences } = compared(resultOf(name, (text) => text.replace(figure, altered)));
    expect(differences).toMatchObject([difference]);
    expect(differences[0]!.explanation!.join('\n')).toContain(terms);
    const different = Object.values(counts).map((count) => count.different);
    expect(different.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('shares places, numbers equals on, and numbers those behind who take none', () => {
    const { game } = resultOf('acbl-live');
    const scored = (percentages: readonly number[]) => {
      const sections = game.sections.map((section) => ({
        ...section,
        fullCard: null,
        contestants: section.contestants.map((each, at) => ({ ...each, ranked: at !== 3 })),
        // Everybody plays against a pair that nobody lists.
        lines: percentages.map((percent, at) => {
          const ns = { kind: 'percentage' as const, percent: `${percent}` };
          return { ...section.lines[0]!, id: `${at}`, ns: `${at + 1}`, ew: '9', outcome: { ns, ew: ns } };
        }),
      }));
      return scoreGame({ ...game, sections } as PublishedGame)!;
    };
    const place = (contestant: string, first: number, last = first, kind: 'shared' | 'in-order' = 'shared') =>
      ({ contestant, kind, first, last }) as const;
    const ranking = {
      name: 'A one',
      over: 'section' as const,
      stratum: null,
      places: [place('A-1', 1), place('A-2', 2, 3), place('A-3', 2, 3), place('A-3', 3, 3, 'in-order')],
    };
    const behind = { ...ranking, places: [...ranking.places, place('A-4', 4, 4, 'in-order')] };
    const unequal = (percentages: readonly number[], over = behind) =>
      compare({ ...NO_FIGURES, rankings: [over] }, scored(percentages))
        .filter(({ published, ours: own }) => published !== own)
        .map(({ kind, of, published, ours: own }) => `${kind} ${of}: ${published}, here ${own}`);
    expect(unequal([60, 50, 50, 90])).toEqual([]);
    expect(unequal([60, 50, 40, 90])).toEqual(['place A-2: 2-3, here 2', 'place A-3: 2-3, here 3']);
    expect(unequal([50, 60, 40, 0])).toEqual([
      'place A-1: 1, here 2',
      'place A-2: 2-3, here 1',
      'place A-3: 2-3, here 3',
    ]);
    const asShared = { ...ranking, places: [place('A-4', 4)] };
    expect(unequal([60, 50, 50, 90], asShared)).toEqual(['place A-4: 4, here none']);
  });

  it.each([
    ['9/4', '2.2'],
    ['47/20', '2.4'],
    ['5/2', '2.5'],
    ['7/3', '2.3'],
  ])('rounds the award %s as Compscore prints it: %s', (points, printed) => {
    const award = { points: Rational.ZERO, unfactored: Rational.parse(points), top: undefined };
    const figures: PublishedFigures = {
      ...NO_FIGURES,
      printed: { award: 1, awardHalves: 'to-even', score: 0, percentage: 0 },
      awards: [{ line: 'x', side: 'NS', points: printed, unfactored: true }],
    };
    const [figure] = compare(figures, {
      has: () => true,
      award: () => award,
      datums: () => [],
      contestant: () => undefined,
      place: () => undefined,
    });
    expect(figure!.ours).toBe(printed);
  });

  it('tells what contracts score', () => {
    const { game } = resultOf('acbl-live', (text) => text.replace('"9"', '"10"'));
    expect(compareContracts(game).filter(({ published, ours }) => published !== ours)).toEqual([
      {
        kind: 'contract',
        of: 'A/1 4 v 1',
        published: '400',
        ours: '430',
        explanation: ['3NT by N, 10 tricks, vulnerable on board 1: none'],
      },
    ]);
  });
});
