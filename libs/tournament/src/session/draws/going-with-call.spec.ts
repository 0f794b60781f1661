import { clockEvents } from '../../clock/events.js';
import { MINUTE } from '../../clock/state.js';
import { at, threeTables } from '../../result/testing/three-tables.js';
import { tableEvents } from '../../table/events.js';
import { given, NOW } from '../../testing/decider-specification.js';
import { callRound, takeRoundBack } from '../commands/commands.js';
import { sessionEvents } from '../events.js';

const call = (round: number, phones?: readonly string[]) =>
  [callRound, { session: '1', round, ...(phones && { phones: [...phones] }) }] as const;
const called = (round: number) => [
  sessionEvents.roundCalled({ session: '1', round }),
  clockEvents.started({
    session: '1',
    round,
    begins: NOW + (round === 1 ? 0 : 2) * MINUTE,
    ends: NOW + (round === 1 ? 22 : 24) * MINUTE,
  }),
];
const goes = (table: string, round: number) => tableEvents.movedOn({ session: '1', table, round });
const go = (round: number, ...tables: readonly string[]) => tables.map((table) => goes(table, round));

describe('the call of a round', () => {
  it('leaves everybody who still plays in their round, where nobody says which tables have phones', () =>
    given(...threeTables(1))
      .when(...call(2))
      .then(...called(2)));

  it('takes the tables without a phone along: their slips come later', () =>
    given(...threeTables(1))
      .when(...call(2, ['A2']))
      .then(...called(2), ...go(2, 'A1', 'A3')));

  it('takes nobody along who has no score to come', () => {
    const done = [1, 2].map((board) => tableEvents.playSettled(at(`A1 1 ${board}`)));
    given(...threeTables(1), ...done)
      .when(...call(2, []))
      .then(...called(2), ...go(2, 'A2', 'A3'));
  });

  it('finds a table that stayed in an earlier round', () => {
    const second = [3, 4].map((board) => tableEvents.playSettled(at(`A1 2 ${board}`)));
    given(...threeTables(2), ...second, goes('A2', 2), goes('A3', 2))
      .when(...call(3, ['A2', 'A3']))
      .then(...called(3), goes('A1', 3));
  });

  it('begins the first round as ever', () =>
    given(...threeTables(0))
      .when(...call(1, []))
      .then(...called(1)));

  it('is undone for the tables that moved on with it, too', () => {
    const back = [
      sessionEvents.roundTakenBack({ session: '1', round: 2 }),
      clockEvents.takenBack({ session: '1', round: 2 }),
      tableEvents.movedBack({ session: '1', table: 'A3', round: 1 }),
    ];
    given(...threeTables(1), ...called(2), goes('A3', 2))
      .when(takeRoundBack, { session: '1', round: 2 })
      .then(...back);
  });
});
