import { EBU_MATCHPOINTS, presetOf } from '#scoring';
import {
  kindsFor,
  newSide,
  readSide,
  readShare,
  sumOfWeights,
  withPart,
  type SideDraft,
} from './sideDraft.js';

const draft = (change: Partial<SideDraft>): SideDraft => ({ ...newSide('4S N ='), ...change });
const parts = (...written: readonly (readonly [weight: string, text: string])[]) =>
  draft({ kind: 'weighted', parts: written.map(([weight, text]) => ({ weight, text })) });

describe('what a ruling gives a side, as it is written down', () => {
  it.each([
    ['an average', draft({ award: 'average-minus' }), { kind: 'artificial', award: 'average-minus' }],
    [
      'a score',
      draft({ kind: 'assigned', text: '+420' }),
      { kind: 'assigned', result: { kind: 'score', score: 420 } },
    ],
    [
      'several with their weights',
      parts(['60', '+420'], ['40', 'pass']),
      {
        kind: 'weighted',
        results: [
          { result: { kind: 'score', score: 420 }, hundredths: 60 },
          { result: { kind: 'passed-out' }, hundredths: 40 },
        ],
      },
    ],
    [
      'a percentage',
      draft({ kind: 'percentage', percent: '62,5' }),
      { kind: 'percentage', hundredths: 6_250 },
    ],
    ['nothing', draft({ kind: 'not-played' }), { kind: 'not-played' }],
  ])('is %s', (_what, written, said) => expect(readSide(written)).toEqual(said));

  it.each([
    ['a result', draft({ kind: 'assigned', text: '4S' }), 'result'],
    ['a result among others', parts(['60', '+420'], ['40', '']), 'result'],
    ['a weight', parts(['60', '+420'], ['', 'pass']), 'weight'],
    ['a whole weight', parts(['66.5', '+420'], ['33.5', 'pass']), 'weight'],
    ['weights that make the whole', parts(['60', '+420'], ['30', 'pass']), 'sum'],
    ['another result the second time', parts(['60', '4S N ='], ['40', '4s n =']), 'twice'],
    ['a percentage of a top', draft({ kind: 'percentage', percent: '101' }), 'percent'],
  ])('misses %s', (_what, written, fault) => expect(readSide(written)).toBe(fault));

  it('gives another result the weight that is left', () => {
    const { parts: two } = parts(['50', '+420'], ['30', 'pass']);
    expect([sumOfWeights(two), withPart(two).map(({ weight }) => weight)]).toEqual([80, ['50', '30', '20']]);
    expect(withPart(parts(['', ''], ['', '']).parts).at(-1)).toEqual({ weight: '', text: '' });
  });

  it('may be nothing of a top', () =>
    expect(['0', '0,00', '100', '-1'].map(readShare)).toEqual([0, 0, 10_000, undefined]));

  it('is no percentage where nothing has a top', () => {
    expect(kindsFor(EBU_MATCHPOINTS.board)).toContain('percentage');
    expect(kindsFor(presetOf('club-butler')!.board)).not.toContain('percentage');
  });
});
