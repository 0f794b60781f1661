import { sharersNow } from './sharersNow.js';

const room = { sharing: [{ tables: ['A1', 'A8'], rounds: [3, 4] }] };

it('is the other table in the rounds in which they share, and nobody else', () => {
  expect(sharersNow(room, { table: 'A1', round: 3 })).toEqual(['A8']);
  expect(sharersNow(room, { table: 'A8', round: 4 })).toEqual(['A1']);
  expect(sharersNow(room, { table: 'A8', round: 2 })).toEqual([]);
  expect(sharersNow(room, { table: 'A2', round: 3 })).toEqual([]);
});

it('is told before the first round as it will be then', () =>
  expect(sharersNow({ sharing: [{ tables: ['A1', 'A8'], rounds: [1] }] }, { table: 'A1', round: 0 })).toEqual(
    ['A8'],
  ));
