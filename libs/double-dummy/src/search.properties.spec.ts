import fc from 'fast-check';
import { endingOf, searched, type Ending } from './testing/ending.js';
import { plainlySearched } from './testing/plain-search.js';

/** Endings by a seed, so that a failing one can be made again. */
const endings = (from: number, to: number) =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })),
    )
    .map(([cards, numbers]) => endingOf(() => numbers.next().value, cards));

const inWords = ({ hands, strain, leader }: Ending) => JSON.stringify({ hands, strain, leader });

describe('the search', () => {
  it('finds what trying every card finds', () => {
    fc.assert(
      fc.property(endings(1, 4), (ending) => {
        expect([inWords(ending), searched(ending)]).toEqual([inWords(ending), plainlySearched(ending)]);
      }),
      { numRuns: 600, seed: 6 },
    );
    fc.assert(
      fc.property(endings(5, 5), (ending) => searched(ending) === plainlySearched(ending)),
      { numRuns: 50, seed: 6 },
    );
  });

  it('finds the same for seats turned one further, from the other side', () => {
    fc.assert(
      fc.property(endings(5, 9), (ending) => {
        const [north, east, south, west] = ending.hands;
        const turned = { ...ending, hands: [west!, north!, east!, south!], leader: (ending.leader + 1) % 4 };
        expect(searched(turned)).toBe(ending.hands[0]!.length - searched(ending));
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('finds the same when suits change their names', () => {
    fc.assert(
      fc.property(endings(5, 9), fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (ending, names) => {
        const renamed = {
          ...ending,
          hands: ending.hands.map((hand) =>
            hand.map((card) => 13 * names[Math.floor(card / 13)]! + (card % 13)),
          ),
          strain: ending.strain === 4 ? 4 : names[ending.strain]!,
        };
        expect(searched(renamed)).toBe(searched(ending));
      }),
      { numRuns: 60, seed: 6 },
    );
  });
});
