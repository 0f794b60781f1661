import { sessionEvents } from '../../session/events.js';
import { tableEvents } from '../../table/events.js';
import { given, NOTED } from '../../testing/decider-specification.js';
import { correctResult, voidResult } from './correcting.js';
import { confirmResult } from './entering.js';
import { resultEvents } from '../events.js';
import { at, journal, closed, played, seats, threeTables, tooLate } from '../testing/three-tables.js';

const evening = threeTables(2);
const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const agreed = [...evening, journal.recorded('A1 2 3', 'NS1 EW3', '4S N ='), journal.settled('A1 2 3')];

const correction = (place: string, result: string, seating?: string) => ({
  ...at(place),
  result: played(result),
  ...(seating === undefined ? {} : { seating: seats(seating) }),
  reason: 'South had counted nine tricks.',
});
const corrected = (place: string, seating: string, result: string, flags: string[] = []) =>
  resultEvents.corrected({
    ...at(place),
    seating: seats(seating),
    result: played(result),
    flags,
    reason: NOTED,
  });
const voiding = (place: string) => ({ ...at(place), reason: 'The pairs had played it before.' });

describe('a correction', () => {
  it('corrects a result, with the reason outside the journal', () => {
    const correcting = given(...agreed).when(correctResult, correction('A1 2 3', '4S N -1'));
    correcting.then(corrected('A1 2 3', 'NS1 EW3', '4S N -1'));
    expect(correcting.decision).toMatchObject({
      notes: [{ reference: NOTED, text: 'South had counted nine tricks.' }],
      answer: { flags: [], clashes: [] },
    });
  });
  it('says what is unlikely about the new result', () =>
    expect(given(...agreed).when(correctResult, correction('A1 2 3', '4S N -6')).decision).toMatchObject({
      answer: { flags: ['many-undertricks'] },
    }));
  it('of what only one side has entered settles it', () =>
    given(...evening, journal.entered('A1 2 3', 'NS1 EW3', 'NS', '4S N ='))
      .when(correctResult, correction('A1 2 3', '4S N -1'))
      .then(corrected('A1 2 3', 'NS1 EW3', '4S N -1'), journal.settled('A1 2 3')));
  it('decides a dispute, for what was entered too', () =>
    given(...evening, journal.entered('A1 2 3', 'NS1 EW3', 'NS', '4S N ='), journal.disputed('A1 2 3', 'EW'))
      .when(correctResult, correction('A1 2 3', '4S N ='))
      .then(corrected('A1 2 3', 'NS1 EW3', '4S N ='), journal.settled('A1 2 3')));
  it('to what is there already is none', () =>
    given(...agreed)
      .when(correctResult, correction('A1 2 3', '4S N =', 'NS1 EW3'))
      .thenNothing());
  it('comes before a late answer of the table', () =>
    given(
      ...evening,
      journal.entered('A1 2 3', 'NS1 EW3', 'NS', '4S N ='),
      corrected('A1 2 3', 'NS1 EW3', '4S N -1'),
      journal.settled('A1 2 3'),
    )
      .when(confirmResult, { ...at('A1 2 3'), side: 'EW', entry: 1 })
      .thenRejected('result.entered-anew'));
  it('can be made of a play that is scheduled no more', () =>
    given(...agreed, sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW3', fromRound: 2 }))
      .when(correctResult, correction('A1 2 3', '4S N -1'))
      .then(corrected('A1 2 3', 'NS1 EW3', '4S N -1')));
  it('needs a result that stands', () => {
    const none = (...events: Parameters<typeof given>) =>
      given(...evening, ...events)
        .when(correctResult, correction('A1 2 3', '4S N -1'))
        .thenRejected('result.none', { board: 3 });
    const entered = journal.entered('A1 2 3', 'NS1 EW3', 'NS', '4S N =');
    none();
    none(entered, resultEvents.voided({ ...at('A1 2 3'), reason: NOTED }));
    none(entered, resultEvents.postponed(at('A1 2 3')));
    none(entered, resultEvents.markedNotPlayed(at('A1 2 3')), journal.settled('A1 2 3'));
  });
  it('is none to what cannot be', () =>
    given(...agreed)
      .when(correctResult, correction('A1 2 3', '+10'))
      .thenRejected('result.impossible', { board: 3 }));
  it('comes too late once corrections of the closed session are over', () =>
    given(...agreed, closed)
      .when(correctResult, correction('A1 2 3', '4S N -1'), tooLate)
      .thenRejected('session.correction-over'));
});

describe('a correction of who sat where', () => {
  it('turns the arrow: the result is the other pair’s, and nothing clashes', () => {
    const turning = given(...agreed).when(correctResult, correction('A1 2 3', '4S N =', 'EW3 NS1'));
    turning.then(corrected('A1 2 3', 'EW3 NS1', '4S N ='));
    expect(turning.decision).toMatchObject({ answer: { clashes: [] } });
  });
  it('turns it back', () =>
    given(...agreed, corrected('A1 2 3', 'EW3 NS1', '4S N ='))
      .when(correctResult, correction('A1 2 3', '4S N =', 'NS1 EW3'))
      .then(corrected('A1 2 3', 'NS1 EW3', '4S N =')));
  it('puts interchanged pairs right and lists what they were to do in its stead', () => {
    const interchanged = given(...agreed).when(correctResult, correction('A1 2 3', '4S N =', 'NS1 EW2'));
    interchanged.then(corrected('A1 2 3', 'NS1 EW2', '4S N ='));
    expect(interchanged.decision).toMatchObject({
      answer: {
        clashes: [
          { kind: 'board-again', contestant: 'A-EW2', table: 'A2', round: 1 },
          { kind: 'elsewhere', contestant: 'A-EW2', table: 'A3', round: 2 },
          { kind: 'left-out', contestant: 'A-EW3', table: 'A1', round: 2 },
        ],
      },
    });
  });
  it('leaves seats that were corrected before as they are', () =>
    given(...agreed, corrected('A1 2 3', 'EW3 NS1', '4S N ='))
      .when(correctResult, correction('A1 2 3', '4S N -1'))
      .then(corrected('A1 2 3', 'EW3 NS1', '4S N -1')));
  it('is the director’s, not the scorer’s', () => {
    const scorer = { capacity: 'scorer' } as const;
    given(...agreed)
      .when(correctResult, correction('A1 2 3', '4S N =', 'EW3 NS1'), scorer)
      .thenRejected('access.role-required', { roles: 'organiser, director' });
    given(...agreed)
      .when(correctResult, correction('A1 2 3', '4S N -1', 'NS1 EW3'), scorer)
      .then(corrected('A1 2 3', 'NS1 EW3', '4S N -1'));
  });
  it.each([
    ['with a stranger', 'NS1 EW9', 'session.contestant-unknown', { contestant: 'A-EW9' }],
    ['of a pair against itself', 'NS1 NS1', 'result.seating-mixed', {}],
    ['that tears pairs apart', 'NS1 EW3 EW3 NS1', 'result.seating-mixed', {}],
  ] as const)('%s is refused', (_what, seating, code, params) =>
    given(...agreed)
      .when(correctResult, correction('A1 2 3', '4S N =', seating))
      .thenRejected(code, params),
  );
  it('with a pair that was not there is refused', () => {
    const fivePairs = threeTables(2, { fivePairs: true });
    given(...fivePairs, journal.recorded('A2 1 3', 'NS2 EW2', '4S N ='), journal.settled('A2 1 3'))
      .when(correctResult, correction('A2 1 3', '4S N =', 'NS2 EW3'))
      .thenRejected('session.contestant-absent', { contestant: 'A-EW3' });
  });
});

describe('voiding', () => {
  const voided = resultEvents.voided({ ...at('A1 2 3'), reason: NOTED });

  it('opens the play again, and keeps what was there', () => {
    const opened = given(...agreed).when(voidResult, voiding('A1 2 3'));
    opened.then(voided, journal.unsettled('A1 2 3'));
    expect(opened.decision).toMatchObject({ notes: [{ text: 'The pairs had played it before.' }] });
  });
  it('is done to what waits for the other side too', () =>
    given(...evening, journal.entered('A1 2 3', 'NS1 EW3', 'NS', '4S N ='))
      .when(voidResult, voiding('A1 2 3'))
      .then(voided));
  it('takes the mark back that a board is not played', () =>
    given(...evening, resultEvents.markedNotPlayed(at('A1 2 3')), journal.settled('A1 2 3'))
      .when(voidResult, voiding('A1 2 3'))
      .then(voided, journal.unsettled('A1 2 3')));
  it('needs its reason where a result stands, not for a mark', () => {
    given(...agreed)
      .when(voidResult, at('A1 2 3'))
      .thenRejected('result.reason-needed', { board: 3 });
    given(...evening, resultEvents.markedNotPlayed(at('A1 2 3')), journal.settled('A1 2 3'))
      .when(voidResult, at('A1 2 3'))
      .then(resultEvents.voided(at('A1 2 3')), journal.unsettled('A1 2 3'));
  });
  it('leaves a ruling in the place of the score', () => {
    const ruled = tableEvents.playRuled({ ...at('A1 2 3'), ruling: RULING });
    given(...agreed, ruled)
      .when(voidResult, voiding('A1 2 3'))
      .then(voided, journal.unsettled('A1 2 3'));
  });
  it('happens once', () =>
    given(...agreed, voided, journal.unsettled('A1 2 3'))
      .when(voidResult, voiding('A1 2 3'))
      .thenNothing());
  it('needs something to void', () => {
    given(...evening)
      .when(voidResult, voiding('A1 2 3'))
      .thenRejected('result.none', { board: 3 });
    given(...evening, resultEvents.postponed(at('A1 2 3')))
      .when(voidResult, voiding('A1 2 3'))
      .thenRejected('result.none');
  });
  it('comes too late once corrections of the closed session are over', () =>
    given(...agreed, closed)
      .when(voidResult, voiding('A1 2 3'), tooLate)
      .thenRejected('session.correction-over'));
});
