import type { EntrySeen, PlayerFound } from '../api/deskDocuments.js';
import { entriesToTake } from './entriesToTake.js';

const entered = (names: readonly string[], more: Partial<EntrySeen> = {}): EntrySeen => ({
  entry: names.join(),
  players: names.map((name) => ({ person: name, name })),
  withdrawn: false,
  class: { stratum: null, categories: [], handicap: 0, ranked: true },
  ...more,
});
const known = (id: string, name: string, memberNumber: string | null): PlayerFound => ({
  id,
  name,
  memberNumber,
  club: null,
});

describe('entries that are taken along', () => {
  it('begin with the captain', () => {
    const team = entered(['Ann', 'Bob', 'Cec', 'Dan'], { captain: { person: 'Cec', name: 'Cec' } });
    const [first] = entriesToTake([team], []);
    expect(first?.players.map(({ name }) => name)).toEqual(['Cec', 'Ann', 'Bob', 'Dan']);
  });

  it('say the team for which somebody plays by himself', () => {
    const forDraws = {
      groups: { club: ['Wola'], country: [], family: [] },
      stationary: false,
      seed: 3,
      team: 'Lions',
    };
    expect(entriesToTake([entered(['Ann'], { forDraws })], [])).toMatchObject([
      { team: 'Lions', clubs: ['Wola'], seed: 3 },
    ]);
  });

  it('say the name of a team of four, and a list of them is read with it again', () => {
    const lions = entered(['Ann', 'Bob', 'Cec', 'Dan'], {
      name: 'Lions',
      captain: { person: 'Bob', name: 'Bob' },
    });
    const [team] = entriesToTake([lions], []);
    expect(team).toMatchObject({ team: 'Lions', players: [{ name: 'Bob' }, {}, {}, {}] });
  });

  it('have the member number of whom they name, and of nobody else', () => {
    const people = [
      known('Ann', 'Ann', '1001'),
      known('other', 'Ann', '1002'),
      known('merged', 'BOB', '1003'),
      known('one', 'Cec', '1004'),
      known('two', 'Cec', '1005'),
    ];
    const [first] = entriesToTake([entered(['Ann', 'Bob', 'Cec', 'Dan'])], people);
    expect(first?.players.map(({ memberNumber }) => memberNumber)).toEqual([
      '1001',
      '1003',
      undefined,
      undefined,
    ]);
  });
});
