import { played } from '../../../../../libs/tournament/src/testing/played.js';
import { contractOfLine, outcomeOfLine, type RecapLine } from './line-to-publish.js';

type Award = NonNullable<RecapLine['awards']>['NS'];

const scored = (percent: string | null, ...parts: readonly (readonly [number, string])[]): Award => ({
  kind: 'scored',
  points: '5',
  top: percent === null ? null : '10',
  percent,
  parts: parts.map(([score, weight]) => ({ score, weight })),
});
const artificial = (award: 'ave+' | 'ave-'): Award => {
  const worth = { points: '6', percent: '60' };
  return { kind: 'artificial', award, because: 'ruling', top: '10', ...worth, plain: worth };
};

describe('what a line is published as', () => {
  it.each<[string, Award, Award, unknown, unknown]>([
    [
      'one score',
      scored('40', [-50, '1']),
      scored('60', [-50, '1']),
      { kind: 'score', score: -50 },
      { kind: 'score', score: -50 },
    ],
    [
      'a split score, by what it is worth',
      scored('85/3', [-50, '1']),
      scored('50', [110, '1']),
      { kind: 'percentage', percent: '28' },
      { kind: 'percentage', percent: '50' },
    ],
    [
      'a weighted score, likewise',
      scored('62.5', [620, '3/4'], [170, '1/4']),
      scored('37.5', [620, '3/4'], [170, '1/4']),
      { kind: 'percentage', percent: '63' },
      { kind: 'percentage', percent: '38' },
    ],
    [
      'a weighted score in IMPs, which has no percentage',
      scored(null, [620, '3/4'], [170, '1/4']),
      scored(null, [620, '3/4'], [170, '1/4']),
      { kind: 'not-played' },
      { kind: 'not-played' },
    ],
    [
      'an artificial score',
      artificial('ave+'),
      artificial('ave-'),
      { kind: 'artificial', award: 'average-plus' },
      { kind: 'artificial', award: 'average-minus' },
    ],
  ])('is %s', (_what, NS, EW, ns, ew) => {
    expect(outcomeOfLine({ NS, EW })).toEqual({ ns, ew });
  });

  it('has its contract as long as that is what counts', () => {
    const result = played('4S N = D2');
    const { kind: _kind, ...contract } = result;
    const counts = (score: number) => {
      const both = { kind: 'score', score } as const;
      return contractOfLine({ result, score: 420 }, { ns: both, ew: both });
    };
    expect(counts(420)).toEqual(contract);
    expect(counts(-50)).toBeNull();
  });
});
