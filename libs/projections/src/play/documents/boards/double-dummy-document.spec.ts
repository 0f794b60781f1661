import { doubleDummyDocument } from './double-dummy-document.js';

describe('what a hand record says double dummy', () => {
  it('is the tricks of each declarer, what each side makes, and the par of the board', () =>
    expect(doubleDummyDocument('89956899574448644486', 1)).toEqual({
      tricks: {
        N: { NT: 8, S: 9, H: 9, D: 5, C: 6 },
        S: { NT: 8, S: 9, H: 9, D: 5, C: 7 },
        E: { NT: 4, S: 4, H: 4, D: 8, C: 6 },
        W: { NT: 4, S: 4, H: 4, D: 8, C: 6 },
      },
      makeable: {
        NS: [
          { level: 2, strain: 'NT', declarers: ['N', 'S'] },
          { level: 3, strain: 'S', declarers: ['N', 'S'] },
          { level: 3, strain: 'H', declarers: ['N', 'S'] },
          { level: 1, strain: 'C', declarers: ['S'] },
        ],
        EW: [{ level: 2, strain: 'D', declarers: ['E', 'W'] }],
      },
      par: {
        score: 140,
        contracts: (['S', 'H'] as const).map((strain) => ({
          level: 3,
          strain,
          side: 'NS',
          declarers: ['N', 'S'],
          doubled: false,
          over: 0,
        })),
      },
    }));

  it('is by the dealer and vulnerability of the board', () => {
    const par = (board: number) => doubleDummyDocument('0d0d00d0d000d0d00d0d', board).par!.score;
    expect(par(1)).not.toBe(par(4));
  });

  it('leaves out what is not computed: neither par nor what can be made is known then', () => {
    const { tricks, makeable, par } = doubleDummyDocument(`8${'*'.repeat(19)}`, 1);
    expect(tricks.N).toEqual({ NT: 8, S: null, H: null, D: null, C: null });
    expect({ makeable, par }).toEqual({ makeable: null, par: null });
  });
});
