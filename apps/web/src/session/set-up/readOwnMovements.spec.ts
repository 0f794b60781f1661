import { americanWhist, mitchell, rainbow } from '#movement';
import { readOwnMovements } from './readOwnMovements.js';
import { writtenMovement } from '../../../../../libs/movement/src/testing/written-movement.js';

const only = (text: string) => {
  const { movements } = readOwnMovements(text);
  expect(movements).toHaveLength(1);
  return movements[0]!;
};

describe('a movement of one’s own', () => {
  it('is taken as it was written', () => {
    const five = mitchell({ tables: 5, phantom: 3 });
    const own = only(writtenMovement(five, { title: 'Five tables', boardsPerRound: 4 }));
    expect(own).toMatchObject({ title: 'Five tables', of: 'pairs', boardsPerRound: 4, impossible: [] });
    expect(own.movement?.rows).toEqual(five.rows);
    expect(own.unusual.map(({ code }) => code)).toContain('movement.sits-out');
  });

  it('is not taken when it cannot be played, and each reason is told', () => {
    const own = only('Mine\n0,2,24,8,3\n4,1,1,4,2,2,4,3,3\n2,3,1,3,1,2,1,2,1\n');
    expect(own.movement).toBeUndefined();
    expect(own.impossible).toContainEqual(
      expect.objectContaining({ code: 'movement.board-played-twice', round: 3, table: 2, contestant: '1' }),
    );
  });

  it('is not taken when it is not whole', () => {
    const own = only('Mine\n0,2,24,8,3\n4,1,1,4,2,2,4,3,3\n2,3,1,3,1\n');
    expect(own.movement).toBeUndefined();
    expect(own.impossible).toContainEqual({ code: 'written.figures', line: 4, figures: 5, expected: 9 });
  });

  it('is taken with other boards than it says', () => {
    const own = only('Mine\n0,2,27,8,3\n4,1,1,4,2,2,4,3,3\n2,3,1,3,1,2,1,2,3\n');
    expect(own.movement).toBeDefined();
    expect(own.unusual[0]).toEqual({ code: 'written.boards', line: 2, boards: 27, played: 24 });
  });

  it('is not taken when nobody plays', () => {
    expect(only('{"phantom": 1, "rows": [[[1, 2, 1]]]}').movement).toBeUndefined();
  });

  it('is for pairs, not for teams or players for themselves', () => {
    const whist = writtenMovement(americanWhist({ teams: 5 }), { title: 'Teams', boardsPerRound: 5 });
    expect(only(whist)).toMatchObject({ of: 'teams', impossible: [] });
    expect(only(whist).movement).toBeUndefined();
    const { rows } = rainbow({ tables: 5 });
    const players = rows.map((row) => row.map((play) => [+play!.n, +play!.s, +play!.e, +play!.w, play!.set]));
    const individual = only(JSON.stringify({ rows: players }));
    expect(individual).toMatchObject({ of: 'individual', impossible: [] });
    expect(individual.movement?.rows[0]![0]).toEqual({
      ns: '1',
      ew: '11',
      partners: { ns: '6', ew: '16' },
      set: 1,
    });
  });

  it('is one of several', () => {
    const text = [5, 7]
      .map((tables) => writtenMovement(mitchell({ tables }), { title: `M ${tables}`, boardsPerRound: 3 }))
      .join('\n');
    expect(readOwnMovements(text).movements.map(({ title }) => title)).toEqual(['M 5', 'M 7']);
  });

  it('is not in a letter', () =>
    expect(readOwnMovements('Dear all,\n\nsee you on Thursday.').problem).toBe('file.empty'));
});
