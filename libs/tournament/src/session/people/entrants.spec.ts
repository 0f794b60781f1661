import { chooseContest } from '../../contest/commands/decide.js';
import { withdrawEntry } from '../../entries/commands/decide.js';
import { chooseEntrants } from './entrants.js';
import { sessionEvents } from '../events.js';
import { drawSeats } from './seating.js';
import { createSession } from '../commands/set-up.js';
import { sessionStream } from '../state.js';
import { club, FIVE_TABLES, given, pair, registered, setUp } from '../testing/evening.js';

const SEED = 'ab'.repeat(32);
const entered = given(club, ...registered(6), ...setUp(FIVE_TABLES));
const some = [pair(2), pair(4), pair(5)];
const chosen = given(entered, [
  chooseEntrants,
  { session: '1', choice: { kind: 'entries', entries: [pair(5), pair(2), pair(4)] } },
]);
const seatedIn = (journal: typeof entered, session = '1') =>
  Object.values(journal.state(sessionStream(session)).entries);

describe('who plays in a session', () => {
  it('is everybody who takes part, until some are chosen; they are kept in the order of registration', () => {
    given(entered)
      .when(chooseEntrants, { session: '1', choice: { kind: 'everybody' } })
      .thenNothing();
    given(entered)
      .when(chooseEntrants, {
        session: '1',
        choice: { kind: 'entries', entries: [pair(5), pair(2), pair(4)] },
      })
      .then(sessionEvents.entrantsChosen({ session: '1', entries: some }));
    given(chosen)
      .when(chooseEntrants, { session: '1', choice: { kind: 'entries', entries: some } })
      .thenNothing();
    given(chosen)
      .when(chooseEntrants, { session: '1', choice: { kind: 'everybody' } })
      .then(sessionEvents.entrantsChosen({ session: '1', entries: null }));
  });

  it('has its seats drawn among those alone, but for who has withdrawn', () => {
    const drawn = given(chosen, [drawSeats, { session: '1', seed: SEED }]);
    expect(new Set(seatedIn(drawn))).toEqual(new Set(some));
    const without = given(
      chosen,
      [withdrawEntry, { entry: pair(4) }],
      [drawSeats, { session: '1', seed: SEED }],
    );
    expect(new Set(seatedIn(without))).toEqual(new Set([pair(2), pair(5)]));
  });

  it('frees the seats of those who do not play', () => {
    const drawn = given(entered, [drawSeats, { session: '1', seed: SEED }]);
    expect(seatedIn(drawn)).toHaveLength(6);
    const fewer = given(drawn, [
      chooseEntrants,
      { session: '1', choice: { kind: 'entries', entries: some } },
    ]);
    expect(new Set(seatedIn(fewer))).toEqual(new Set(some));
  });

  it('is who goes on from a contest, by the entries that played there', () => {
    const settings = {
      title: 'Qualification',
      sessions: ['1'],
      total: 'sum',
      qualify: 2,
      tables: [],
    } as const;
    const qualified = given(
      entered,
      [drawSeats, { session: '1', seed: SEED }],
      [chooseContest, { contest: '1', settings: { ...settings, sessions: ['1'], tables: [] } }],
      [createSession, { session: '2' }],
    );
    const seats = qualified.state(sessionStream('1')).entries;
    const [one, two] = Object.keys(seats) as [string, string];
    const goingOn = (...contestants: readonly string[]) => ({
      session: '2',
      choice: {
        kind: 'going-on' as const,
        contest: '1',
        participants: contestants.map((contestant) => ({ session: '1', contestant })),
      },
    });
    const final = given(qualified, [chooseEntrants, goingOn(one, two)]);
    expect(new Set(final.state(sessionStream('2')).entrants?.entries)).toEqual(
      new Set([seats[one], seats[two]]),
    );
    const free = ['A-NS1', 'A-NS2', 'A-NS3', 'A-NS4', 'A-NS5', 'A-EW1', 'A-EW2'].find(
      (each) => !(each in seats),
    )!;
    given(qualified).when(chooseEntrants, goingOn(free)).thenRejected('session.plays-without-entry');
    given(qualified).when(chooseEntrants, goingOn('Z-NS1')).thenRejected('session.contestant-unknown');
  });

  it('is no entry that nobody knows', () =>
    given(entered)
      .when(chooseEntrants, { session: '1', choice: { kind: 'entries', entries: [pair(60)] } })
      .thenRejected('entries.unknown'));
});
