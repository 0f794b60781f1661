import { depositOf } from './deposit.js';

describe('the deposit of an appeal', () => {
  it.each([
    ['£20; £30 (teams)', '£20', '£30'],
    ['£20', '£20', '£20'],
    ['50 zł; 100 zł', '50 zł; 100 zł', '50 zł; 100 zł'],
    ['£30 (teams)', '£30 (teams)', '£30 (teams)'],
  ])('of "%s" is %s, and %s of teams', (deposit, others, teams) => {
    expect([depositOf(deposit, 'others'), depositOf(deposit, 'teams')]).toEqual([others, teams]);
  });
});
