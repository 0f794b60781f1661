import { checkMovement } from '../check/check-movement.js';
import { makeMovement } from '../generators/families.js';
import { movementsFor, type MovementOffer } from './movements-for.js';

/** An offer on one line of the organiser's list. */
const line = ({ choice, cost }: MovementOffer) =>
  [
    choice.name,
    `${cost.rounds} × ${cost.boardsPerRound}`,
    choice.phantom === undefined ? '' : `without ${choice.phantom}`,
    choice.arrowSwitched ? `switched ${choice.arrowSwitched.join(', ')}` : '',
    cost.winners === 1 ? `Q ${cost.quality!.toFixed(0)}` : 'two winners',
    cost.sharing.rounds.length > 0
      ? `${cost.sharing.tables} tables share in ${cost.sharing.rounds.length}`
      : '',
    cost.relays.stands > 0 ? `relays ${cost.relays.stands}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

describe('movements for a number of pairs', () => {
  it('14: Howell and Mitchell of seven tables', () => {
    expect(movementsFor({ pairs: 14 }).map(line)).toEqual([
      'howell, 13 × 2, Q 91, relays 1',
      'mitchell, 7 × 3, switched 7, Q 90',
      'mitchell, 7 × 3, two winners',
    ]);
  });

  it('16: with sharing or a skip', () => {
    expect(movementsFor({ pairs: 16, boards: 24 }).map(line)).toEqual([
      'howell, 12 × 2, Q 72, relays 2',
      'skip-mitchell, 7 × 3, switched 7, Q 71',
      'skip-mitchell, 6 × 4, switched 3, Q 57',
      'skip-mitchell, 7 × 3, two winners',
      'skip-mitchell, 6 × 4, two winners',
      'share-and-relay, 8 × 3, switched 8, Q 90, 2 tables share in 8, relays 1',
      'share-and-relay, 8 × 3, two winners, 2 tables share in 8, relays 1',
      'howell, 15 × 2, Q 100, relays 2',
    ]);
  });

  it('4 and 6: small Howells share boards', () => {
    expect(movementsFor({ pairs: 4 }).map(line)).toEqual([
      'howell, 3 × 8, Q 100, 2 tables share in 3, relays 1',
    ]);
    expect(movementsFor({ pairs: 6 }).map(line)).toEqual([
      'mitchell, 3 × 8, two winners',
      'howell, 5 × 5, Q 60, 3 tables share in 1, relays 2',
    ]);
  });

  it('27: half a table, where nobody needs to share', () => {
    const offers = movementsFor({ pairs: 27, boards: 27 });
    expect(offers.map(line)).toContain('skip-mitchell, 9 × 3, without 14, two winners');
    expect(line(offers[0]!)).toBe('share-and-relay, 14 × 2, without 14, switched 10, 14, Q 93, relays 1');
    expect(offers[0]!.cost).toMatchObject({
      boards: { inPlay: 28, least: 26, most: 28 },
      sitOuts: { pairs: 14, rounds: 1 },
    });
  });

  it('9: in a Howell that pair is missing that leaves the best balance', () => {
    const howell = movementsFor({ pairs: 9 }).find(({ choice }) => choice.name === 'howell')!;
    expect(howell.choice.phantom).toBe(9);
    expect(howell.cost).toMatchObject({ stationary: ['10'], sitOuts: { pairs: 9, rounds: 1 } });
  });

  it('fewer than 4 or more than fit: none', () => {
    for (const pairs of [0, 3, 81, 1000, Number.NaN]) expect(movementsFor({ pairs })).toEqual([]);
  });

  const sizes = [...Array.from({ length: 25 }, (_, index) => index + 4), 39, 40, 61, 80];
  it.each(sizes)('%i: all can be played', (pairs) => {
    const offers = movementsFor({ pairs, boards: 26 });
    expect(offers.length).toBeGreaterThan(0);
    for (const { choice, cost } of offers) {
      const movement = makeMovement(choice);
      const faults = checkMovement(movement);
      expect(faults.filter(({ severity }) => severity === 'impossible')).toEqual([]);
      const shared = faults.flatMap((fault) => (fault.code === 'movement.set-shared' ? [fault] : []));
      expect(cost.sharing).toEqual({
        rounds: [...new Set(shared.map(({ round }) => round))],
        tables: Math.max(1, ...shared.map(({ copies }) => copies)),
      });
      const sittingOut = faults.flatMap((fault) =>
        fault.code === 'movement.sits-out' ? [fault.contestant] : [],
      );
      expect(cost.sitOuts.pairs).toBe(new Set(sittingOut).size);
      expect(sittingOut.length > 0).toBe(pairs % 2 === 1);
      expect(cost.boards.most).toBeLessThanOrEqual(cost.rounds * cost.boardsPerRound);
    }
  });
});
