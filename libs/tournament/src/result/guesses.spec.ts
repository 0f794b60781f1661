import { tableEvents } from '../table/events.js';
import { given, NOTED } from '../testing/decider-specification.js';
import {
  correctResult,
  enterResult,
  recordIrregular,
  recordResult,
  recordTraveller,
} from './commands/commands.js';
import { resultEvents } from './events.js';
import { at, journal, played, seats, threeTables } from './testing/three-tables.js';

const KNOWN = { ...played('4S N ='), lead: 'HK' };
const LEADS = ['HK', 'H2'];
const reason = 'To see what comes of it';
const who = seats('NS1 EW3');
const { payload } = journal.recorded('A1 2 3', 'NS1 EW3', '4S N =');
const agreed = [
  ...threeTables(2),
  resultEvents.recorded({ ...(payload as Parameters<typeof resultEvents.recorded>[0]), result: KNOWN }),
  journal.settled('A1 2 3'),
];
/** Of a board that is still hidden those who keep the scores see no cards; who has it before them sees nothing of it. */
const withoutCards = { visibility: () => ({ results: true, cards: false }) };
const blind = { visibility: () => ({ results: false, cards: false }) };

describe('a lead that may not be seen yet', () => {
  it.each(LEADS)('is not told by recording the result with the lead %s', (lead) => {
    const result = { ...KNOWN, lead };
    given(...agreed)
      .when(recordResult, { ...at('A1 2 3'), result }, withoutCards)
      .thenNothing();
    const lines = [{ table: 'A1', round: 2, result }];
    given(...agreed)
      .when(recordTraveller, { session: '1', board: 3, lines }, withoutCards)
      .thenNothing();
  });
  it.each(LEADS)('nor by correcting it: the lead %s is written down either way', (lead) => {
    const result = { ...KNOWN, lead };
    const said = { ...at('A1 2 3'), result, reason };
    const line = { ...at('A1 2 3'), seating: who, result, flags: [], reason: NOTED };
    given(...agreed)
      .when(correctResult, said, withoutCards)
      .then(resultEvents.corrected(line));
    given(...agreed)
      .when(recordIrregular, { ...said, seating: who }, withoutCards)
      .then(resultEvents.irregularRecorded(line));
  });
  it('stays where a correction names none', () =>
    given(...agreed)
      .when(correctResult, { ...at('A1 2 3'), result: played('4S N ='), reason }, withoutCards)
      .thenNothing());
  it('is compared by those who may see it', () =>
    given(...agreed)
      .when(recordResult, { ...at('A1 2 3'), result: { ...KNOWN, lead: 'H2' } })
      .thenRejected('result.recorded-already'));
});

describe('a result of a board that is still before whoever guesses', () => {
  it.each(['4S N =', '4S N -1'])('is answered the same: %s', (guess) => {
    const result = { ...played(guess), lead: 'HK' };
    given(...agreed)
      .when(recordResult, { ...at('A1 2 3'), result }, blind)
      .thenRejected('result.recorded-already');
    given(...agreed)
      .when(recordTraveller, { session: '1', board: 3, lines: [{ table: 'A1', round: 2, result }] }, blind)
      .thenRejected('result.recorded-already');
    given(...agreed)
      .when(correctResult, { ...at('A1 2 3'), result, reason }, blind)
      .then(resultEvents.corrected({ ...at('A1 2 3'), seating: who, result, flags: [], reason: NOTED }));
  });
  it.each(['4S N =', '4S N -1'])('nor is it told to those who sit down next: %s', (guess) => {
    const moved = tableEvents.movedOn({ session: '1', table: 'A1', round: 3 });
    given(...agreed, moved)
      .when(enterResult, { ...at('A1 2 3'), side: 'EW', result: played(guess) })
      .thenRejected('result.agreed', { board: 3 });
  });
  it('is asked for only where a result is agreed', () => {
    const states = { result: { status: 'entered' } } as never;
    expect(recordResult.compares?.({ ...at('A1 2 3'), result: KNOWN }, states)).toBeUndefined();
  });
});
