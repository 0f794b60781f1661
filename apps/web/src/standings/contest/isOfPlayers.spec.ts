import { isOfPlayers } from './isOfPlayers.js';

const entry = (...persons: string[]) => ({ players: persons.map((person) => ({ person, name: person })) });

it('is a standing of players where each plays for himself, and not of teams, whose captain alone is named', () => {
  expect(isOfPlayers({ entries: [entry('a'), entry('b')], settings: {} })).toBe(true);
  expect(isOfPlayers({ entries: [entry('a', 'b'), entry('c')], settings: {} })).toBe(false);
  expect(isOfPlayers({ entries: [entry('a'), entry('b')], settings: { of: 'teams' } })).toBe(false);
  expect(isOfPlayers({ entries: [], settings: {} })).toBe(false);
  expect(isOfPlayers({ entries: [entry('a'), entry()], settings: { of: 'players' } })).toBe(true);
});
