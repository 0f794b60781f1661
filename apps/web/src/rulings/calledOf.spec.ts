import { calledInSessions, calledOf } from './calledOf.js';

describe('how a ruling calls those it is about', () => {
  const players = {
    'A-3': [{ name: 'Anna Orlova' }],
    'A-NS3': [{ name: 'Anna Nowak' }, { name: 'Jan Lis' }],
    'A-NS4': [{ name: null }, { name: null }],
    'A-NS5': [{ name: 'Anna Nowak' }, { name: 'Jan Lis' }],
  };
  const teams = { 'A-NS5': 'Foxes', 'A-EW5': 'Foxes' };

  it.each([
    ['A-3', 'Anna Orlova (A 3)'],
    ['A-NS3', 'Anna Nowak – Jan Lis (A NS 3)'],
    ['A-NS4', 'A NS 4'],
    ['B-7', 'B 7'],
    ['A-NS5', 'Anna Nowak – Jan Lis (Foxes NS)'],
    ['A-EW5', 'Foxes EW'],
  ])('%s', (contestant, called) => expect(calledOf(contestant, { players, teams })).toBe(called));
});

describe('whose rulings may be chosen', () => {
  const nowak = { players: { 'A-NS3': [{ name: 'Anna Nowak' }, { name: 'Jan Lis' }] } };
  const foxes = { teams: { 'A-NS3': 'Foxes' } };

  it.each([
    ['by number and names', [nowak], 'A NS 3 · Anna Nowak – Jan Lis'],
    ['once where they are the same in every session', [nowak, nowak], 'A NS 3 · Anna Nowak – Jan Lis'],
    ['by the team and its line where nobody is named', [foxes], 'A NS 3 · Foxes NS'],
    ['as all who have the number', [nowak, foxes], 'A NS 3 · Anna Nowak – Jan Lis / Foxes NS'],
    ['by the number alone where nothing is known', [{}], 'A NS 3'],
  ])('is told %s', (_how, sessions, called) => expect(calledInSessions('A-NS3', sessions)).toBe(called));
});
