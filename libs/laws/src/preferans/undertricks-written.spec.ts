import { outcomeIn } from '../book/law-book.js';
import { preferansCode } from './code-book.js';
import type { CodeFactsFound } from './terms/terms.js';
import { undertricksWritten, type RemiseInTricks, type TricksOfPlayer } from './undertricks-written.js';

/** The undertricks that a rule writes, of whom. */
function written(law: string, facts: CodeFactsFound, tricks: TricksOfPlayer): string[] {
  return outcomeIn(preferansCode(), law, facts)
    .rectifications.filter((one): one is RemiseInTricks =>
      ['undertricks', 'proven-undertricks', 'without-all'].includes(one.kind),
    )
    .map((one) => `${one.of} ${undertricksWritten(one, tricks)}`);
}

describe('undertricks that are written', () => {
  const declarer = {
    'others-have-right-count': 'yes',
    'wrong-count-of': 'declarer',
    'higher-remise-proven': 'no',
    'game-is': 'tricks',
  } as const;

  it.each([
    [6, 2],
    [4, 4],
    [8, 2],
  ])('of a declarer of six with a wrong count who took %i are %i', (taken, undertricks) => {
    expect(written('3.9.18', declarer, { due: 6, taken })).toEqual([`declarer ${undertricks}`]);
  });

  it.each([
    [1, 2],
    [4, 4],
  ])('are two, or what the whisters prove: %i', (proven, undertricks) => {
    const facts = { ...declarer, 'higher-remise-proven': 'yes' } as const;
    expect(written('3.9.18', facts, { due: 6, taken: 6, proven })).toEqual([`declarer ${undertricks}`]);
  });

  it('are two on whist, and more where more are lacked', () => {
    const facts = { ...declarer, 'wrong-count-of': 'whister' } as const;
    expect(written('3.9.18', facts, { due: 4, taken: 4 })).toEqual(['whister 2']);
    expect(written('3.9.18', facts, { due: 4, taken: 1 })).toEqual(['whister 3']);
  });

  it('are of both where both have a wrong count', () => {
    const facts = { ...declarer, 'wrong-count-of': 'declarer-and-whister' } as const;
    expect(written('3.9.18', facts, { due: 6, taken: 6 })).toEqual(['declarer 2', 'whister 2']);
  });

  it('are two more than was inevitable where the order was made with a wrong count', () => {
    const tricks = { due: 6, taken: 6, proven: 5 };
    expect(written('3.4.6', { 'undertricks-proven': 'yes' }, tricks)).toEqual(['declarer 7']);
    expect(written('3.4.6', { 'undertricks-proven': 'no' }, { due: 8, taken: 8 })).toEqual(['declarer 2']);
  });

  it('are all where an order is not put right', () => {
    const facts = { 'order-was': 'against-rules', 'order-put-right': 'no' } as const;
    expect(written('3.4.4', facts, { due: 7, taken: 0 })).toEqual(['call 7']);
  });
});
