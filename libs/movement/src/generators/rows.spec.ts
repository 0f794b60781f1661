import { checkMovement } from '../check/check-movement.js';
import { mitchell } from './mitchell.js';
import { movementFromRows, playsFromTriples } from './rows.js';

describe('rows given as data', () => {
  it('are a movement like any other', () => {
    const { rows } = mitchell({ tables: 5, phantom: 'EW' });
    expect(movementFromRows(rows, { winners: 2, phantom: 'EW5' })).toEqual({
      ...mitchell({ tables: 5, phantom: 'EW' }),
      name: 'rows',
    });
  });

  it('may be figures: with two winners each line has its own', () => {
    const figures = [[[3, 3, 1] as const, [0, 0, 0] as const]];
    expect(playsFromTriples(figures, 2)).toEqual([[{ ns: 'NS3', ew: 'EW3', set: 1 }, null]]);
    expect(playsFromTriples([[[3, 4, 1]]], 1)).toEqual([[{ ns: '3', ew: '4', set: 1 }]]);
  });

  it('are never refused', () => {
    expect(movementFromRows([], { winners: 1 })).toMatchObject({ tables: 0, rounds: 0, sets: 0 });
    const ragged = movementFromRows([[null], []], { winners: 1 });
    expect(checkMovement(ragged).map(({ code }) => code)).toEqual([
      'movement.row-length',
      'movement.round-empty',
    ]);
  });
});
