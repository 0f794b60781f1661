import { BookInMemory } from '../../testing/book-in-memory.js';
import { lookAt } from '../../testing/looking.js';
import { foldPlay, uuid } from '../../testing/play-events.js';
import type { Viewer } from '../../visibility/viewer.js';
import { NOTHING_PLAYED } from '../play-state.js';

const director: Viewer = { kind: 'director', person: uuid(70) };
const names = Object.fromEntries([1, 2].map((team) => [uuid(100 * team + 1), `Captain ${team}`]));

/** Two teams: the first was given a name, the other is called by its captain. */
function twoTeamsEntered(): BookInMemory {
  const book = new BookInMemory();
  const entries = [1, 2].map((team) => uuid(team));
  book.give('tournament.create', { name: 'Cup' });
  for (const [index, entry] of entries.entries()) {
    const players = [1, 2, 3, 4].map((player) => uuid(100 * (index + 1) + player));
    const name = index === 0 ? 'Foxes' : null;
    book.give('entries.register-team', { entry, players, captain: players[0], name });
  }
  book.give('tournament.publish');
  return book;
}

const seenIn = (book: BookInMemory) => lookAt(foldPlay(NOTHING_PLAYED, book.lines), director, { names });
const calledIn = async (book: BookInMemory) =>
  Object.fromEntries(
    (await seenIn(book).sessions.session('1')).contestants.map(({ contestant, team }) => [contestant, team]),
  );

describe('the pairs of a team', () => {
  it('have the name that their team was given, and otherwise a number', async () => {
    const book = twoTeamsEntered();
    book.give('session.create', { session: '1' });
    const movement = { kind: 'teams', teams: { name: 'round-robin', teams: 2 } };
    book.give('session.set-movement', {
      session: '1',
      sections: [{ section: 'A', boardsPerRound: 2, movement }],
    });
    for (const team of [1, 2])
      book.give('session.seat-team', { session: '1', team: `A-${team}`, entry: uuid(team) });
    expect(await calledIn(book)).toEqual({
      'A-NS1': 'Foxes',
      'A-EW1': 'Foxes',
      'A-NS2': undefined,
      'A-EW2': undefined,
    });
    const players = [1, 2, 3, 4].map((player) => uuid(100 + player));
    book.give('entries.change-team', { entry: uuid(1), players, captain: players[0], name: 'Wolves' });
    expect((await calledIn(book))['A-EW1']).toBe('Wolves');
  });

  it('are called by their captain in a knockout, whose seeds are other numbers, and so in rulings', async () => {
    const book = twoTeamsEntered();
    const settings = { title: 'Cup', places: 'first', segments: 1, boards: 2 };
    book.give('knockout.set-up', { knockout: '1', settings, entries: [uuid(2), uuid(1)] });
    book.give('knockout.open-round', { knockout: '1', round: 1, session: '1' });
    book.give('session.start', { session: '1' });
    book.give('session.call-round', { session: '1', round: 1 });
    const called = await calledIn(book);
    expect(new Set(Object.values(called))).toEqual(new Set(['Captain 2', 'Foxes']));
    const { teams } = await seenIn(book).standings.matches('1');
    expect(teams.map(({ byName }) => byName)).toEqual([true, true]);
    const contestants = Object.keys(called).filter((one) => one.includes('NS'));
    book.give('ruling.give', {
      session: '1',
      ruling: uuid(9),
      law: { edition: '2017', law: '90' },
      reason: 'Slow play.',
      effects: contestants.map((contestant) => ({ kind: 'warning', contestant })),
    });
    const ruled = (await seenIn(book).rulings.shown()).teams['1'];
    expect(ruled).toEqual(Object.fromEntries(contestants.map((one) => [one, called[one]])));
  });
});
