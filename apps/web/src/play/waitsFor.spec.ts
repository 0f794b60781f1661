import type { TFunction } from 'i18next';
import { waitsFor } from './waitsFor.js';

const t = ((key: string, facts: object) => `${key} ${JSON.stringify(facts)}`) as unknown as TFunction;
const one = { sections: [{}], contestants: [] } as unknown as Parameters<typeof waitsFor>[2];
const waiting = { table: 'A3', round: 2, contestants: [], boards: [] };

describe('what a table waits for, in words', () => {
  it('is a pair by its number, and where it is', () => {
    const [pair] = waitsFor(
      t,
      { ...waiting, contestants: [{ contestant: 'A-7', table: 'A2', round: 1, board: 4, late: false }] },
      one,
    );
    expect(pair).toBe('wait.pair {"pair":"7","table":"A2","round":1,"board":4}');
  });
  it('is a pair that waits itself, or is in a late play', () => {
    const at = { contestant: 'A-7', table: 'A2', round: 1 };
    const contestants = [
      { ...at, board: null, late: false },
      { ...at, board: 4, late: true },
    ];
    const words = waitsFor(t, { ...waiting, contestants }, one).map((text) => text.split(' ')[0]);
    expect(words).toEqual(['wait.pairWaits', 'wait.pairLate']);
  });
  it('is boards, those of a place together', () =>
    expect(
      waitsFor(
        t,
        {
          ...waiting,
          boards: [
            { board: 3, table: 'A2', onItsWay: true },
            { board: 4, table: 'A2', onItsWay: false },
            { board: 5, table: 'A2', onItsWay: false },
            { board: 9, table: null, onItsWay: true },
          ],
        },
        one,
      ),
    ).toEqual([
      'wait.boardsComing {"boards":"3","count":1,"table":"A2"}',
      'wait.boards {"boards":"4–5","count":2,"table":"A2"}',
      'wait.boardsBox {"boards":"9","count":1,"table":null}',
    ]));
});
