import { checkMovement } from '../check/check-movement.js';
import { boardPlan } from '../boards/board-plan.js';
import { lines, printed } from '../testing/printed.js';
import { doubleWeave } from './double-weave.js';

describe('a double weave', () => {
  it('of four tables: odd pairs go up and even ones down, boards the other way round', () => {
    expect(printed(doubleWeave({ tables: 4 }))).toEqual(
      lines(`
        NS1 v EW1, 1 | NS1 v EW2, 4 | NS1 v EW4, 3 | NS1 v EW3, 2
        NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW3, 4 | NS2 v EW4, 1
        NS3 v EW3, 3 | NS3 v EW4, 2 | NS3 v EW2, 1 | NS3 v EW1, 4
        NS4 v EW4, 4 | NS4 v EW3, 1 | NS4 v EW1, 2 | NS4 v EW2, 3`),
    );
  });

  it.each([4, 8, 12, 16, 20, 24, 28, 32, 36, 40])('of %i tables has no relay and nobody shares', (tables) => {
    const movement = doubleWeave({ tables });
    expect(movement).toMatchObject({ rounds: tables, sets: tables, winners: 2 });
    expect(checkMovement(movement)).toEqual([]);
    expect(boardPlan(movement).relays).toEqual([]);
  });

  it('needs a multiple of four tables, and says which is the nearest', () => {
    expect(() => doubleWeave({ tables: 10 })).toThrow(
      expect.objectContaining({
        refusal: { code: 'movement.tables-unfit', tables: 10, why: 'movement.why.not-by-four', nearest: 8 },
      }),
    );
  });
});
