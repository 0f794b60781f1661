import { AUSTRALIAN_BUTLER, australianButler, type PairMatch } from './australian-butler.js';

describe('Australian Butler', () => {
  it('adds half of what the opponents have on average on all their boards', () => {
    const of = (pair: string, opponents: string, imps: number): PairMatch => ({
      pair,
      opponents,
      boards: 20,
      imps,
    });
    const matches = [of('A', 'B', 40), of('B', 'A', -40), of('B', 'C', 48.8), of('D', 'nobody', -10)];
    const rows = australianButler(matches, AUSTRALIAN_BUTLER).map(
      ({ pair, cut, opponentsPerBoard, normalized }) =>
        `${pair}: ${cut.toText(2)} ${opponentsPerBoard.toText(4)} ${normalized.toText(2)}`,
    );
    expect(rows).toEqual([
      // B: -32.80 and 33.68 over 40 boards.
      'A: 32.80 0.0220 33.02',
      'B: -32.80 1.6400 -16.40',
      'B: 33.68 0.0000 33.68',
      'D: -10.00 0.0000 -10.00',
    ]);
  });
});
