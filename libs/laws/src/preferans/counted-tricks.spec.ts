import { outcomeIn } from '../book/law-book.js';
import { preferansCode } from './code-book.js';
import { tricksCounted } from './counted-tricks.js';
import type { CodeFactsFound } from './terms.js';

const follows = (law: string, facts: CodeFactsFound) => outcomeIn(preferansCode(), law, facts).rectifications;

describe('tricks that are written', () => {
  const wrongCount = (of: 'declarer' | 'whister' | 'declarer-and-whister', higher: 'no' | 'yes' = 'no') =>
    follows('3.9.18', {
      'others-have-right-count': 'yes',
      'wrong-count-of': of,
      'higher-remise-proven': higher,
    });

  it.each([
    [6, 4],
    [4, 2],
    [8, 4],
  ])('of %i by a declarer of six with a wrong count are %i', (taken, counted) => {
    expect(tricksCounted(wrongCount('declarer'), 'declarer', { due: 6, taken })).toBe(counted);
  });

  it('are as few as the whisters prove', () => {
    const proven = (undertricks: number) =>
      tricksCounted(wrongCount('declarer', 'yes'), 'declarer', { due: 6, taken: 6, proven: undertricks });
    expect([proven(1), proven(4)]).toEqual([4, 2]);
  });

  it('are two short on whist as well where both have a wrong count', () => {
    const both = wrongCount('declarer-and-whister');
    expect(tricksCounted(both, 'declarer', { due: 6, taken: 7 })).toBe(4);
    expect(tricksCounted(both, 'whister', { due: 4, taken: 3 })).toBe(2);
    expect(tricksCounted(wrongCount('whister'), 'declarer', { due: 6, taken: 7 })).toBe(7);
  });

  it('are below none where two are added to what was inevitable', () => {
    const ordered = follows('3.4.6', { 'undertricks-proven': 'yes' });
    expect(tricksCounted(ordered, 'declarer', { due: 6, taken: 1, proven: 5 })).toBe(-1);
  });

  it('are none where an order is not put right', () => {
    const insisted = follows('3.4.4', { 'order-was': 'against-rules', 'order-put-right': 'no' });
    expect(tricksCounted(insisted, 'declarer', { due: 7, taken: 0 })).toBe(0);
    expect(tricksCounted(insisted, 'whister', { due: 2, taken: 3 })).toBe(3);
  });

  it.each([
    ['tricks', 7, 6],
    ['misere', 0, 1],
    ['all-pass', 3, 4],
  ] as const)('after a look at a closed trick of %s', (game, taken, counted) => {
    const looked = follows('3.9.11', { 'trick-was': 'opened', 'game-is': game });
    expect(tricksCounted(looked, 'all-pass', { due: 0, taken })).toBe(counted);
  });
});
