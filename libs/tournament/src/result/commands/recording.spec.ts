import { movementFromRows, playsFromTriples } from '#movement';
import { sessionEvents, type SectionData } from '../../session/events.js';
import { given, NOTED } from '../../testing/decider-specification.js';
import { resultEvents } from '../events.js';
import { recordResult, recordTraveller } from './recording.js';
import { at, journal, closed, played, seats, threeTables, tooLate } from '../testing/three-tables.js';

const evening = threeTables(3);
const scorer = { capacity: 'scorer' } as const;

const slip = (place: string, result: string) => ({ ...at(place), result: played(result) });

/** The traveller of board 3: a line for each table that plays it. */
function traveller(...lines: [tableAndRound: string, result: string][]) {
  const parsed = lines.map(([place, result]) => {
    const [table, round] = place.split(' ');
    return { table, round: Number(round), result: played(result) };
  });
  return { session: '1', board: 3, lines: parsed };
}

describe('a paper slip', () => {
  it('is agreed by those who signed it', () =>
    given(...evening)
      .when(recordResult, slip('A1 2 3', '4S N ='), scorer)
      .then(journal.recorded('A1 2 3', 'NS1 EW3', '4S N ='), journal.settled('A1 2 3')));
  it('can have the score alone', () =>
    given(...evening)
      .when(recordResult, slip('A1 2 3', '-620'), scorer)
      .then(journal.recorded('A1 2 3', 'NS1 EW3', '-620'), journal.settled('A1 2 3')));
  it('says what is unlikely about it', () => {
    const unlikely = given(...evening).when(recordResult, slip('A1 2 3', '1C N +5'), scorer);
    unlikely.then(
      journal.recorded('A1 2 3', 'NS1 EW3', '1C N +5', ['many-overtricks']),
      journal.settled('A1 2 3'),
    );
    expect(unlikely.decision).toMatchObject({ answer: { flags: ['many-overtricks'] } });
  });
  it('settles what a table has entered and not agreed on, or has disputed', () => {
    const entered = journal.entered('A1 2 3', 'NS1 EW3', 'NS', '4S N +1');
    const recorded = [journal.recorded('A1 2 3', 'NS1 EW3', '4S N ='), journal.settled('A1 2 3')];
    given(...evening, entered)
      .when(recordResult, slip('A1 2 3', '4S N ='))
      .then(...recorded);
    given(...evening, entered, journal.disputed('A1 2 3', 'EW'))
      .when(recordResult, slip('A1 2 3', '4S N ='))
      .then(...recorded);
  });
  it('of a board that was marked as not played says that it was', () =>
    given(...evening, resultEvents.markedNotPlayed(at('A1 2 3')), journal.settled('A1 2 3'))
      .when(recordResult, slip('A1 2 3', '4S N ='))
      .then(journal.recorded('A1 2 3', 'NS1 EW3', '4S N =')));
  it('of a late play settles it', () =>
    given(...evening, resultEvents.postponed(at('A1 2 3')))
      .when(recordResult, slip('A1 2 3', '4S N ='))
      .then(journal.recorded('A1 2 3', 'NS1 EW3', '4S N ='), journal.settled('A1 2 3')));
  it('of what is agreed already changes nothing when it says the same', () => {
    const agreed = [...evening, journal.recorded('A1 2 3', 'NS1 EW3', '4S N ='), journal.settled('A1 2 3')];
    given(...agreed)
      .when(recordResult, slip('A1 2 3', '4S N ='))
      .thenNothing();
    given(...agreed)
      .when(recordResult, slip('A1 2 3', '4S N +1'))
      .thenRejected('result.recorded-already', { board: 3, table: 'A1', round: 2 });
  });
  it.each([
    ['of a round that was not called', slip('A1 3 5', 'pass'), 'session.round-not-called'],
    ['of a board that the table has not in that round', slip('A1 2 1', 'pass'), 'result.board-not-scheduled'],
    ['of a table that there is not', slip('A9 2 3', 'pass'), 'session.table-unknown'],
    ['with a score that cannot be', slip('A1 2 3', '+15'), 'result.impossible'],
  ] as const)('%s is refused', (_what, body, code) =>
    given(...threeTables(2))
      .when(recordResult, body)
      .thenRejected(code),
  );
  it('comes too late once corrections of the closed session are over', () =>
    given(...evening, closed)
      .when(recordResult, slip('A1 2 3', 'pass'), tooLate)
      .thenRejected('session.correction-over'));
});

