import { checkMovement } from '../check/check-movement.js';
import { barometer } from './barometer.js';
import { americanWhist } from './teams-of-four.js';
import { howell } from './howell.js';
import { mitchell } from './mitchell.js';

describe('a barometer', () => {
  it('over a Howell has one set in each round at all tables', () => {
    const movement = barometer(howell({ tables: 4 }));
    expect(movement).toMatchObject({ name: 'barometer', rounds: 7, sets: 7, declared: { copies: 4 } });
    expect(movement.rows.map((row) => row.map((play) => play!.set))).toEqual(
      Array.from({ length: 4 }, () => [1, 2, 3, 4, 5, 6, 7]),
    );
    expect(checkMovement(movement)).toEqual([]);
  });

  it('over an even number of tables needs no skip for the boards, and keeps what the movement had', () => {
    const movement = barometer(mitchell({ tables: 5, phantom: 'NS' }));
    expect(movement.phantom).toBe('NS5');
    expect(new Set(checkMovement(movement).map(({ code }) => code))).toEqual(new Set(['movement.sits-out']));
  });

  it('of teams is refused', () => {
    expect(() => barometer(americanWhist({ teams: 5 }))).toThrow('movement.barometer-of-teams');
  });

  it('with another set at one table is none', () => {
    const { rows, ...movement } = barometer(howell({ tables: 4 }));
    const misprinted = rows.map((row, table) =>
      table === 2 ? [{ ...row[0]!, set: 7 }, ...row.slice(1)] : row,
    );
    expect(checkMovement({ ...movement, rows: misprinted })).toContainEqual(
      expect.objectContaining({ code: 'movement.barometer-set', round: 1, table: 3, set: 7, others: 1 }),
    );
  });
});
