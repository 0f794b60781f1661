import { checkMovement } from '../check/check-movement.js';
import { lines, printed } from '../testing/printed.js';
import {
  americanWhist,
  newEnglandRelay,
  roundRobin,
  roundRobinRounds,
  thurner,
  triple,
  twoStanza,
} from './teams-of-four.js';

const numbers = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

describe('American Whist', () => {
  it('of five teams: East-West two tables down, boards one', () => {
    expect(printed(americanWhist({ teams: 5 }))).toEqual(
      lines(`
        1 v 3, 2 | 1 v 5, 3 | 1 v 2, 4 | 1 v 4, 5
        2 v 4, 3 | 2 v 1, 4 | 2 v 3, 5 | 2 v 5, 1
        3 v 5, 4 | 3 v 2, 5 | 3 v 4, 1 | 3 v 1, 2
        4 v 1, 5 | 4 v 3, 1 | 4 v 5, 2 | 4 v 2, 3
        5 v 2, 1 | 5 v 4, 2 | 5 v 1, 3 | 5 v 3, 4`),
    );
  });

  it.each(numbers(3, 21, 2))('of %i teams: each meets each on the same boards at both tables', (teams) => {
    expect(checkMovement(americanWhist({ teams }))).toEqual([]);
  });

  it('can be cut to an even number of rounds, so that every match has both its tables', () => {
    for (const rounds of [2, 4, 6, 8]) {
      const movement = americanWhist({ teams: 11, rounds });
      expect(movement.rounds).toBe(rounds);
      expect(checkMovement(movement).filter(({ code }) => code.startsWith('movement.match'))).toEqual([]);
    }
    expect(() => americanWhist({ teams: 11, rounds: 5 })).toThrow(
      expect.objectContaining({
        refusal: {
          code: 'movement.none-with-rounds',
          tables: 11,
          rounds: 5,
          why: 'movement.why.half-played',
          nearest: 6,
        },
      }),
    );
  });

  it('of six: with a skip in the second round, and the boards in the last; nobody meets the team opposite', () => {
    expect(printed(americanWhist({ teams: 6 }))).toEqual(
      lines(`
        1 v 3, 2 | 1 v 6, 3 | 1 v 2, 4 | 1 v 5, 6
        2 v 4, 3 | 2 v 1, 4 | 2 v 3, 5 | 2 v 6, 1
        3 v 5, 4 | 3 v 2, 5 | 3 v 4, 6 | 3 v 1, 2
        4 v 6, 5 | 4 v 3, 6 | 4 v 5, 1 | 4 v 2, 3
        5 v 1, 6 | 5 v 4, 1 | 5 v 6, 2 | 5 v 3, 4
        6 v 2, 1 | 6 v 5, 2 | 6 v 1, 3 | 6 v 4, 5`),
    );
  });

  it.each(numbers(4, 40, 2))('of %i: each meets each but the one opposite, and nobody shares', (teams) => {
    for (const rounds of new Set([2, 2 * Math.floor(teams / 4), teams - 2])) {
      const movement = americanWhist({ teams, rounds });
      expect(movement).toMatchObject({ rounds, sets: teams });
      expect(checkMovement(movement)).toEqual([]);
    }
    const met = americanWhist({ teams }).rows[0]!.map((play) => Number(play!.ew));
    const others = numbers(2, teams, 1).filter((team) => team !== 1 + teams / 2);
    expect(met.toSorted((one, other) => one - other)).toEqual(others);
  });

  it('has an even number of rounds', () => {
    expect(() => americanWhist({ teams: 8, rounds: 5 })).toThrow('movement.none-with-rounds');
    expect(() => americanWhist({ teams: 8, rounds: 7 })).toThrow('movement.rounds-unfit');
  });
});

describe('the New England relay', () => {
  it.each(numbers(4, 20, 2))('of %i teams: each meets each, tables opposite share', (teams) => {
    const movement = newEnglandRelay({ teams });
    expect(movement).toMatchObject({ rounds: teams - 1, declared: { copies: 2 } });
    expect(checkMovement(movement)).toEqual([]);
    for (const row of movement.rows.slice(0, teams / 2).entries()) {
      const opposite = movement.rows[row[0] + teams / 2]!;
      expect(row[1].map((play) => play!.set)).toEqual(opposite.map((play) => play!.set));
    }
  });
});

describe('the New England relay, cut short', () => {
  it('has an odd number of rounds', () => {
    for (const rounds of [1, 3, 5]) {
      const faults = checkMovement(newEnglandRelay({ teams: 8, rounds }));
      expect(faults.filter(({ code }) => code.startsWith('movement.match'))).toEqual([]);
    }
    expect(() => newEnglandRelay({ teams: 8, rounds: 4 })).toThrow('movement.none-with-rounds');
  });
});

