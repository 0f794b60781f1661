import { mitchell } from '../generators/mitchell.js';
import { seatsDrawnWith } from './draw-with-wishes.js';
import { differentPlaces, drawnAgain } from './drawn-again.js';
import { drawnSeats, seatsByCards } from './places.js';

const SEED = '5eed'.repeat(16);
const places = ['NS', 'EW'].flatMap((line) => [1, 2, 3, 4, 5].map((number) => `A-${line}${number}`));
const entries = places.map((_place, index) => `e${index}`);

describe('seats that are drawn again from what is published', () => {
  it('are the same by lot', () => {
    const seats = drawnSeats(entries, places, SEED);
    expect(drawnAgain({ kind: 'seed', seed: SEED, seats, wishes: null })).toEqual(seats);
    const other = drawnAgain({ kind: 'seed', seed: '0'.repeat(64), seats });
    expect(differentPlaces(seats, other).length).toBeGreaterThan(1);
  });

  it('are the same with what the draw kept to', () => {
    const wishes = {
      places,
      sections: [{ section: 'A', movement: mitchell({ tables: 5 }) }],
      held: [{ entry: 'e3', contestant: 'A-EW2' }],
      seeds: [{ entry: 'e1', seed: 1 }],
      apart: [['e4', 'e5', 'e6']],
      unavoidable: 'late' as const,
    };
    const seats = seatsDrawnWith({ ...wishes, entries }, SEED);
    expect(drawnAgain({ kind: 'seed', seed: SEED, seats, wishes })).toEqual(seats);
    const without = { ...wishes, apart: [], held: [] };
    expect(drawnAgain({ kind: 'seed', seed: SEED, seats, wishes: without })).not.toEqual(seats);
  });

  it('are the same by cards, from the place that the lowest chose', () => {
    const cards = [
      { entry: 'e1', card: 'HK' },
      { entry: 'e2', card: 'SA' },
    ];
    const seats = seatsByCards(cards, ['A-2', 'A-1']);
    expect(drawnAgain({ kind: 'cards', cards, seats })).toEqual(seats);
  });
});
