import { club, given, HOWELL, playedUpTo, setUp, type Step } from '../../session/testing/evening.js';
import { giveTable } from './time-of-table.js';
import { clockEvents } from '../events.js';
import { clockStream } from '../state.js';

const inRound2 = given(club, ...setUp(HOWELL), ...playedUpTo(2));
const extra = (round: number, minutes: number, table = 'A1'): Step => [
  giveTable,
  { session: '1', table, round, minutes },
];

describe('minutes for one table', () => {
  it('are given beside those of the round, more than once', () => {
    given(inRound2)
      .when(...extra(2, 3))
      .then(clockEvents.tableGiven({ session: '1', table: 'A1', round: 2, minutes: 3 }));
    const twice = given(inRound2, extra(2, 3), extra(1, 5), extra(2, 2));
    expect(twice.state(clockStream('1')).extra).toEqual({ A1: { 1: 5, 2: 5 } });
  });

  it('are withdrawn up to the number there is', () => {
    given(inRound2, extra(2, 3))
      .when(...extra(2, -5))
      .then(clockEvents.tableGiven({ session: '1', table: 'A1', round: 2, minutes: -3 }));
    given(inRound2)
      .when(...extra(2, -5))
      .thenNothing();
  });

  it('belong to a table of the session, and to a round that was called', () => {
    given(inRound2)
      .when(...extra(3, 3))
      .thenRejected('session.round-not-called', { round: 3, called: 2 });
    given(inRound2)
      .when(...extra(2, 3, 'A9'))
      .thenRejected('session.table-unknown', { table: 'A9' });
  });
});
