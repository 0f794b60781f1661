import {
  agreed,
  AVERAGE,
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  ruled,
  uuid,
} from '../../../testing/play-events.js';
import { rulingsTold, rulingsToldParts } from './rulings-told.js';

const ruling = uuid(900);
const before: TestEvents = [
  begun(),
  agreed({ table: 'A1', round: 1, board: 1 }),
  ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE),
];
const appealed = event('ruling.appealed', { ruling, contestant: 'A-NS1', reason: NOTED, deposit: false });
const told = (...events: TestEvents) => JSON.stringify(rulingsTold(played(...before, ...events)));

describe('that rulings have changed is told', () => {
  it.each<[string, TestEvents]>([
    ['an appeal is lodged', [appealed]],
    [
      'an appeal is withdrawn',
      [appealed, event('ruling.appeal-withdrawn', { ruling, deposit: 'none', reason: NOTED })],
    ],
    ['a ruling is looked at again', [event('ruling.reviewed', { ruling })]],
    ['another is given', [ruled({ table: 'A2', round: 1, board: 3 }, AVERAGE, uuid(901))]],
    ['they are published', [event('tournament.rulings-published', { as: 'with-names' })]],
    [
      'the session is closed, so that they are appealed until then',
      [event('session.closed', { session: '1' })],
    ],
  ])('when %s', (_what, events) => expect(told(...events)).not.toBe(told()));

  it('not with scores, calls of rounds and calls for the director', () => {
    const others: TestEvents = [
      roundPlayed(1, { tables: ['A2', 'A3'] }),
      called(2),
      event('table.director-called', { session: '1', table: 'A2', call: 1, round: 2 } as never),
    ];
    expect(told(...others)).toBe(told());
    const parts = (...events: TestEvents) => rulingsToldParts(played(...before, ...events)).length;
    expect(parts(...others)).toBe(parts());
  });
});
