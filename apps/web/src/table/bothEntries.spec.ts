import type { BridgeResult } from '#tournament';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import type { BoardNow } from '../offline/atTable.js';
import { boardsInDoubt, entryBeside, isInDoubt } from './bothEntries.js';
import type { Refused } from '../offline/outbox.js';
import { onceEach } from './refusedOnce.js';

const made = played('4S N =');
const down = played('4S N -1');
const play = { table: 'A1', round: 1, board: 2 };
const standing = { ...play, status: 'entered', enteredBy: 'NS', result: made, entry: 2 } as BoardNow;

function refused(result: BridgeResult, code = 'result.entered-anew'): Refused {
  const body = { session: '1', ...play, side: 'EW', result, entry: 1 } as const;
  return {
    command: { id: 'one', name: 'result.enter', body },
    problem: { code, status: 409, detail: '', parameters: { entry: 2 }, faults: undefined },
  } as unknown as Refused;
}

describe('two entries of a board', () => {
  it('stand side by side where another result stands than the one that was refused', () => {
    expect(entryBeside(refused(down), () => standing)).toEqual({
      board: standing,
      own: { session: '1', ...play, side: 'EW', result: down },
    });
    expect(entryBeside(refused(down, 'result.agreed'), () => standing)).toBeDefined();
  });

  it('do not where both are the same, the refusal has another cause, or the board is not here', () => {
    expect(entryBeside(refused(played('4S N = HA')), () => standing)).toBeUndefined();
    expect(entryBeside(refused(down, 'result.other-players'), () => standing)).toBeUndefined();
    expect(entryBeside(refused(down), () => undefined)).toBeUndefined();
    expect(entryBeside(refused(down), () => ({ ...standing, result: null }))).toBeUndefined();
  });

  it('do not as long as the page has an older entry than the one that stands', () => {
    expect(entryBeside(refused(down), () => ({ ...standing, entry: 1 }))).toBeUndefined();
  });

  const inDoubt = boardsInDoubt([refused(down)], () => standing);

  it('are asked about in one place', () => {
    expect(isInDoubt(standing, 'EW', inDoubt)).toBe(true);
    expect(isInDoubt(standing, undefined, inDoubt)).toBe(true);
    expect(isInDoubt({ ...standing, board: 3 }, 'EW', inDoubt)).toBe(false);
    expect(isInDoubt(standing, 'EW', [])).toBe(false);
  });

  it('leave a side its own entry in view', () => {
    expect(isInDoubt(standing, 'NS', inDoubt)).toBe(false);
    expect(isInDoubt({ ...standing, status: 'disputed' }, 'NS', inDoubt)).toBe(false);
  });

  it('stand alone, without the form below, also when somebody has said no', () => {
    expect(isInDoubt({ ...standing, status: 'disputed' }, 'EW', inDoubt)).toBe(true);
    expect(isInDoubt({ ...standing, status: 'disputed' }, undefined, inDoubt)).toBe(true);
    expect(isInDoubt({ ...standing, status: 'disputed' }, 'EW', [])).toBe(false);
    expect(isInDoubt({ ...standing, status: 'agreed' }, 'EW', inDoubt)).toBe(false);
  });

  it('are asked about once, however often this side has entered the board: its last entry is meant', () => {
    const corrected = refused(played('5S N -2'));
    const [once, ...more] = onceEach([refused(down), corrected, refused(down, 'result.other-players')]);
    expect(more).toHaveLength(1);
    expect(once?.command).toEqual(corrected.command);
    expect(once?.commands).toEqual([refused(down).command, corrected.command]);
  });
});
