import { at, closed, threeTables } from '../result/testing/three-tables.js';
import { given } from '../testing/decider-specification.js';
import { moveOn } from './commands/rounds.js';
import { tableEvents } from './events.js';
import { isSettled, tableStream } from './state.js';

const moving = (table: string, round: number) => ({ session: '1', table, round });
const moved = (table: string, round: number) => tableEvents.movedOn(moving(table, round));
const byTable = { capacity: 'table', actor: 'device:a1' } as const;

describe('the players of a table', () => {
  it('go on to the round that was called', () =>
    given(...threeTables(2), moved('A1', 1))
      .when(moveOn, moving('A1', 2), byTable)
      .then(moved('A1', 2)));
  it('sit down for the first one', () =>
    given(...threeTables(1))
      .when(moveOn, moving('A1', 1), byTable)
      .then(moved('A1', 1)));
  it('stay in their round until they move, whatever was called (Law 8B)', () => {
    const state = given(...threeTables(3), moved('A1', 1)).state(tableStream({ session: '1', table: 'A1' }));
    expect(state.movedTo).toBe(1);
  });
  it('skip rounds that they were late for', () =>
    given(...threeTables(3), moved('A1', 1))
      .when(moveOn, moving('A1', 3), byTable)
      .then(moved('A1', 3)));
  it('never go back: said late or twice, it changes nothing', () => {
    given(...threeTables(3), moved('A1', 2))
      .when(moveOn, moving('A1', 2), byTable)
      .thenNothing();
    given(...threeTables(3), moved('A1', 2))
      .when(moveOn, moving('A1', 1), byTable)
      .thenNothing();
  });
  it('wait for the call', () =>
    given(...threeTables(1))
      .when(moveOn, moving('A1', 2), byTable)
      .thenRejected('session.round-not-called', { round: 2, called: 1 }));
  it('sit at a table of the session', () =>
    given(...threeTables(1))
      .when(moveOn, moving('A4', 1))
      .thenRejected('session.table-unknown', { table: 'A4' }));
  it('have gone home when the session is closed', () =>
    given(...threeTables(3), closed)
      .when(moveOn, moving('A1', 3))
      .thenRejected('session.closed'));
});

describe('a play', () => {
  const ruling = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
  const settled = (...events: Parameters<typeof given>) =>
    isSettled(given(...events).state(tableStream(at('A1 1 1'))), { round: 1, board: 1 });

  it('is settled by its score, by a ruling, or by both', () => {
    expect(settled()).toBe(false);
    expect(settled(tableEvents.playSettled(at('A1 1 1')))).toBe(true);
    expect(settled(tableEvents.playRuled({ ...at('A1 1 1'), ruling }))).toBe(true);
    expect(
      settled(tableEvents.playSettled(at('A1 1 1')), tableEvents.playRuled({ ...at('A1 1 1'), ruling })),
    ).toBe(true);
  });
  it('is open again when both have gone', () => {
    const both = [tableEvents.playSettled(at('A1 1 1')), tableEvents.playRuled({ ...at('A1 1 1'), ruling })];
    expect(settled(...both, tableEvents.playUnsettled(at('A1 1 1')))).toBe(true);
    expect(settled(...both, tableEvents.playUnruled({ ...at('A1 1 1'), ruling }))).toBe(true);
    expect(
      settled(
        ...both,
        tableEvents.playUnsettled(at('A1 1 1')),
        tableEvents.playUnruled({ ...at('A1 1 1'), ruling }),
      ),
    ).toBe(false);
  });
  it('is no other of the same board or round', () => {
    const state = given(tableEvents.playSettled(at('A1 1 1'))).state(tableStream(at('A1 1 1')));
    expect(isSettled(state, { round: 2, board: 1 })).toBe(false);
    expect(isSettled(state, { round: 1, board: 11 })).toBe(false);
  });
});
