import type { TeamSeen } from '../api/matchDocuments.js';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { concurrenceOf, mayAppeal } from './appellants.js';

const session = { contestants: ['A-NS1', 'A-EW1', 'A-NS2'].map((contestant) => ({ contestant })) };
const seen = session as unknown as Parameters<typeof mayAppeal>[0];
const team = (name: string) => ({ team: name }) as TeamSeen;
const concerning = (contestants: string[], ...history: string[]) => ({
  contestants,
  history: history.map((said) => {
    const [what, contestant] = said.split(' ');
    return { what, ...(contestant && { contestant }) };
  }) as unknown as RulingSeen['history'],
});
const sections = (movement: object) =>
  [{ movement }] as unknown as Parameters<typeof concurrenceOf>[0]['sections'];

describe('who may appeal a ruling (Law 92A)', () => {
  it('are those whom it concerns alone, and everybody where it names nobody', () => {
    expect(mayAppeal(seen, concerning(['A-NS2', 'A-EW1']), true)).toEqual([
      { contestant: 'A-NS2' },
      { contestant: 'A-EW1' },
    ]);
    expect(mayAppeal(seen, concerning([]), true).map(({ contestant }) => contestant)).toEqual([
      'A-NS1',
      'A-EW1',
      'A-NS2',
    ]);
  });

  it('is a team once, whichever of its pairs were there', () => {
    const ruling = concerning(['A-NS1', 'A-EW2', 'A-EW1']);
    expect(mayAppeal(seen, ruling, true, [team('A-1'), team('A-2')])).toEqual([
      { contestant: 'A-NS1', team: { team: 'A-1' } },
      { contestant: 'A-EW2', team: { team: 'A-2' } },
    ]);
  });

  it('are late not those who have withdrawn an appeal, in time all (Law 92B)', () => {
    const withdrawn = ['appealed A-EW1', 'appeal-withdrawn'];
    const ruling = concerning(['A-NS1', 'A-EW1'], ...withdrawn);
    expect(mayAppeal(seen, ruling, true)).toEqual([{ contestant: 'A-NS1' }, { contestant: 'A-EW1' }]);
    expect(mayAppeal(seen, ruling, false)).toEqual([{ contestant: 'A-NS1' }]);
    const anew = concerning(['A-NS1', 'A-EW1'], ...withdrawn, 'amended');
    expect(mayAppeal(seen, anew, false)).toHaveLength(2);
    const ofTeam = concerning(['A-NS1', 'A-EW2'], 'appealed A-EW1', 'appeal-withdrawn');
    expect(mayAppeal(seen, ofTeam, false, [team('A-1'), team('A-2')])).toEqual([
      { contestant: 'A-EW2', team: { team: 'A-2' } },
    ]);
  });
});

describe('who has to concur (Law 92D)', () => {
  it.each([
    ['2017', { rows: [] }, { of: 'pair', law: '92D1' }],
    ['2007', { rows: [], teams: {} }, { of: 'team', law: '92D2' }],
    ['1997', { rows: [] }, { of: 'pair', law: '92D' }],
    ['1987', { rows: [], teams: {} }, { of: 'team', law: '92D' }],
  ] as const)('by the laws of %s in %j: %j', (edition, movement, concurrence) =>
    expect(concurrenceOf({ game: 'bridge', sections: sections(movement) }, { edition, law: '12C1' })).toEqual(
      concurrence,
    ),
  );

  it('are none in an individual, and none in preferans', () => {
    const individual = { rows: [[{ partners: { ns: 'A-3', ew: 'A-4' } }]] };
    const law = { edition: '2017', law: '12C1' } as const;
    expect(concurrenceOf({ game: 'bridge', sections: sections(individual) }, law)).toBeUndefined();
    expect(concurrenceOf({ game: 'preferans', sections: sections({ rows: [] }) }, law)).toBeUndefined();
  });
});
