import { movedUp, orderGoingOn, seedsGoingOn, seedsOfEntries, seedsOfStanding } from './seeds.js';

const player = (person: string) => ({ person, name: person });
const team = (entry: string, ...players: string[]) =>
  ({ entry, players: players.map(player), captain: player(players[0]!), withdrawn: false }) as never;

describe('the seeds of a knockout', () => {
  it('are those of the entries to begin with, and who has none comes behind', () => {
    const entered = (entry: string, seed?: number) =>
      ({ entry, ...(seed !== undefined && { forDraws: { seed } }) }) as never;
    const teams = [entered('Hawks'), entered('Robins', 3), entered('Swifts'), entered('Kites', 1)];
    expect(seedsOfEntries(teams)).toEqual(['Kites', 'Robins', 'Hawks', 'Swifts']);
  });

  it('come from a standing in the order of its places', () => {
    const teams = [
      { team: 'A-1', entry: 'one' },
      { team: 'A-2', entry: 'two' },
      { team: 'A-3', entry: null },
    ];
    const standing = [
      { team: 'A-2', place: 1 },
      { team: 'A-3', place: 2 },
      { team: 'A-1', place: null },
    ];
    expect(seedsOfStanding({ teams, standing } as never)).toEqual(['two', 'one']);
  });

  it('come from sections that are ranked apart place by place', () => {
    const teams = ['A-1', 'A-2', 'B-1', 'B-2'].map((name) => ({ team: name, entry: name }));
    const standing = [
      { team: 'A-2', place: 1 },
      { team: 'A-1', place: 2 },
      { team: 'B-1', place: 1 },
      { team: 'B-2', place: 2 },
    ];
    expect(seedsOfStanding({ teams, standing } as never)).toEqual(['A-2', 'B-1', 'A-1', 'B-2']);
  });

  it('come from those who go on, whose players are those of a team', () => {
    const teams = [team('one', 'a', 'b', 'c', 'd'), team('two', 'e', 'f', 'g', 'h', 'i')];
    const entries = [
      { qualifies: 'yes', players: ['e', 'f', 'g', 'h'].map(player) },
      { qualifies: 'declined', players: ['a', 'b'].map(player) },
      { qualifies: 'decided', players: ['x', 'y'].map(player) },
      { qualifies: 'yes', players: [] },
    ];
    expect(seedsGoingOn({ entries } as never, teams)).toEqual(['two']);
    expect(orderGoingOn({ entries, cut: { places: 2, open: 0 } } as never, teams)).toEqual(['two']);
    // As long as some are tied for the last places nobody can say who plays.
    expect(orderGoingOn({ entries, cut: { places: 2, open: 1 } } as never, teams)).toBeUndefined();
  });

  it('are moved up one by one', () => {
    expect(movedUp(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b']);
    expect(movedUp(['a', 'b', 'c'], 'a')).toEqual(['a', 'b', 'c']);
  });
});
