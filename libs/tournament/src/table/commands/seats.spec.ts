import { enterResult } from '../../result/commands/entering.js';
import { at, entry, journal, threeTables } from '../../result/testing/three-tables.js';
import { sessionEvents } from '../../session/events.js';
import { given } from '../../testing/decider-specification.js';
import { tableEvents } from '../events.js';
import { confirmSeats } from './seats.js';

const evening = threeTables(2);
const here = { session: '1', table: 'A1', round: 2 };
const confirmed = (turned: ('ns' | 'ew')[]) => tableEvents.seatsConfirmed({ ...here, turned });

describe('those at a table', () => {
  it('say that they sit as announced', () =>
    given(...evening)
      .when(confirmSeats, { ...here, turned: [] })
      .then(confirmed([])));
  it('say which two have changed seats', () =>
    given(...evening)
      .when(confirmSeats, { ...here, turned: ['ew', 'ns'] })
      .then(confirmed(['ns', 'ew'])));
  it('say it once, and otherwise where they were wrong', () => {
    given(...evening, confirmed(['ns']))
      .when(confirmSeats, { ...here, turned: ['ns'] })
      .thenNothing();
    given(...evening, confirmed(['ns']))
      .when(confirmSeats, { ...here, turned: [] })
      .then(confirmed([]));
  });
  it('say nothing of a round that is not called', () =>
    given(...threeTables(1))
      .when(confirmSeats, { ...here, turned: [] })
      .thenRejected('session.round-not-called', { round: 2 }));
  it('say nothing where somebody is missing, and nobody plays', () =>
    given(...evening, sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-NS1', fromRound: 2 }))
      .when(confirmSeats, { ...here, turned: [] })
      .thenRejected('table.nobody-plays', { table: 'A1', round: 2 }));
});

describe('where seats are to be confirmed before play', () => {
  const demanded = evening.map((event) =>
    event.type === 'session.created'
      ? sessionEvents.created({
          ...event.payload,
          settings: {
            ...event.payload.settings,
            boards: { carried: 'by-plan', tapped: false, counted: false, seats: 'demanded' },
          },
        })
      : event,
  );

  it('no result is entered before', () => {
    given(...demanded)
      .when(enterResult, entry('A1 2 3', 'NS', '2H E -1'))
      .thenRejected('table.seats-unconfirmed', { table: 'A1', round: 2 });
    given(...demanded, confirmed([]))
      .when(enterResult, entry('A1 2 3', 'NS', '2H E -1'))
      .then(journal.entered('A1 2 3', 'NS1 EW3', 'NS', '2H E -1'));
  });
  it('a board of the round before is still entered when they have moved on', () =>
    given(...demanded, tableEvents.movedOn(here))
      .when(enterResult, entry('A1 1 1', 'NS', '4S N ='))
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N =')));
});

describe('a phone that was without its line', () => {
  const two = { ...at('A1 2 3'), side: 'NS', result: { kind: 'passed-out' } };
  const seated = (ns: string, ew: string) => ({ N: ns, E: ew, S: ns, W: ew });

  it('enters a result of those who sit there', () =>
    given(...evening)
      .when(enterResult, { ...two, seating: seated('A-NS1', 'A-EW3') })
      .then(journal.entered('A1 2 3', 'NS1 EW3', 'NS', 'pass')));
  it('enters nothing of those who sit elsewhere by now, and is told who sits there', () =>
    given(...evening)
      .when(enterResult, { ...two, seating: seated('A-NS1', 'A-EW2') })
      .thenRejected('result.other-players', { board: 3, ...seated('A-NS1', 'A-EW3') }));
  it('confirms no seats of theirs either', () => {
    given(...evening)
      .when(confirmSeats, { ...here, turned: [], seating: seated('A-NS1', 'A-EW3') })
      .then(confirmed([]));
    given(...evening)
      .when(confirmSeats, { ...here, turned: [], seating: seated('A-NS1', 'A-EW2') })
      .thenRejected('table.other-players', { round: 2 });
  });
});

describe('two phones that enter the same board at once', () => {
  const first = journal.entered('A1 1 1', 'NS1 EW1', 'NS', '4S N +1');

  it('do not overwrite each other: what was entered first is to be answered', () =>
    given(...evening, first)
      .when(enterResult, { ...entry('A1 1 1', 'EW', '4S N ='), entry: 0 })
      .thenRejected('result.entered-anew'));
  it('agree where both have entered the same', () =>
    given(...evening, first)
      .when(enterResult, { ...entry('A1 1 1', 'EW', '4S N +1'), entry: 0 })
      .then(journal.confirmed('A1 1 1', 'EW'), journal.settled('A1 1 1')));
  it('enter it otherwise where they have seen what the others entered', () =>
    given(...evening, first)
      .when(enterResult, { ...entry('A1 1 1', 'EW', '4S N ='), entry: 1 })
      .then(journal.entered('A1 1 1', 'NS1 EW1', 'EW', '4S N =')));
});
