import { checkMovement } from '../check/check-movement.js';
import { makeMovement } from '../generators/families.js';
import { mitchell } from '../generators/mitchell.js';
import { skipMitchell } from '../generators/skip-mitchell.js';
import { howell } from '../generators/howell.js';
import { web } from '../generators/web.js';
import { chance } from '../testing/chance.js';
import { bestArrowSwitches } from './best-arrow-switches.js';
import { competitionQuality } from './competition.js';
import { scramble } from './scramble.js';

describe('a scrambled movement', () => {
  it.each([
    ['a skip Mitchell of 8', skipMitchell({ tables: 8 }), 73],
    ['a web of 10 with 7 rounds', web({ tables: 10, rounds: 7 }), 55],
    ['a web of 18 with 9 rounds', web({ tables: 18, rounds: 9 }), 39],
  ])('%s is more balanced than with whole rounds switched', (_name, movement, quality) => {
    const scrambled = scramble(movement, chance(1));
    expect(scrambled).toMatchObject({ winners: 1, rounds: movement.rounds });
    expect(scrambled.arrowSwitched).toBeUndefined();
    const { name, tables, rounds, scrambled: turned } = scrambled;
    expect(makeMovement({ name: name as 'web', tables, rounds, scrambled: turned! })).toEqual(scrambled);
    expect(checkMovement(scrambled)).toEqual([]);
    const { percent } = competitionQuality(scrambled);
    expect(percent).toBeGreaterThan(quality);
    expect(percent).toBeGreaterThan(bestArrowSwitches(movement).quality.percent!);
  });

  it('is switched in whole rounds where that is as good', () => {
    expect(scramble(mitchell({ tables: 7 }), chance(1)).arrowSwitched).toEqual([7]);
  });

  it('has two winners before', () => {
    expect(() => scramble(howell({ tables: 4 }), chance(1))).toThrow('movement.switch-one-winner');
  });
});
