import { MOST_TABLES, readTableNames } from './tableNames.js';

describe('the tables that a text names', () => {
  it.each([
    ['1-4', ['1', '2', '3', '4']],
    ['1 – 3, 7', ['1', '2', '3', '7']],
    ['a1-a3; B12', ['A1', 'A2', 'A3', 'B12']],
    ['A1-3', ['A1', 'A2', 'A3']],
    ['5 5, 4-6', ['5', '4', '6']],
    ['999', ['999']],
  ])('%j are %j', (text, tables) => expect(readTableNames(text)).toEqual(tables));

  it.each(['', ' , ', 'seven', '4-2', 'A1-B3', '1-', 'ABC1', '1000', '1-4 x', 'Я1'])(
    '%j names none',
    (text) => {
      expect(readTableNames(text)).toBeUndefined();
    },
  );

  it('are not more than fit on a sheet', () => {
    expect(readTableNames(`1-${MOST_TABLES}`)).toHaveLength(MOST_TABLES);
    expect(readTableNames(`1-${MOST_TABLES + 1}`)).toBeUndefined();
  });
});
