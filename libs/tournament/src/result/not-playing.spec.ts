import { tableEvents } from '../table/events.js';
import { given, NOTED } from '../testing/decider-specification.js';
import { resultEvents as happened } from './events.js';
import { markNotPlayed, postponePlay } from './not-playing.js';
import { at, book, closed, threeTables } from './testing/three-tables.js';

const evening = threeTables(2);
const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const notPlayed = happened.markedNotPlayed(at('A1 2 4'));
const postponed = happened.postponed(at('A1 2 4'));
const agreed = [book.recorded('A1 2 4', 'NS1 EW3', 'pass'), book.settled('A1 2 4')];
const waiting = book.entered('A1 2 4', 'NS1 EW3', 'NS', 'pass');

describe('a board that is not played', () => {
  it('is settled by the mark', () =>
    given(...evening)
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, book.settled('A1 2 4')));
  it('can have a reason, outside the book', () => {
    const reason = 'The round was called before they had begun it.';
    const marking = given(...evening).when(markNotPlayed, { ...at('A1 2 4'), reason });
    marking.then(happened.markedNotPlayed({ ...at('A1 2 4'), reason: NOTED }), book.settled('A1 2 4'));
    expect(marking.decision).toMatchObject({ notes: [{ text: reason }] });
  });
  it('can be known beforehand, of a round to come', () =>
    given(...evening)
      .when(markNotPlayed, at('A1 3 5'))
      .then(happened.markedNotPlayed(at('A1 3 5')), book.settled('A1 3 5')));
  it('may have been put off before, or entered and not agreed', () => {
    given(...evening, postponed)
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, book.settled('A1 2 4'));
    given(...evening, waiting)
      .when(markNotPlayed, at('A1 2 4'))
      .then(notPlayed, book.settled('A1 2 4'));
  });
  it('is marked once', () =>
    given(...evening, notPlayed, book.settled('A1 2 4'))
      .when(markNotPlayed, at('A1 2 4'))
      .thenNothing());
  it('has no agreed result: that is voided first', () =>
    given(...evening, ...agreed)
      .when(markNotPlayed, at('A1 2 4'))
      .thenRejected('result.agreed', { board: 4 }));
});

describe('a late play', () => {
  it('is to come: the table is not finished before', () =>
    given(...evening)
      .when(postponePlay, at('A1 2 4'))
      .then(postponed));
  it('can be agreed on beforehand, for a round to come', () =>
    given(...evening)
      .when(postponePlay, at('A1 3 5'))
      .then(happened.postponed(at('A1 3 5'))));
  it('opens what was marked as not played', () =>
    given(...evening, notPlayed, book.settled('A1 2 4'))
      .when(postponePlay, at('A1 2 4'))
      .then(postponed, book.unsettled('A1 2 4')));
  it('is put off once', () =>
    given(...evening, postponed)
      .when(postponePlay, at('A1 2 4'))
      .thenNothing());
  it('is none of what is agreed', () =>
    given(...evening, ...agreed)
      .when(postponePlay, at('A1 2 4'))
      .thenRejected('result.agreed'));
  it('is none where a ruling has given the score: that is withdrawn first', () =>
    given(...evening, tableEvents.playRuled({ ...at('A1 2 4'), ruling: RULING }))
      .when(postponePlay, at('A1 2 4'))
      .thenRejected('ruling.play-ruled', { board: 4 }));
});

describe.each([
  ['not played', markNotPlayed],
  ['put off', postponePlay],
])('a board is %s', (_what, command) => {
  it.each([
    ['only where it is scheduled', 'A1 2 1', 'result.board-not-scheduled'],
    ['only in rounds that there are', 'A1 4 1', 'result.board-not-scheduled'],
    ['only at tables that there are', 'A4 2 1', 'session.table-unknown'],
  ] as const)('%s', (_where, place, code) =>
    given(...evening)
      .when(command, at(place))
      .thenRejected(code),
  );
  it('only where somebody is there to play it', () =>
    given(...threeTables(1, { fivePairs: true }))
      .when(command, at('A3 1 5'))
      .thenRejected('result.board-not-scheduled'));
  it('only in a session that goes on', () =>
    given(...evening, closed)
      .when(command, at('A1 2 4'))
      .thenRejected('session.closed'));
});
