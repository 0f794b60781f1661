import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { withoutPlace } from './contestantsWithoutPlace.js';

const entered = (entry: string, more: object = {}) =>
  ({ entry, withdrawn: false, players: [], ...more }) as unknown as EntrySeen;
const sessionOf = (seats: readonly (string | null)[], entrants: readonly string[] | null = null) =>
  ({
    entrants: entrants && { entries: entrants, contest: null },
    contestants: seats.map((entry, index) => ({ contestant: `A-${index + 1}`, entry, absent: [] })),
  }) as unknown as SessionSeen;
const numbered = (...entries: (string | null)[]) =>
  entries.map((entry, index) => ({ team: `A-${index + 1}`, entry })) as unknown as MatchesSeen['teams'];

it('is a team that has entered and has no number, while a number is nobody’s', () => {
  const teams = [1, 2, 3].map((number) => entered(`t${number}`, { captain: 'c' }));
  const nobody = sessionOf([null, null, null]);
  expect(withoutPlace(nobody, teams, numbered(null, null, null))).toBe(3);
  expect(withoutPlace(nobody, teams, numbered('t1', null, 't3'))).toBe(1);
  expect(withoutPlace(nobody, teams, numbered('t1', 't3'))).toBe(0);
  expect(withoutPlace(nobody, [entered('p1')], numbered(null))).toBe(0);
});

it('is a pair that takes part and has not withdrawn', () => {
  const pairs = [
    entered('p1'),
    entered('p2'),
    entered('p3', { withdrawn: true }),
    entered('t1', { captain: 'c' }),
  ];
  expect(withoutPlace(sessionOf(['p1', null, null]), pairs)).toBe(1);
  expect(withoutPlace(sessionOf(['p1', null, null], ['p1']), pairs)).toBe(0);
  expect(withoutPlace(sessionOf([null, null, null]), pairs)).toBe(2);
});
