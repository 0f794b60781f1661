import fc from 'fast-check';

import { kirkmanRounds, roundsOfFours, transversalRounds, type Design } from './round-robin/designs.js';
import { roundRobinTables, roundsByLot } from './rounds-by-lot.js';
import type { PlayerToDraw, RoundOfPlayers } from './table-of-players.js';
import { seatedSoFar, tablesFaults } from '../testing/check-tables.js';
import { hasRoundRobin } from '../testing/has-round-robin.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

function players(count: number): PlayerToDraw[] {
  return Array.from({ length: count }, (_, at) => ({ player: `p${String(at).padStart(3, '0')}` }));
}

const named = (design: Design): RoundOfPlayers[] =>
  design.map((round) =>
    round.map((table, at) => ({
      table: at + 1,
      players: table.map((one) => `p${String(one).padStart(3, '0')}`),
    })),
  );

/** Numbers of players up to 130 for which there is a system in which everybody meets everybody exactly once. */
function numbersWith(make: (count: number) => Design | undefined): number[] {
  return Array.from({ length: 131 }, (_, count) => count).filter((count) => {
    const design = make(count);
    if (!design) return false;
    const rounds = named(design);
    expect(tablesFaults(rounds, players(count))).toEqual([]);
    expect(seatedSoFar(rounds).every(({ met }) => met === count - 1)).toBe(true);
    return true;
  });
}

describe('a round robin', () => {
  it('of threes is there for each 6k + 3 players up to 99, everybody meeting everybody exactly once', () => {
    const numbers = numbersWith(kirkmanRounds);
    expect(numbers.filter((count) => count < 100)).toEqual(Array.from({ length: 17 }, (_, k) => 6 * k + 3));
    expect(numbers.filter((count) => count > 99)).toEqual([111, 117, 123, 129]);
  });

  it('of fours is there for 16 players in 5 rounds, 28 in 9, 40 in 13 and more', () => {
    expect(numbersWith(roundsOfFours)).toEqual([4, 16, 28, 40, 52, 64, 76, 88, 112, 124]);
    expect([16, 28, 40, 64].map((count) => roundsOfFours(count)!.length)).toEqual([5, 9, 13, 21]);
  });

  it('has its players at their places by lot, and everybody deals first as often', () => {
    const drawn = roundRobinTables(players(16), SEED);
    expect(drawn).toMatchObject({ repeats: 0, isRoundRobin: true, roundsWithoutRepeat: 5 });
    expect(tablesFaults(drawn.rounds, players(16))).toEqual([]);
    for (const { seats } of seatedSoFar(drawn.rounds)) expect(Math.max(...seats)).toBeLessThanOrEqual(2);
    const other = roundRobinTables(players(16), SEED.replaceAll('0', '7'));
    expect(other.rounds).not.toEqual(drawn.rounds);
    expect(roundRobinTables(players(16).toReversed(), SEED)).toEqual(drawn);
  });

  it('that is cut short is still one without repeats', () => {
    const drawn = roundRobinTables(players(9), SEED, { tables: 'threes', rounds: 3 });
    expect(drawn).toMatchObject({ repeats: 0, isRoundRobin: false });
    expect(drawn.rounds).toHaveLength(3);
  });

  it('of other numbers lets few meet again, and says so', () => {
    expect(hasRoundRobin(12, 'fours')).toBe(false);
    const drawn = roundRobinTables(players(12), SEED);
    expect(drawn.isRoundRobin).toBe(false);
    expect(drawn.rounds).toHaveLength(4);
    // At three tables two of four meet again in each round but the first: 3 pairs, then 6, then 9.
    expect(drawn).toMatchObject({ repeats: 18, roundsWithoutRepeat: 1 });
    const faults = tablesFaults(drawn.rounds, players(12));
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['repeat']));
  });
});

describe('one of each line at each table', () => {
  it.each([
    [16, 4, 4],
    [20, 4, 5],
    [32, 4, 8],
    [36, 4, 9],
    [12, 3, 4],
    [24, 3, 8],
  ] as const)(
    'gives %i players at tables of %i so many rounds without a repeat: %i',
    (count, seats, rounds) => {
      const made = named(transversalRounds(count, seats)!);
      expect(made).toHaveLength(rounds);
      expect(tablesFaults(made, players(count))).toEqual([]);
    },
  );
});

describe('rounds by lot', () => {
  it.each([
    [16, 5],
    [20, 5],
    [24, 5],
    [28, 9],
    [32, 8],
    [40, 9],
    [60, 9],
    [400, 9],
  ])('of %i players have no repeat in %i rounds', (count, rounds) => {
    const drawn = roundsByLot(players(count), SEED, { rounds });
    expect(tablesFaults(drawn.rounds, players(count))).toEqual([]);
    expect(drawn).toMatchObject({ repeats: 0, roundsWithoutRepeat: rounds });
  });

  it('say how often somebody meets again where that cannot be helped', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<'fours' | 'threes'>('fours', 'threes'),
        (count, rounds, tables) => {
          const drawn = roundsByLot(players(count), SEED, { rounds, tables });
          const faults = tablesFaults(drawn.rounds, players(count));
          expect(faults.filter(({ kind }) => kind !== 'repeat')).toEqual([]);
          const before = faults.reduce((sum, fault) => sum + (fault.kind === 'repeat' ? fault.before : 0), 0);
          expect(drawn.repeats).toBe(before);
        },
      ),
      { numRuns: 25 },
    ));

  it('keep a team of three apart', () => {
    const teams = players(24).map((one, at) => ({ ...one, groups: [`${at % 8}`] }));
    const { rounds } = roundsByLot(teams, SEED, { rounds: 4 });
    expect(tablesFaults(rounds, teams)).toEqual([]);
  });
});

describe('the checker', () => {
  it('names what is wrong with rounds', () => {
    const field = ['a', 'b', 'c', 'd'].map((player) => ({ player, groups: player < 'c' ? ['team'] : [] }));
    const rounds = [
      [{ table: 1, players: ['a', 'b', 'c', 'd'] }],
      [
        { table: 1, players: ['a', 'c'] },
        { table: 1, players: ['a', 'x', 'd'] },
      ],
    ];
    expect(tablesFaults(rounds, field)).toEqual([
      { kind: 'together', round: 1, table: 1, players: ['a', 'b'], group: 'team' },
      { kind: 'twice', round: 2, player: 'a' },
      { kind: 'unknown', round: 2, player: 'x' },
      { kind: 'missing', round: 2, player: 'b' },
      { kind: 'size', round: 2, table: 1, players: 2 },
      { kind: 'repeat', round: 2, table: 1, players: ['a', 'c'], before: 1 },
      { kind: 'table', round: 2, table: 1 },
      { kind: 'repeat', round: 2, table: 1, players: ['a', 'd'], before: 1 },
    ]);
  });
});
