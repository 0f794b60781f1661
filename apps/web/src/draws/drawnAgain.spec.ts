import { drawnSeats, mitchell, seatsByCards, seatsDrawnWith } from '#movement';
import type { SeatsDrawnSeen } from '../api/documents.js';
import { changedByHand, differentPlaces, drawnAgain } from './drawnAgain.js';

const SEED = '5eed'.repeat(16);
const places = ['NS', 'EW'].flatMap((line) => [1, 2, 3, 4, 5].map((number) => `A-${line}${number}`));
const entries = places.map((_place, index) => `e${index}`);
const moment = { number: 1, position: 7, time: 0, met: [] };

describe('seats that are drawn again', () => {
  it('are the same by lot', () => {
    const seats = drawnSeats(entries, places, SEED);
    expect(drawnAgain({ ...moment, kind: 'seed', seed: SEED, seats, wishes: null })).toEqual(seats);
    const other = drawnAgain({ ...moment, kind: 'seed', seed: '0'.repeat(64), seats, wishes: null });
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
    expect(drawnAgain({ ...moment, kind: 'seed', seed: SEED, seats, wishes })).toEqual(seats);
    const without = { ...wishes, apart: [], held: [] };
    expect(drawnAgain({ ...moment, kind: 'seed', seed: SEED, seats, wishes: without })).not.toEqual(seats);
  });

  it('are the same by cards, from the place that the lowest chose', () => {
    const cards = [
      { entry: 'e1', card: 'HK' },
      { entry: 'e2', card: 'SA' },
    ];
    const seats = seatsByCards(cards, ['A-2', 'A-1']);
    const draw: SeatsDrawnSeen['draw'] = { ...moment, kind: 'cards', cards, seats };
    expect(drawnAgain(draw)).toEqual(seats);
  });
});

it('places that were given by hand since are told', () => {
  const seats = drawnSeats(entries, places, SEED);
  const now = seats.map(({ entry, contestant }) => ({ contestant, entry: entry as string | null }));
  const draw = { ...moment, kind: 'seed', seed: SEED, seats, wishes: null } as const;
  expect(changedByHand(draw, [...now, { contestant: 'A-9', entry: null }])).toEqual([]);
  const [first, second] = [now[0]!, now[1]!];
  const exchanged = [{ ...first, entry: second.entry }, { ...second, entry: null }, ...now.slice(2)];
  expect(changedByHand(draw, exchanged)).toEqual([first.contestant, second.contestant]);
});
