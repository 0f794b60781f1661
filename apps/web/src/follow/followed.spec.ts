import type { ContestantSeen, SessionSeen } from '../api/documents.js';
import { followedFrom, isSame, readFollowed } from './followed.js';
import { followedIn } from './useFollowed.js';

const contestant = (name: string, entry: string | null, ...names: (string | null)[]) =>
  ({ contestant: name, entry, players: names.map((each) => ({ name: each })) }) as unknown as ContestantSeen;
const session = (name: string, ...contestants: ContestantSeen[]) =>
  ({ session: name, contestants }) as unknown as SessionSeen;
const tournament = { id: 'T', name: 'Thursday' };

const first = session(
  '1',
  contestant('A-NS1', 'e1', 'Anna', 'Boris'),
  contestant('A-EW1', null, 'Celina', 'Darek'),
  contestant('A-EW2', null, null, null),
);
const [anna, celina, number] = ['A-NS1', 'A-EW1', 'A-EW2'].map((one) =>
  followedFrom(tournament, first, one),
) as [ReturnType<typeof followedFrom>, ReturnType<typeof followedFrom>, ReturnType<typeof followedFrom>];

it('finds a pair again in another session by its entry', () => {
  const second = session(
    '2',
    contestant('A-EW7', 'e1', 'Anna', 'Boris'),
    contestant('A-NS1', 'e2', 'Ewa', 'Filip'),
  );
  expect([...followedIn([anna], 'T', second).keys()]).toEqual(['A-EW7']);
  expect(followedIn([anna], 'another', second).size).toBe(0);
});

it('finds a pair without an entry by its players, and one that is only a number where it was followed', () => {
  const second = session('2', contestant('A-NS4', null, 'Darek', 'Celina'), contestant('A-EW2', null, null));
  expect([...followedIn([celina, number], 'T', second).keys()]).toEqual(['A-NS4']);
  expect([...followedIn([celina, number], 'T', first).keys()]).toEqual(['A-EW1', 'A-EW2']);
});

it('does not follow whoever takes the place of the pair', () => {
  expect(isSame(anna, first, contestant('A-NS1', 'e9', 'Gosia', 'Henryk'))).toBe(false);
});

it.each([null, '', 'nothing', '{}', '[1, {"tournament": 7}]', '[null]'])('reads %j as nobody', (kept) => {
  expect(readFollowed(kept)).toEqual([]);
});

it('reads what it has kept', () => {
  expect(readFollowed(JSON.stringify([anna, 7]))).toEqual([anna]);
});
