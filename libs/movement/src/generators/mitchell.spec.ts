import { checkMovement } from '../check/check-movement.js';
import { contestantsOf } from '../movement/contestants.js';
import { guideCard } from '../movement/guide-card.js';
import type { Movement } from '../movement/movement.js';
import { lines, printed } from '../testing/printed.js';
import { mitchell, shareAndRelay } from './mitchell.js';
import { skipMitchell } from './skip-mitchell.js';

const codesOf = (movement: Movement) => [...new Set(checkMovement(movement).map(({ code }) => code))];
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a Mitchell', () => {
  it('of five tables: East-West one up, boards one down', () => {
    expect(printed(mitchell({ tables: 5 }))).toEqual(
      lines(`
        NS1 v EW1, 1 | NS1 v EW5, 2 | NS1 v EW4, 3 | NS1 v EW3, 4 | NS1 v EW2, 5
        NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW5, 4 | NS2 v EW4, 5 | NS2 v EW3, 1
        NS3 v EW3, 3 | NS3 v EW2, 4 | NS3 v EW1, 5 | NS3 v EW5, 1 | NS3 v EW4, 2
        NS4 v EW4, 4 | NS4 v EW3, 5 | NS4 v EW2, 1 | NS4 v EW1, 2 | NS4 v EW5, 3
        NS5 v EW5, 5 | NS5 v EW4, 1 | NS5 v EW3, 2 | NS5 v EW2, 3 | NS5 v EW1, 4`),
    );
  });

  it('has two winners, and North-South stay', () => {
    const movement = mitchell({ tables: 3 });
    expect(movement).toMatchObject({ winners: 2, rounds: 3, sets: 3, stationary: ['NS1', 'NS2', 'NS3'] });
    expect(contestantsOf(movement)).toEqual([
      { contestant: 'NS1', line: 'NS' },
      { contestant: 'NS2', line: 'NS' },
      { contestant: 'NS3', line: 'NS' },
      { contestant: 'EW1', line: 'EW' },
      { contestant: 'EW2', line: 'EW' },
      { contestant: 'EW3', line: 'EW' },
    ]);
  });

  it('can end after fewer rounds; all the boards of all tables are in play then', () => {
    const movement = mitchell({ tables: 9, rounds: 7 });
    expect(movement).toMatchObject({ rounds: 7, sets: 9 });
    expect(checkMovement(movement)).toEqual([]);
    expect(codesOf(mitchell({ tables: 9, rounds: 6 }))).toEqual(['movement.few-boards']);
  });

  it.each([
    [{ tables: 6 }, 'movement.tables-unfit'],
    [{ tables: 1 }, 'movement.tables-unfit'],
    [{ tables: 41 }, 'movement.tables-unfit'],
    [{ tables: 7.5 }, 'movement.tables-unfit'],
    [{ tables: 7, rounds: 8 }, 'movement.rounds-unfit'],
    [{ tables: 7, rounds: 0 }, 'movement.rounds-unfit'],
    [{ tables: 7, phantom: 15 }, 'movement.phantom-unknown'],
    [{ tables: 7, phantom: 0 }, 'movement.phantom-unknown'],
    [{ tables: 7, arrowSwitched: [8] }, 'movement.switch-unknown-round'],
  ])('is refused: %j, %s', (options, code) => {
    expect(() => mitchell(options)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ code }) }),
    );
  });
});

describe('a skip Mitchell', () => {
  it('of six tables: East-West skip a table after round 3', () => {
    expect(printed(skipMitchell({ tables: 6 }))).toEqual(
      lines(`
        NS1 v EW1, 1 | NS1 v EW6, 2 | NS1 v EW5, 3 | NS1 v EW3, 4 | NS1 v EW2, 5
        NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW6, 4 | NS2 v EW4, 5 | NS2 v EW3, 6
        NS3 v EW3, 3 | NS3 v EW2, 4 | NS3 v EW1, 5 | NS3 v EW5, 6 | NS3 v EW4, 1
        NS4 v EW4, 4 | NS4 v EW3, 5 | NS4 v EW2, 6 | NS4 v EW6, 1 | NS4 v EW5, 2
        NS5 v EW5, 5 | NS5 v EW4, 6 | NS5 v EW3, 1 | NS5 v EW1, 2 | NS5 v EW6, 3
        NS6 v EW6, 6 | NS6 v EW5, 1 | NS6 v EW4, 2 | NS6 v EW2, 3 | NS6 v EW1, 4`),
    );
  });

  it('needs an even number of tables, from 4', () => {
    expect(() => skipMitchell({ tables: 7 })).toThrow('movement.tables-unfit');
    expect(() => skipMitchell({ tables: 2 })).toThrow('movement.tables-unfit');
    expect(() => skipMitchell({ tables: 6, rounds: 6 })).toThrow('movement.rounds-unfit');
  });
});

describe('share and relay', () => {
  it('of four tables: a relay between 2 and 3, tables 1 and 4 share', () => {
    const movement = shareAndRelay({ tables: 4 });
    expect(printed(movement)).toEqual(
      lines(`
        NS1 v EW1, 1 | NS1 v EW4, 2 | NS1 v EW3, 3 | NS1 v EW2, 4
        NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW4, 4 | NS2 v EW3, 1
        NS3 v EW3, 4 | NS3 v EW2, 1 | NS3 v EW1, 2 | NS3 v EW4, 3
        NS4 v EW4, 1 | NS4 v EW3, 2 | NS4 v EW2, 3 | NS4 v EW1, 4`),
    );
    expect(checkMovement(movement)).toEqual(
      numbers(1, 4).map((round) => ({
        code: 'movement.set-shared',
        severity: 'unusual',
        round,
        table: 1,
        set: round,
        tables: [1, 4],
        copies: 2,
      })),
    );
  });

  it('shares nothing with the half table at one of the two', () => {
    expect(codesOf(shareAndRelay({ tables: 8, phantom: 'NS' }))).toEqual(['movement.sits-out']);
  });
});

describe('a half table', () => {
  it('has a missing pair, and whom it would have met sits out', () => {
    const movement = mitchell({ tables: 7, phantom: 'NS' });
    expect(movement.phantom).toBe('NS7');
    expect(movement.stationary).not.toContain('NS7');
    expect(contestantsOf(movement)).toHaveLength(13);
    expect(guideCard(movement, 'EW7')[0]).toEqual({
      round: 1,
      table: 7,
      direction: 'EW',
      opponent: null,
      set: null,
    });
    expect(checkMovement(movement).filter(({ code }) => code !== 'movement.sits-out')).toEqual([]);
  });

  it('is any pair of the two lines, counted through', () => {
    expect(mitchell({ tables: 7, phantom: 'EW' }).phantom).toBe('EW7');
    expect(mitchell({ tables: 7, phantom: 1 }).phantom).toBe('NS1');
    expect(mitchell({ tables: 7, phantom: 8 }).phantom).toBe('EW1');
    expect(mitchell({ tables: 7, phantom: 8, arrowSwitched: [7] }).phantom).toBe('8');
  });
});
