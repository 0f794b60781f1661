import type { RulingSeen, RulingsSeen } from '../api/rulingDocuments.js';
import { openAppeals } from './waitingAppeals.js';

const law = { law: '64', edition: '2017' };

describe('an appeal', () => {
  const ruling = (name: string, session: string, appealed: boolean) =>
    ({
      ruling: name,
      session,
      law,
      appealed,
      history: [
        { what: 'appealed', contestant: 'A-EW2' },
        { what: 'appeal-withdrawn' },
        { what: 'appealed', contestant: 'A-NS1' },
      ],
    }) as unknown as RulingSeen;
  const players = { 1: { 'A-NS1': [{ name: 'Anna Nowak' }, { name: 'Jan Lis' }] } };
  const seen = {
    rulings: [ruling('open', '1', true), ruling('decided', '1', false), ruling('elsewhere', '2', true)],
    players,
    teams: {},
  } as unknown as RulingsSeen;
  it('is open until it is decided, with who appealed last', () =>
    expect(openAppeals(seen, '1')).toEqual([{ ruling: 'open', law, by: 'Anna Nowak – Jan Lis (A NS 1)' }]));
  it('is told of all sessions where none is named', () =>
    expect(openAppeals(seen).map(({ ruling: name }) => name)).toEqual(['open', 'elsewhere']));
});
