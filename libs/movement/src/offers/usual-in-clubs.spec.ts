import { knownAs } from '../movement/known-as.js';
import type { Offer } from './offer.js';
import { offersFor } from './offers-for.js';
import type { Wishes } from './wishes.js';

const first = (wishes: Wishes): Offer => offersFor(wishes).offers[0]!;

/** `skip-mitchell 7 × 3`, and how many sit out. */
const played = ({ choice, cost }: Offer) =>
  `${choice.name} ${cost.rounds} × ${cost.boardsPerRound}${choice.phantom === undefined ? '' : ', one missing'}`;

/** By so many pairs, where a club plays about 24 boards. */
const USUAL: Readonly<Record<number, string>> = {
  // Howells: so few pairs meet everybody.
  4: 'howell 3 × 8',
  5: 'howell 5 × 5, one missing',
  6: 'howell 5 × 5',
  7: 'howell 7 × 3, one missing',
  8: 'howell 7 × 3',
  9: 'howell 9 × 3, one missing',
  10: 'howell 9 × 3',
  // At six tables a complete Howell has eleven rounds, and a Mitchell but five.
  11: 'three-quarter-howell 9 × 3, one missing',
  12: 'three-quarter-howell 8 × 3',
  // Mitchells: even tables skip, half a table is a sit-out.
  13: 'mitchell 7 × 3, one missing',
  14: 'mitchell 7 × 3',
  15: 'skip-mitchell 7 × 3, one missing',
  16: 'skip-mitchell 7 × 3',
  17: 'mitchell 9 × 3, one missing',
  18: 'mitchell 9 × 3',
  19: 'skip-mitchell 9 × 3, one missing',
  20: 'skip-mitchell 9 × 3',
  22: 'mitchell 8 × 3',
  24: 'skip-mitchell 11 × 2',
};

/** The family that so many tables play. */
function familyAt(tables: number): string {
  if (tables <= 5) return 'howell';
  if (tables === 6) return 'three-quarter-howell';
  return tables % 2 === 1 ? 'mitchell' : 'skip-mitchell';
}

describe('what a club usually plays comes first', () => {
  it('by every field of 4 to 40 pairs, in rounds of two boards at least', () => {
    const told: Record<number, string> = {};
    for (let pairs = 4; pairs <= 40; pairs += 1) {
      const offer = first({ pairs });
      const { choice, cost } = offer;
      const tables = Math.ceil(pairs / 2);
      expect([pairs, choice.name, choice.tables]).toEqual([pairs, familyAt(tables), tables]);
      expect(cost.boardsPerRound).toBeGreaterThan(1);
      expect(choice.scrambled).toBeUndefined();
      if (USUAL[pairs] !== undefined) told[pairs] = played(offer);
    }
    expect(told).toEqual(USUAL);
  });

  it.each([
    // Of six tables a Howell of nearly the boards that were asked for.
    [12, 24, 'three-quarter-howell 8 × 3'],
    [12, 26, 'three-quarter-howell 9 × 3'],
    [12, 27, 'three-quarter-howell 9 × 3'],
    [12, 28, 'three-quarter-howell 9 × 3'],
    // Of two Mitchells that are cut short the one that comes nearer.
    [22, 26, 'mitchell 9 × 3'],
    [22, 27, 'mitchell 9 × 3'],
    [24, 27, 'skip-mitchell 9 × 3'],
  ])('by %i pairs, about %i boards: %s', (pairs, boards, usual) =>
    expect(played(first({ pairs, boards }))).toBe(usual),
  );

  it('by one winner turns the boards in whole rounds of a Mitchell', () => {
    for (const pairs of [14, 20]) {
      const { choice, cost } = first({ pairs, winners: 1 });
      expect([pairs, cost.winners, choice.name.replace('skip-', '')]).toEqual([pairs, 1, 'mitchell']);
      expect(choice.arrowSwitched?.length).toBeGreaterThan(0);
    }
  });

  it('and a Howell stands among the first three of up to 20 pairs, where one fits', () => {
    for (const pairs of [14, 15, 16, 18, 20]) {
      const names = offersFor({ pairs, boards: 24 })
        .offers.slice(0, 3)
        .map(({ choice }) => choice.name);
      expect([pairs, names.map((name) => name.endsWith('howell'))]).toEqual([pairs, [false, false, true]]);
    }
    const { offers } = offersFor({ pairs: 24, boards: 24 });
    expect(offers.slice(0, 3).map(({ choice }) => choice.name)).toEqual(Array(3).fill('skip-mitchell'));
  });

  it('in a large field with a second set of boards is a web', () =>
    expect(first({ pairs: 36, copies: 2 }).choice.name).toBe('web'));

  it('never goes before what was asked for: who must stay seated', () => {
    expect(first({ pairs: 8, stay: ['1', '2'] }).choice.name).toBe('skip-mitchell');
  });
});

describe('a Howell', () => {
  const howells = (wishes: Wishes) =>
    offersFor(wishes)
      .offers.filter(({ choice }) => choice.name === 'three-quarter-howell')
      .map((offer) => `${knownAs(offer.choice)} ${offer.cost.rounds} × ${offer.cost.boardsPerRound}`);

  it.each([
    [16, 24, 'three-quarter-howell 12 × 2'],
    [16, 26, 'three-quarter-howell 13 × 2'],
    [18, 24, 'three-quarter-howell 12 × 2'],
    [18, 26, 'three-quarter-howell 13 × 2'],
    [18, 28, 'three-quarter-howell 14 × 2'],
    [20, 26, 'three-quarter-howell 13 × 2'],
    [14, 24, 'hesitation-mitchell 8 × 3'],
  ])('for %i pairs has the length that comes nearest to %i boards', (pairs, boards, nearest) =>
    expect(howells({ pairs, boards })[0]).toBe(nearest),
  );

  it('in which as many stay as there are tables is a Mitchell, and offered as nothing else', () => {
    const { choice } = first({ pairs: 18, boards: 27 });
    expect(choice.name).toBe('mitchell');
    expect(knownAs({ name: 'three-quarter-howell', tables: 9, rounds: 9 })).toBe('mitchell');
    const rounds = [10, 14, 18, 22].flatMap((pairs) =>
      [24, 26, 27, 28].flatMap((boards) => howells({ pairs, boards })),
    );
    expect(rounds.filter((offered) => offered.startsWith('mitchell'))).toEqual([]);
  });
});
