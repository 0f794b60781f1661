import { inOrder, inOrderOfPlaces, movedTo, type Seat } from './seatsByHand.js';

const SEATS: readonly Seat[] = [
  { contestant: 'A-NS1', entry: 'ann' },
  { contestant: 'A-NS2', entry: 'bob' },
  { contestant: 'A-EW1', entry: null },
];

describe('places given by hand', () => {
  it('are exchanged by two pairs that have them', () =>
    expect(movedTo(SEATS, { place: 'A-NS1' }, 'A-NS2')).toEqual([
      { contestant: 'A-NS1', entry: 'bob' },
      { contestant: 'A-NS2', entry: 'ann' },
    ]));

  it('are left for one that nobody has, or taken by a pair without a place', () => {
    expect(movedTo(SEATS, { place: 'A-NS1' }, 'A-EW1')).toEqual([
      { contestant: 'A-NS1', entry: null },
      { contestant: 'A-EW1', entry: 'ann' },
    ]);
    expect(movedTo(SEATS, { entry: 'cy' }, 'A-NS2')).toEqual([{ contestant: 'A-NS2', entry: 'cy' }]);
    expect(movedTo(SEATS, { place: 'A-NS2' }, 'A-NS2')).toEqual([]);
  });

  it('are filled in an order, and those behind its end are nobody’s', () =>
    expect(inOrder(SEATS, ['cy', 'ann']).map(({ entry }) => entry)).toEqual(['cy', 'ann', null]));

  it('are filled in the order of an earlier session, those who were not in it last', () => {
    const ranked = [
      { contestant: 'A-NS1', place: 2 },
      { contestant: 'A-NS2', place: 1 },
      { contestant: 'A-EW1', place: null },
    ];
    const entries = ['new', 'ann', 'bob', 'eve'];
    const there = [...SEATS.slice(0, 2), { contestant: 'A-EW1', entry: 'eve' }];
    expect(inOrderOfPlaces(entries, ranked, there)).toEqual(['bob', 'ann', 'new', 'eve']);
    // Who has left since is not there any more.
    expect(inOrderOfPlaces(['ann'], ranked, there)).toEqual(['ann']);
  });
});
