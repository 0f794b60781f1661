import { sessionEvents } from '../../session/events.js';
import { given, NOTED } from '../../testing/decider-specification.js';
import { resultEvents } from '../events.js';
import { recordIrregular } from './irregular.js';
import { at, closed, journal, played, seats, threeTables, tooLate } from '../testing/three-tables.js';

const evening = threeTables(2);
const irregular = (place: string, seating: string, result: string) => ({
  ...at(place),
  seating: seats(seating),
  result: played(result),
  reason: 'They had sat down at the wrong table.',
});
const recorded = (place: string, seating: string, result: string) =>
  resultEvents.irregularRecorded({
    ...at(place),
    seating: seats(seating),
    result: played(result),
    flags: [],
    reason: NOTED,
  });

describe('what was really played', () => {
  it('with the arrow turned counts for the other side, and nothing clashes', () => {
    const turned = given(...evening).when(recordIrregular, irregular('A1 1 1', 'EW1 NS1', '4S N ='));
    turned.then(recorded('A1 1 1', 'EW1 NS1', '4S N ='), journal.settled('A1 1 1'));
    expect(turned.decision).toMatchObject({
      notes: [{ text: 'They had sat down at the wrong table.' }],
      answer: { flags: [], clashes: [] },
    });
  });

  it('by another pair counts for those who sat there', () => {
    const others = given(...evening).when(recordIrregular, irregular('A1 1 1', 'NS1 EW2', '4S N ='));
    others.then(recorded('A1 1 1', 'NS1 EW2', '4S N ='), journal.settled('A1 1 1'));
    expect(others.decision).toMatchObject({
      answer: {
        clashes: [
          { kind: 'board-again', contestant: 'A-EW2', table: 'A3', round: 2 },
          { kind: 'elsewhere', contestant: 'A-EW2', table: 'A2', round: 1 },
          { kind: 'left-out', contestant: 'A-EW1', table: 'A1', round: 1 },
        ],
      },
    });
  });

  it('with a wrong board leaves the right one open, and both pairs are to play that board again', () => {
    const wrong = given(...evening).when(recordIrregular, irregular('A1 1 5', 'NS1 EW1', '2C E ='));
    wrong.then(recorded('A1 1 5', 'NS1 EW1', '2C E ='), journal.settled('A1 1 5'));
    expect(wrong.decision).toMatchObject({
      answer: {
        clashes: [
          { kind: 'board-again', contestant: 'A-EW1', table: 'A2', round: 2 },
          { kind: 'board-again', contestant: 'A-NS1', table: 'A1', round: 3 },
        ],
      },
    });
  });

  it('at a table where nobody should have played', () => {
    const fivePairs = threeTables(1, { fivePairs: true });
    const there = given(...fivePairs).when(recordIrregular, irregular('A3 1 5', 'NS3 EW2', '1NT N ='));
    there.then(recorded('A3 1 5', 'NS3 EW2', '1NT N ='), journal.settled('A3 1 5'));
    expect(there.decision).toMatchObject({
      answer: {
        clashes: [
          { kind: 'board-again', contestant: 'A-EW2', table: 'A1', round: 3 },
          { kind: 'elsewhere', contestant: 'A-EW2', table: 'A2', round: 1 },
        ],
      },
    });
  });

  it('takes the place of what was entered for those who should have played', () => {
    const regular = journal.recorded('A1 1 1', 'NS1 EW1', '4S N =');
    given(...evening, regular, journal.settled('A1 1 1'))
      .when(recordIrregular, irregular('A1 1 1', 'NS1 EW2', '4S N ='))
      .then(recorded('A1 1 1', 'NS1 EW2', '4S N ='));
    given(...evening, journal.entered('A1 1 1', 'NS1 EW1', 'EW', '4S N ='))
      .when(recordIrregular, irregular('A1 1 1', 'NS1 EW2', '4S N ='))
      .then(recorded('A1 1 1', 'NS1 EW2', '4S N ='), journal.settled('A1 1 1'));
  });

  it('can be recorded for a board that was marked as not played, or postponed', () => {
    given(...evening, resultEvents.markedNotPlayed(at('A1 1 1')), journal.settled('A1 1 1'))
      .when(recordIrregular, irregular('A1 1 1', 'NS1 EW2', '4S N ='))
      .then(recorded('A1 1 1', 'NS1 EW2', '4S N ='));
    given(...evening, resultEvents.postponed(at('A1 1 1')))
      .when(recordIrregular, irregular('A1 1 1', 'NS1 EW2', '4S N ='))
      .then(recorded('A1 1 1', 'NS1 EW2', '4S N ='), journal.settled('A1 1 1'));
  });

  it('is recorded once, and anew when it was something else', () => {
    const known = [...evening, recorded('A1 1 1', 'EW1 NS1', '4S N ='), journal.settled('A1 1 1')];
    given(...known)
      .when(recordIrregular, irregular('A1 1 1', 'EW1 NS1', '4S N ='))
      .thenNothing();
    given(...known)
      .when(recordIrregular, irregular('A1 1 1', 'EW1 NS1', '4S N +1'))
      .then(recorded('A1 1 1', 'EW1 NS1', '4S N +1'));
  });

  it.each([
    ['in a round that was not called', irregular('A1 3 1', 'NS1 EW1', 'pass'), 'session.round-not-called'],
    ['at a table that there is not', irregular('A4 1 1', 'NS1 EW1', 'pass'), 'session.table-unknown'],
    ['with a board that there is not', irregular('A1 1 7', 'NS1 EW1', 'pass'), 'session.board-unknown'],
    ['by a pair that there is not', irregular('A1 1 1', 'NS1 EW4', 'pass'), 'session.contestant-unknown'],
    ['by a pair against itself', irregular('A1 1 1', 'EW1 EW1', 'pass'), 'result.seating-mixed'],
    ['by two halves of pairs', irregular('A1 1 1', 'NS1 EW1 NS2 EW1', 'pass'), 'result.seating-mixed'],
    ['with a score that cannot be', irregular('A1 1 1', 'EW1 NS1', '+5'), 'result.impossible'],
  ] as const)('cannot have been %s', (_what, body, code) =>
    given(...evening)
      .when(recordIrregular, body)
      .thenRejected(code),
  );

  it('cannot have been by a phantom, nor by a pair that has left', () => {
    given(...threeTables(2, { fivePairs: true }))
      .when(recordIrregular, irregular('A1 1 1', 'NS1 EW3', 'pass'))
      .thenRejected('session.contestant-absent', { contestant: 'A-EW3' });
    const left = sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW2', fromRound: 2 });
    given(...evening, left)
      .when(recordIrregular, irregular('A1 2 3', 'NS1 EW2', 'pass'))
      .thenRejected('session.contestant-absent', { contestant: 'A-EW2' });
    given(...evening, left)
      .when(recordIrregular, irregular('A1 1 1', 'NS1 EW2', 'pass'))
      .then(recorded('A1 1 1', 'NS1 EW2', 'pass'), journal.settled('A1 1 1'));
  });

  it('is recorded until corrections of the closed session are over', () =>
    given(...evening, closed)
      .when(recordIrregular, irregular('A1 1 1', 'EW1 NS1', 'pass'), tooLate)
      .thenRejected('session.correction-over'));
});
