import { JournalInMemory } from '../../testing/journal-in-memory.js';
import { readState } from '../../testing/read-state.js';
import { foldPlay, uuid } from '../../testing/play-events.js';
import type { Viewer } from '../../visibility/viewer.js';
import { NOTHING_PLAYED } from '../play-state.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const names = Object.fromEntries([1, 2].map((team) => [uuid(100 * team + 1), `Captain ${team}`]));

/** Two teams: the first was given a name, the other is called by its captain. */
function twoTeamsEntered(): JournalInMemory {
  const journal = new JournalInMemory();
  const entries = [1, 2].map((team) => uuid(team));
  journal.give('tournament.create', { name: 'Cup' });
  for (const [index, entry] of entries.entries()) {
    const players = [1, 2, 3, 4].map((player) => uuid(100 * (index + 1) + player));
    const name = index === 0 ? 'Foxes' : null;
    journal.give('entries.register-team', { entry, players, captain: players[0], name });
  }
  journal.give('tournament.publish');
  return journal;
}

const seenIn = (journal: JournalInMemory) =>
  readState(foldPlay(NOTHING_PLAYED, journal.lines), director, { names });
const calledIn = async (journal: JournalInMemory) =>
  Object.fromEntries(
    (await seenIn(journal).sessions.session('1')).contestants.map(({ contestant, team }) => [
      contestant,
      team,
    ]),
  );

describe('the pairs of a team', () => {
  it('have the name that their team was given, and otherwise a number', async () => {
    const journal = twoTeamsEntered();
    journal.give('session.create', { session: '1' });
    const movement = { kind: 'teams', teams: { name: 'round-robin', teams: 2 } };
    journal.give('session.set-movement', {
      session: '1',
      sections: [{ section: 'A', boardsPerRound: 2, movement }],
    });
    for (const team of [1, 2])
      journal.give('session.seat-team', { session: '1', team: `A-${team}`, entry: uuid(team) });
    expect(await calledIn(journal)).toEqual({
      'A-NS1': 'Foxes',
      'A-EW1': 'Foxes',
      'A-NS2': undefined,
      'A-EW2': undefined,
    });
    const players = [1, 2, 3, 4].map((player) => uuid(100 + player));
    journal.give('entries.change-team', { entry: uuid(1), players, captain: players[0], name: 'Wolves' });
    expect((await calledIn(journal))['A-EW1']).toBe('Wolves');
  });

  it('are called by their captain in a knockout, whose seeds are other numbers, and so in rulings', async () => {
    const journal = twoTeamsEntered();
    const settings = { title: 'Cup', places: 'first', segments: 1, boards: 2 };
    journal.give('knockout.set-up', { knockout: '1', settings, entries: [uuid(2), uuid(1)] });
    journal.give('knockout.open-round', { knockout: '1', round: 1, session: '1' });
    journal.give('session.start', { session: '1' });
    journal.give('session.call-round', { session: '1', round: 1 });
    const called = await calledIn(journal);
    expect(new Set(Object.values(called))).toEqual(new Set(['Captain 2', 'Foxes']));
    const { teams } = await seenIn(journal).standings.matches('1');
    expect(teams.map(({ byName }) => byName)).toEqual([true, true]);
    const contestants = Object.keys(called).filter((one) => one.includes('NS'));
    journal.give('ruling.give', {
      session: '1',
      ruling: uuid(9),
      law: { edition: '2017', law: '90' },
      reason: 'Slow play.',
      effects: contestants.map((contestant) => ({ kind: 'warning', contestant })),
    });
    const ruled = (await seenIn(journal).rulings.shown()).teams['1'];
    expect(ruled).toEqual(Object.fromEntries(contestants.map((one) => [one, called[one]])));
  });
});
