import { masterPointRows, masterPointsText } from './masterPointsText.js';

const rows = [
  { contestants: 8, points: ['0.75', '0.5'] },
  { contestants: 16, points: ['1.5', '1', '0.5'] },
];

describe('a table of master points in the field', () => {
  it('has a line for each size of field, and comes back as it was', () => {
    expect(masterPointsText({ rows })).toBe('8: 0.75, 0.5\n16: 1.5, 1, 0.5');
    expect(masterPointRows(' 8:0.75,0.5\n\n16 : 1.5, 1, 0.5')).toEqual(rows);
    expect(masterPointRows('')).toEqual([]);
  });

  it('takes decimals with a comma where blanks or semicolons divide', () => {
    expect(masterPointRows('8: 0,75, 0,5\n16: 1,5; 1;0,5')).toEqual(rows);
    expect(masterPointRows('8: 3,2,1')).toEqual([{ contestants: 8, points: ['3', '2', '1'] }]);
  });

  it.each(['8', '8:', '0: 1', '8: one', ': 1', '8: 0,75,0,5', '8: 1, 2'])(
    'is none when a line is %j',
    (line) => expect(masterPointRows(line)).toBeUndefined(),
  );
});
