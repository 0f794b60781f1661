import { howell } from '../generators/howell.js';
import { movementFromRows } from '../generators/rows.js';
import { guideCard } from './guide-card.js';

describe('a guide card', () => {
  it('tells table, direction, opponents and boards of every round', () => {
    expect(guideCard(howell({ tables: 2 }), '3')).toEqual([
      { round: 1, table: 2, direction: 'EW', opponent: '2', set: 1 },
      { round: 2, table: 2, direction: 'NS', opponent: '1', set: 2 },
      { round: 3, table: 1, direction: 'EW', opponent: '4', set: 3 },
    ]);
  });

  it('tells where a pair sits out, at the table of the missing pair or nowhere', () => {
    const rows = [
      [
        { ns: '1', ew: '2', set: 1 },
        { ns: '3', ew: '4', set: 1 },
      ],
    ];
    expect(guideCard(movementFromRows(rows, { winners: 1, phantom: '2' }), '1')).toEqual([
      { round: 1, table: 1, direction: 'NS', opponent: null, set: null },
      { round: 2, table: null, direction: null, opponent: null, set: null },
    ]);
  });
});
