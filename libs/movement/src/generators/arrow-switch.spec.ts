import { checkMovement } from '../check/check-movement.js';
import { contestantsOf } from '../movement/contestants.js';
import { lines, printed } from '../testing/printed.js';
import { arrowSwitch } from './arrow-switch.js';
import { howell } from './howell.js';
import { mitchell } from './mitchell.js';

describe('an arrow switch', () => {
  it('turns the boards of a round and counts the pairs through', () => {
    const movement = mitchell({ tables: 3, arrowSwitched: [3] });
    expect(printed(movement)).toEqual(
      lines(`
        1 v 4, 1 | 1 v 6, 2 | 5 v 1, 3
        2 v 5, 2 | 2 v 4, 3 | 6 v 2, 1
        3 v 6, 3 | 3 v 5, 1 | 4 v 3, 2`),
    );
    expect(movement).toMatchObject({ winners: 1, arrowSwitched: [3], stationary: ['1', '2', '3'] });
    expect(checkMovement(movement)).toEqual([]);
    expect(contestantsOf(movement).map(({ line }) => line)).toEqual(Array(6).fill('one'));
  });

  it('of no round only makes one ranking', () => {
    expect(arrowSwitch(mitchell({ tables: 3 }), [])).toMatchObject({ winners: 1, arrowSwitched: [] });
  });

  it('takes its rounds in any order, each once', () => {
    expect(arrowSwitch(mitchell({ tables: 5 }), [5, 4, 5]).arrowSwitched).toEqual([4, 5]);
  });

  it('has no place where there is one winner', () => {
    expect(() => arrowSwitch(howell({ tables: 4 }), [7])).toThrow('movement.switch-one-winner');
  });
});