describe('a whole traveller', () => {
  it('is entered at one time, each line in its own place', () => {
    const whole = given(...evening).when(
      recordTraveller,
      traveller(['A2 1', '3NT S +1'], ['A1 2', '3NT N ='], ['A3 3', '3NTxx N +4']),
      scorer,
    );
    const lines = [
      journal.recorded('A2 1 3', 'NS2 EW2', '3NT S +1'),
      journal.recorded('A1 2 3', 'NS1 EW3', '3NT N ='),
      journal.recorded('A3 3 3', 'NS3 EW1', '3NTxx N +4', ['many-overtricks', 'redoubled']),
    ];
    whole.then(...lines, ...['A2 1 3', 'A1 2 3', 'A3 3 3'].map(journal.settled));
    expect(whole.decision).toMatchObject({
      answer: { flagged: [{ table: 'A3', round: 3, flags: ['many-overtricks', 'redoubled'] }] },
    });
  });
  it('with lines that the tables have entered adds those that are missing', () => {
    const entered = [journal.recorded('A2 1 3', 'NS2 EW2', '3NT S +1'), journal.settled('A2 1 3')];
    given(...evening, ...entered)
      .when(recordTraveller, traveller(['A2 1', '3NT S +1'], ['A1 2', '3NT N =']))
      .then(journal.recorded('A1 2 3', 'NS1 EW3', '3NT N ='), journal.settled('A1 2 3'));
  });
  it('leaves seats that were corrected as they are', () => {
    const turned = resultEvents.irregularRecorded({
      ...at('A2 1 3'),
      seating: seats('EW2 NS2'),
      result: played('3NT S +1'),
      flags: [],
      reason: NOTED,
    });
    given(...evening, turned, journal.settled('A2 1 3'))
      .when(recordTraveller, traveller(['A2 1', '3NT S +1']))
      .thenNothing();
  });
  it.each([
    ['contradicts what is agreed', 'A2 1', '3NT S =', 'result.recorded-already', { table: 'A2', round: 1 }],
    ['has an impossible score', 'A1 2', '+15', 'result.impossible', { table: 'A1', round: 2 }],
    [
      'is of a table without it then',
      'A1 1',
      'pass',
      'result.board-not-scheduled',
      { table: 'A1', round: 1 },
    ],
    ['is of a round not called', 'A1 4', 'pass', 'session.round-not-called', { round: 4, called: 3 }],
    ['is of a table that there is not', 'A4 1', 'pass', 'session.table-unknown', { table: 'A4' }],
  ] as const)(
    'of which one line %s is refused as a whole, and that line is named',
    (_what, place, result, code, params) => {
      const entered = [journal.recorded('A2 1 3', 'NS2 EW2', '3NT S +1'), journal.settled('A2 1 3')];
      given(...evening, ...entered)
        .when(recordTraveller, traveller(['A3 3', '3NT N ='], [place, result]))
        .thenRejected(code, params);
    },
  );
  it('with two lines for one place is refused', () =>
    given(...evening)
      .when(recordTraveller, traveller(['A1 2', '3NT N ='], ['A1 2', '3NT N =']))
      .thenRejected('result.line-twice'));
  it('settles both plays of a table that has the board in two rounds', () => {
    // Four pairs at one table: the board comes to each two of them.
    const rows = movementFromRows(
      playsFromTriples(
        [
          [
            [1, 2, 1],
            [3, 4, 1],
          ],
        ],
        1,
      ),
      { winners: 1 },
    );
    const section = { section: 'A', movement: rows, boardsPerRound: 3, firstBoard: 1 } as SectionData;
    const oneTable = sessionEvents.movementSet({ session: '1', sections: [section] });
    const lines = [
      journal.recorded('A1 1 3', '1 2', '3NT N ='),
      journal.recorded('A1 2 3', '3 4', '3NT N -1'),
    ];
    given(...evening, oneTable)
      .when(recordTraveller, traveller(['A1 1', '3NT N ='], ['A1 2', '3NT N -1']))
      .then(...lines, ...['A1 1 3', 'A1 2 3'].map(journal.settled));
  });
  it('comes too late once corrections of the closed session are over', () =>
    given(...evening, closed)
      .when(recordTraveller, traveller(['A1 2', 'pass']), tooLate)
      .thenRejected('session.correction-over'));
});
