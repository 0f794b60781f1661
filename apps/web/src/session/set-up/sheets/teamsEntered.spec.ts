import type { EntrySeen } from '../../../api/deskDocuments.js';
import { teamsEntered, teamsWithPlaces } from './teamsEntered.js';

const entered = (entry: string, team?: string) =>
  ({ entry, forDraws: { ...(team !== undefined && { team }) } }) as EntrySeen;

describe('teams of three, as players have entered for them', () => {
  const entries = [
    entered('1', 'Rostov'),
    entered('2'),
    entered('3', 'Sochi'),
    entered('4', 'ROSTOV'),
    entered('5', 'rostov'),
  ];

  it('are one team however its name is spelt, in the order in which they have entered', () => {
    const teams = teamsEntered(entries).map(({ team, entries: own }) => [
      team,
      own.map(({ entry }) => entry),
    ]);
    expect(teams).toEqual([
      ['Rostov', ['1', '4', '5']],
      ['Sochi', ['3']],
    ]);
  });

  it('have the first places of the section, three by three', () =>
    expect(teamsWithPlaces(teamsEntered(entries))).toEqual([
      { team: 'Rostov', players: ['A-1', 'A-2', 'A-3'] },
      { team: 'Sochi', players: ['A-4', 'A-5', 'A-6'] },
    ]));
});
