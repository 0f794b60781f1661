import { threeTables, tooLate } from '../result/testing/three-tables.js';
import { sessionEvents } from '../session/events.js';
import { given, NOTED } from '../testing/decider-specification.js';
import { giveRuling, withdrawRuling } from './commands/commands.js';
import { rulingEvents } from './events.js';

const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const law = { edition: '2017', law: '87' } as const;
const plays = [{ table: 'A2', round: 1 }];
const ruling = { ruling: RULING, session: '1', law };
const reason = 'The copy had the queen of hearts in another hand.';
const copyAt = (...fouled: readonly object[]) => ({
  ...ruling,
  reason,
  effects: [{ kind: 'field-split', board: 3, plays: fouled }],
});
const asked = copyAt(...plays);
const playing = threeTables(1);

describe('a field is split where a wrong copy was played (Law 87)', () => {
  it('by a ruling that names the tables', () =>
    given(...playing)
      .when(giveRuling, asked)
      .then(
        rulingEvents.given({ ...ruling, reason: NOTED, ways: [], about: [] }),
        rulingEvents.fieldSplit({ ...ruling, board: 3, plays, reason: NOTED }),
      ));

  it('for plays of the board alone', () => {
    given(...playing)
      .when(giveRuling, copyAt({ table: 'A1', round: 1 }))
      .thenRejected('result.board-not-scheduled', { table: 'A1', round: 1, board: 3 });
    given(...playing)
      .when(giveRuling, copyAt({ table: 'A9', round: 1 }))
      .thenRejected('session.table-unknown', { table: 'A9' });
  });

  it('once by one ruling, which can be withdrawn', () => {
    const journal = given(...playing)
      .when(giveRuling, asked)
      .book();
    journal.when(giveRuling, asked).thenRejected('ruling.exists');
    journal
      .when(withdrawRuling, { ruling: RULING, session: '1', reason: 'It was the original.' })
      .then(rulingEvents.withdrawn({ ruling: RULING, reason: NOTED }));
  });

  it('until rulings in the closed session are over', () =>
    given(...playing, sessionEvents.closed({ session: '1' }))
      .when(giveRuling, asked, tooLate)
      .thenRejected('session.correction-over'));
});
