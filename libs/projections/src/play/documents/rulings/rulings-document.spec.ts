import {
  agreed,
  begun,
  event,
  type TestEvents,
  NOTED,
  played,
  score,
  uuid,
  voided,
} from '../../../testing/play-events.js';
import { rulingsDocument } from './rulings-document.js';

const play = { table: 'A1', round: 1, board: 1 };
const ruling = event('ruling.given', {
  ruling: uuid(902),
  session: '1',
  law: { edition: '2017', law: '16B' },
  reason: NOTED,
  ways: [],
  about: [play],
});
const really = event('result.irregular-recorded', {
  session: '1',
  ...play,
  seating: { N: 'A-NS1', S: 'A-NS1', E: 'A-EW2', W: 'A-EW2' },
  result: score(110),
  flags: [],
  reason: NOTED,
});

const concerned = (...events: TestEvents) => rulingsDocument(played(begun(), ...events))[0]!.contestants;

describe('a ruling concerns those who played the board', () => {
  it('by what was really played, recorded before the ruling or behind it', () => {
    expect(concerned(really, ruling)).toEqual(['A-NS1', 'A-EW2']);
    expect(concerned(agreed(play), ruling, really)).toEqual(['A-NS1', 'A-EW2']);
  });

  it('or were to, as long as no result stands', () => {
    expect(concerned(ruling)).toEqual(['A-NS1', 'A-EW1']);
    expect(concerned(ruling, really, voided(play))).toEqual(['A-NS1', 'A-EW1']);
  });
});
