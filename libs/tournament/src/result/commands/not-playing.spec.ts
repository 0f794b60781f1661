import { given, NOTED } from '../../testing/decider-specification.js';
import { resultEvents } from '../events.js';
import { postponePlay } from './late-play.js';
import { markNotPlayed } from './not-playing.js';
import { at, closed, journal, threeTables, tooLate } from '../testing/three-tables.js';

const evening = threeTables(2);
const notPlayed = resultEvents.markedNotPlayed(at('A1 2 4'));
const postponed = resultEvents.postponed(at('A1 2 4'));
const agreed = [journal.recorded('A1 2 4', 'NS1 EW3', 'pass'), journal.settled('A1 2 4')];
const waiting = journal.entered('A1 2 4', 'NS1 EW3', 'NS', 'pass');

describe('a board that is not played', () => {
  it('is settled by the mark', () =>
    given(...evening)
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, journal.settled('A1 2 4')));
  it('can have a reason, outside the journal', () => {
    const reason = 'The round was called before they had begun it.';
    const marking = given(...evening).when(markNotPlayed, { ...at('A1 2 4'), reason });
    marking.then(resultEvents.markedNotPlayed({ ...at('A1 2 4'), reason: NOTED }), journal.settled('A1 2 4'));
    expect(marking.decision).toMatchObject({ notes: [{ text: reason }] });
  });
  it('can be known beforehand, of a round to come', () =>
    given(...evening)
      .when(markNotPlayed, at('A1 3 5'))
      .then(resultEvents.markedNotPlayed(at('A1 3 5')), journal.settled('A1 3 5')));
  it('may have been postponed before, or entered and not agreed', () => {
    given(...evening, postponed)
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, journal.settled('A1 2 4'));
    given(...evening, waiting)
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, journal.settled('A1 2 4'));
  });
  it('is marked once', () =>
    given(...evening, notPlayed, journal.settled('A1 2 4'))
      .when(markNotPlayed, at('A1 2 4'))
      .thenNothing());
  it('has no agreed result: that is voided first', () =>
    given(...evening, ...agreed)
      .when(markNotPlayed, at('A1 2 4'))
      .thenRejected('result.agreed', { board: 4 }));
});

describe.each([
  ['not played', markNotPlayed, 'session.correction-over'],
  ['put off', postponePlay, 'session.closed'],
] as const)('a board is %s', (_what, command, over) => {
  const reason = 'The table was slow.';
  it.each([
    ['only where it is scheduled', 'A1 2 1', 'result.board-not-scheduled'],
    ['only in rounds that there are', 'A1 4 1', 'result.board-not-scheduled'],
    ['only at tables that there are', 'A4 2 1', 'session.table-unknown'],
  ] as const)('%s', (_where, place, code) =>
    given(...evening)
      .when(command, { ...at(place), reason })
      .thenRejected(code),
  );
  it('only where somebody is there to play it', () =>
    given(...threeTables(1, { fivePairs: true }))
      .when(command, { ...at('A3 1 5'), reason })
      .thenRejected('result.board-not-scheduled'));
  it('only in a session that goes on, or is corrected', () =>
    given(...evening, closed)
      .when(command, { ...at('A1 2 4'), reason }, tooLate)
      .thenRejected(over));
});
