import { nextSeat, partnerOf, SEATS, sideOf } from './seat.js';

it('a table is four seats clockwise, partners opposite', () => {
  expect(SEATS.map((seat) => [seat, nextSeat(seat), partnerOf(seat), sideOf(seat)])).toEqual([
    ['N', 'E', 'S', 'NS'],
    ['E', 'S', 'W', 'EW'],
    ['S', 'W', 'N', 'NS'],
    ['W', 'N', 'E', 'EW'],
  ]);
});
