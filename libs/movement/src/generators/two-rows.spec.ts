import { checkMovement } from '../check/check-movement.js';
import { lines, printed } from '../testing/printed.js';
import { parallelRows, stagger } from './two-rows.js';

const even = (from: number, to: number) =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + 2 * index);

describe('the stagger', () => {
  it('of six: East-West two down, in the middle three; the boards one down, and new ones for the second half', () => {
    expect(printed(stagger({ teams: 6 }))).toEqual(
      lines(`
        1 v 3, 1 | 1 v 5, 2 | 1 v 2, 4 | 1 v 4, 5 | 1 v 6, 6
        2 v 4, 2 | 2 v 6, 3 | 2 v 3, 5 | 2 v 5, 6 | 2 v 1, 4
        3 v 5, 3 | 3 v 1, 1 | 3 v 4, 6 | 3 v 6, 4 | 3 v 2, 5
        4 v 6, 1 | 4 v 2, 2 | 4 v 5, 4 | 4 v 1, 5 | 4 v 3, 6
        5 v 1, 2 | 5 v 3, 3 | 5 v 6, 5 | 5 v 2, 6 | 5 v 4, 4
        6 v 2, 3 | 6 v 4, 1 | 6 v 1, 6 | 6 v 3, 4 | 6 v 5, 5`),
    );
  });

  it.each(even(4, 40))('of %i teams: each meets each, and tables across from each other share', (teams) => {
    const movement = stagger({ teams });
    expect(movement).toMatchObject({ rounds: teams - 1, sets: teams, declared: { copies: 2 } });
    expect(checkMovement(movement).filter(({ code }) => code !== 'movement.set-shared')).toEqual([]);
    const [near, across] = [movement.rows.slice(0, teams / 2), movement.rows.slice(teams / 2)];
    const sets = (rows: typeof near) => rows.map((row) => row.map((play) => play!.set));
    expect(sets(near)).toEqual(sets(across));
  });

  it.each(even(4, 20))('of %i teams: every match is over before the break, or begins behind it', (teams) => {
    const half = new Map<string, Set<boolean>>();
    for (const row of stagger({ teams }).rows)
      for (const [round, play] of row.entries()) {
        const match = [play!.ns, play!.ew].toSorted().join('-');
        half.set(match, new Set([...(half.get(match) ?? []), round + 1 < teams / 2]));
      }
    expect(half.size).toBe((teams * (teams - 1)) / 2);
    expect([...half.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  it('is there for no odd number, and only whole', () => {
    expect(() => stagger({ teams: 7 })).toThrow('movement.tables-unfit');
    expect(() => stagger({ teams: 8, rounds: 5 })).toThrow('movement.rounds-unfit');
  });
});

describe('two parallel rows', () => {
  it('of six: the second row goes along the first, both its pairs at once', () => {
    expect(printed(parallelRows({ teams: 6 }))).toEqual(
      lines(`
        1 v 4, 1 | 1 v 6, 2 | 1 v 5, 3
        2 v 5, 2 | 2 v 4, 3 | 2 v 6, 1
        3 v 6, 3 | 3 v 5, 1 | 3 v 4, 2
        4 v 1, 1 | 6 v 1, 2 | 5 v 1, 3
        5 v 2, 2 | 4 v 2, 3 | 6 v 2, 1
        6 v 3, 3 | 5 v 3, 1 | 4 v 3, 2`),
    );
  });

  it.each(even(6, 40))(
    'of %i teams: each meets those of the other row, of an even row all but one',
    (teams) => {
      const row = teams / 2;
      const movement = parallelRows({ teams });
      expect(movement).toMatchObject({ rounds: row % 2 === 1 ? row : row - 1, sets: row });
      const costs = ['movement.set-shared', 'movement.set-unplayed', 'movement.few-boards'];
      expect(checkMovement(movement).filter(({ code }) => !costs.includes(code))).toEqual([]);
      const inFirst = (team: string) => Number(team) <= row;
      for (const play of movement.rows.flat()) expect(inFirst(play!.ns)).not.toBe(inFirst(play!.ew));
    },
  );

  it('can be cut short, and is there for no odd number', () => {
    expect(parallelRows({ teams: 10, rounds: 3 })).toMatchObject({ rounds: 3 });
    for (const teams of [4, 7]) expect(() => parallelRows({ teams })).toThrow('movement.tables-unfit');
  });
});
