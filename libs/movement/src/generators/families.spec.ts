import { makeMovement, type MovementChoice } from './families.js';
import { howell } from './howell.js';
import { mitchell } from './mitchell.js';
import { shareAndRelay } from './share-and-relay.js';
import { skipMitchell } from './skip-mitchell.js';

describe('a choice', () => {
  it.each<[MovementChoice, object]>([
    [
      { name: 'mitchell', tables: 7, rounds: 6, phantom: 14, arrowSwitched: [6] },
      mitchell({ tables: 7, rounds: 6, phantom: 'EW', arrowSwitched: [6] }),
    ],
    [{ name: 'skip-mitchell', tables: 8, rounds: 7 }, skipMitchell({ tables: 8 })],
    [
      { name: 'share-and-relay', tables: 8, rounds: 8, phantom: 8 },
      shareAndRelay({ tables: 8, phantom: 'NS' }),
    ],
    [{ name: 'howell', tables: 5, rounds: 9, phantom: 10 }, howell({ tables: 5, phantom: 10 })],
  ])('%j makes its movement', (choice, movement) => {
    expect(makeMovement(choice)).toEqual(movement);
  });

  it('of switched arrows in a Howell is refused', () => {
    expect(() => makeMovement({ name: 'howell', tables: 5, rounds: 9, arrowSwitched: [] })).toThrow(
      'movement.switch-one-winner',
    );
  });
});
