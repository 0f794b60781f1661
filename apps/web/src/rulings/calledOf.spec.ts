import { calledOf } from './calledOf.js';

describe('how a ruling calls those it is about', () => {
  const players = {
    'A-3': [{ name: 'Anna Orlova' }],
    'A-NS3': [{ name: 'Anna Nowak' }, { name: 'Jan Lis' }],
    'A-NS4': [{ name: null }, { name: null }],
  };

  it.each([
    ['A-3', 'Anna Orlova (A 3)'],
    ['A-NS3', 'Anna Nowak – Jan Lis (A NS 3)'],
    ['A-NS4', 'A NS 4'],
    ['B-7', 'B 7'],
  ])('%s', (contestant, called) => expect(calledOf(contestant, players)).toBe(called));
});