describe('the movement of Thurner', () => {
  it('of six: who would come home plays at the outer table, where the last team shares', () => {
    expect(printed(thurner({ teams: 6 }))).toEqual(
      lines(`
        1 v 6, 1 | 1 v 4, 2 | 1 v 2, 3 | 1 v 5, 4 | 1 v 3, 5
        2 v 3, 2 | 2 v 1, 3 | 2 v 4, 4 | 2 v 6, 5 | 2 v 5, 1
        3 v 5, 3 | 3 v 6, 4 | 3 v 1, 5 | 3 v 4, 1 | 3 v 2, 2
        4 v 2, 4 | 4 v 5, 5 | 4 v 3, 1 | 4 v 1, 2 | 4 v 6, 3
        5 v 4, 5 | 5 v 2, 1 | 5 v 6, 2 | 5 v 3, 3 | 5 v 1, 4
        6 v 1, 1 | 6 v 3, 4 | 6 v 5, 2 | 6 v 2, 5 | 6 v 4, 3`),
    );
  });

  it.each([6, 8, 12, 14, 18, 20, 24, 26])('of %i: each meets each, two tables share', (teams) => {
    const movement = thurner({ teams });
    expect(movement).toMatchObject({ rounds: teams - 1, sets: teams - 1 });
    expect(checkMovement(movement)).toEqual([]);
    for (const round of numbers(1, teams - 1, 1)) {
      const sets = movement.rows.map((row) => row[round - 1]!.set);
      expect(new Set(sets).size).toBe(teams - 1);
    }
  });

  it('is there for no other number, and only whole', () => {
    for (const teams of [4, 7, 10, 16]) expect(() => thurner({ teams })).toThrow('movement.tables-unfit');
    expect(() => thurner({ teams: 8, rounds: 5 })).toThrow('movement.rounds-unfit');
  });
});

describe('a round robin', () => {
  it('of six: the last stays, the others go round', () => {
    expect(roundRobinRounds(6).map((round) => round.map((match) => match.join('-')).join(' '))).toEqual([
      '6-1 2-5 3-4',
      '6-2 3-1 4-5',
      '6-3 4-2 5-1',
      '6-4 5-3 1-2',
      '6-5 1-4 2-3',
    ]);
  });

  it.each(numbers(2, 21, 1))('of %i: each meets each once, with an odd number one has a bye', (teams) => {
    const matches = roundRobinRounds(teams).flat();
    const met = matches.map((match) => match.toSorted((one, other) => one - other).join('-'));
    expect(new Set(met).size).toBe((teams * (teams - 1)) / 2);
    expect(met).toHaveLength((teams * (teams - 1)) / 2);
    expect(checkMovement(roundRobin({ teams })).filter(({ code }) => code !== 'movement.sits-out')).toEqual(
      [],
    );
  });
});

describe('matches of two and three teams', () => {
  it('three meet each other at once, in two stanzas', () => {
    expect(printed(triple())).toEqual(
      lines(`
        1 v 2, 1 | 1 v 3, 3
        2 v 3, 2 | 2 v 1, 1
        3 v 1, 3 | 3 v 2, 2`),
    );
    expect(checkMovement(triple())).toEqual([]);
  });

  it('two exchange their boards', () => {
    expect(checkMovement(twoStanza())).toEqual([]);
  });
});

describe('the checker of teams', () => {
  it('sees a match that is played at one table only, or on other boards', () => {
    const { rows, ...movement } = americanWhist({ teams: 5 });
    const [first, ...others] = rows;
    const cut = { ...movement, rows: [[null, ...first!.slice(1)], ...others] };
    expect(checkMovement(cut)).toContainEqual({
      code: 'movement.match-half',
      severity: 'unusual',
      round: 4,
      table: 3,
      contestant: '3',
      opponent: '1',
    });
    const exchanged = { ...movement, rows: [[{ ...first![0]!, set: 1 }, ...first!.slice(1)], ...others] };
    expect(checkMovement(exchanged)).toContainEqual({
      code: 'movement.match-boards',
      severity: 'unusual',
      round: 1,
      table: 1,
      contestant: '1',
      opponent: '3',
      sets: [1],
      otherSets: [2],
    });
  });

  it('sees a team that meets itself and a pair at two tables', () => {
    const { rows, ...movement } = americanWhist({ teams: 5 });
    const codesWith = (ns: string) =>
      checkMovement({
        ...movement,
        rows: [[{ ...rows[0]![0]!, ns }, ...rows[0]!.slice(1)], ...rows.slice(1)],
      }).map(({ code }) => code);
    expect(codesWith('3')).toEqual(
      expect.arrayContaining(['movement.against-itself', 'movement.pair-at-two-tables']),
    );
  });
});
