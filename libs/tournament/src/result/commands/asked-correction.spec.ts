import { given, NOTED } from '../../testing/decider-specification.js';
import { tableEvents } from '../../table/events.js';
import {
  acceptCorrection,
  askCorrection,
  declineCorrection,
  takeCorrectionBack,
} from './asked-correction.js';
import { resultEvents } from '../events.js';
import { at, closed, journal, played, seats, threeTables, tooLate } from '../testing/three-tables.js';

const byTable = { capacity: 'table', actor: 'device:a1' } as const;
const byPair = { ...byTable, pair: 'A-EW1' } as const;
const place = at('A1 1 1');
const wish = { ...place, side: 'EW', result: played('4S N +1'), entry: 1 } as const;
const asked = resultEvents.correctionAsked({ ...wish, correction: 1 });
const meant = { ...place, correction: 1 } as const;
const agreed = [
  journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N ='),
  journal.confirmed('A1 1 1', 'EW'),
  journal.settled('A1 1 1'),
];
const movedOn = tableEvents.movedOn({ session: '1', table: 'A1', round: 2 });
const corrected = resultEvents.corrected({
  ...place,
  seating: seats('NS1 EW1'),
  result: played('4S N +1'),
  flags: [],
  asked: { correction: 1, side: 'EW' },
});

describe('players who say that an agreed result is wrong', () => {
  it('ask for the right one, once', () => {
    given(...threeTables(1), ...agreed)
      .when(askCorrection, wish, byTable)
      .then(asked);
    given(...threeTables(1), ...agreed, asked)
      .when(askCorrection, wish, byTable)
      .thenNothing();
    given(...threeTables(1), ...agreed, asked)
      .when(askCorrection, { ...wish, result: played('4S N -1') }, byTable)
      .then(resultEvents.correctionAsked({ ...wish, result: played('4S N -1'), correction: 2 }));
  });

  it('say what is another result, possible, of a board that is agreed', () => {
    given(...threeTables(1), ...agreed)
      .when(askCorrection, { ...wish, result: played('4S N =') }, byTable)
      .thenRejected('result.correction-alike', { board: 1 });
    given(...threeTables(1), ...agreed)
      .when(askCorrection, { ...wish, entry: 2 }, byTable)
      .thenRejected('result.entered-anew');
    given(...threeTables(1), agreed[0]!)
      .when(askCorrection, wish, byTable)
      .thenRejected('result.not-agreed', { board: 1 });
  });

  it('are those who played it: its table until they have left, and their own phone wherever they are', () => {
    given(...threeTables(2), ...agreed, movedOn)
      .when(askCorrection, wish, byTable)
      .thenRejected('result.players-moved-on', { board: 1, round: 1 });
    given(...threeTables(2), ...agreed, movedOn)
      .when(askCorrection, wish, byPair)
      .then(asked);
  });

  it('ask after the session, too, as long as scores are corrected', () => {
    given(...threeTables(1), ...agreed, closed)
      .when(askCorrection, wish, byTable)
      .then(asked);
    given(...threeTables(1), ...agreed, closed)
      .when(askCorrection, wish, { ...byTable, now: tooLate.now })
      .thenRejected('session.correction-over');
  });

  it('withdraw their own request', () => {
    given(...threeTables(1), ...agreed, asked)
      .when(takeCorrectionBack, { ...meant, side: 'EW' }, byTable)
      .then(resultEvents.correctionTakenBack(meant));
    given(...threeTables(1), ...agreed, asked)
      .when(takeCorrectionBack, { ...meant, side: 'NS' }, byTable)
      .thenRejected('result.correction-of-others');
  });
});

describe('a correction that players have asked for', () => {
  it('is accepted by one word, as a correction that says who asked', () =>
    given(...threeTables(1), ...agreed, asked)
      .when(acceptCorrection, meant)
      .then(corrected));

  it('is declined, with a reason or without', () => {
    given(...threeTables(1), ...agreed, asked)
      .when(declineCorrection, meant)
      .then(resultEvents.correctionDeclined(meant));
    given(...threeTables(1), ...agreed, asked)
      .when(declineCorrection, { ...meant, reason: 'The card says ten tricks.' })
      .then(resultEvents.correctionDeclined({ ...meant, reason: NOTED }));
  });

  it.each([
    ['accepted', [corrected]],
    ['declined', [resultEvents.correctionDeclined(meant)]],
    ['taken back', [resultEvents.correctionTakenBack(meant)]],
    ['overtaken by what the director wrote', [resultEvents.voided({ ...place, reason: NOTED })]],
  ])('that was %s is answered', (_how, events) => {
    for (const answer of [acceptCorrection, declineCorrection])
      given(...threeTables(1), ...agreed, asked, ...events)
        .when(answer, meant)
        .thenRejected('result.correction-answered', { board: 1 });
  });
});
