import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { MovementRefused } from '../movement/refusal.js';
import { seatsOf } from '../movement/seats.js';
import { chance } from '../testing/chance.js';

import { finalTables, swissTables, tablesByLot } from './draw-tables.js';
import type { PlayerToDraw, RoundOfPlayers } from './table-of-players.js';

import { tableSizes, type TablesWanted } from './round-robin/table-sizes.js';
import { seatedSoFar, tablesFaults } from '../testing/check-tables.js';
import { FIRST_DEALER, meetingAt } from '../testing/meetings.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Players a, b, c ... or p001, p002 ... in the order of rank. */
function players(count: number): PlayerToDraw[] {
  return Array.from({ length: count }, (_, at) => ({
    player: count <= 26 ? String.fromCodePoint(97 + at) : `p${String(at + 1).padStart(3, '0')}`,
  }));
}

const printed = (round: RoundOfPlayers) =>
  round.map(({ table, players: names }) => `${table}: ${names.join('')}`).join(', ');

/** Who sits together at each table. */
const companies = (round: RoundOfPlayers) =>
  round.map(({ players: names }) => names.toSorted().join('')).join(' ');

function round(text: string): RoundOfPlayers {
  return text.split(' ').map((names, at) => ({ table: at + 1, players: names.split('') }));
}

describe('the tables of a field', () => {
  it('are fours with as few threes as can be, or threes with as few fours', () => {
    const sizes = (count: number, wanted: TablesWanted) => tableSizes(count, wanted).sizes.join('+');
    expect([12, 13, 14, 15].map((count) => sizes(count, 'fours'))).toEqual([
      '4+4+4',
      '4+3+3+3',
      '4+4+3+3',
      '4+4+4+3',
    ]);
    expect([12, 13, 14].map((count) => sizes(count, 'threes'))).toEqual(['3+3+3+3', '3+3+3+4', '3+3+4+4']);
    expect(sizes(4, 'threes')).toBe('4');
  });

  it.each([1, 2, 5, 1_001])('are not there for %p players', (count) => {
    expect(() => tableSizes(count, 'fours')).toThrow(MovementRefused);
  });
});

describe("the judges' lot", () => {
  it('gives everybody a table and a seat that whoever has the seed can draw again', () => {
    const drawn = tablesByLot(players(8).toReversed(), SEED);
    // drawOrder(8) of this seed is 2 6 3 5 0 7 4 1, computed apart from this project.
    expect(printed(drawn.tables)).toBe('1: cgdf, 2: aheb');
    const seats = seatsOf(meetingAt(drawn.tables[0]!));
    expect(seats).toEqual({ N: 'c', E: 'g', S: 'd', W: 'f' });
    expect(seats[FIRST_DEALER]).toBe('c');
  });

  it('leaves West empty at tables of three, which are the last', () => {
    const { tables } = tablesByLot(players(7), SEED);
    expect(tables.map(({ players: names }) => names.length)).toEqual([4, 3]);
    expect(Object.keys(seatsOf(meetingAt(tables[1]!)))).toEqual(['N', 'E', 'S']);
  });

  it('sits no two of a team of three at one table', () => {
    const team = (count: number) => players(count).map((one, at) => ({ ...one, groups: [`team ${at % 4}`] }));
    const { tables, together } = tablesByLot(team(12), SEED);
    expect(tablesFaults([tables], team(12))).toEqual([]);
    expect(together).toBe(0);
  });

  it('says so where two of a group have to meet', () => {
    const clan = players(8).map((one, at) => ({ ...one, groups: at < 3 ? ['clan'] : [] }));
    const drawn = tablesByLot(clan, SEED);
    expect(drawn).toMatchObject({ together: 1, isProven: true });
    expect(tablesFaults([drawn.tables], clan).map(({ kind }) => kind)).toEqual(['together']);
  });
});

describe('a Swiss round', () => {
  it('seats by rank those who have not met', () => {
    expect(companies(swissTables(players(12), []).tables)).toBe('abcd efgh ijkl');
    const first = round('abcd efgh ijkl mnop');
    const second = swissTables(players(16), [first]);
    expect(second).toMatchObject({ repeats: 0, isProven: true });
    expect(tablesFaults([first, second.tables], players(16))).toEqual([]);
  });

  it('lets as few meet again as can be where somebody must', () => {
    // Of two tables of four two of each table at least sit together again: 4 pairs.
    const drawn = swissTables(players(8), [round('abcd efgh')]);
    expect(drawn).toMatchObject({ repeats: 4, isProven: true });
    expect(companies(drawn.tables)).toBe('abef cdgh');
  });

  it('finds the only way, however far that is from the standing', () => {
    // Four rounds of the affine plane of order 4: the fifth is what is left.
    const plane = [
      'abcd efgh ijkl mnop',
      'aeim bfjn cgko dhlp',
      'afkp belo chin dgjm',
      'agln bhkm cejp dfio',
    ];
    const drawn = swissTables(players(16), plane.map(round));
    expect(drawn).toMatchObject({ repeats: 0, isProven: true });
    expect(companies(drawn.tables)).toBe('ahjo bgip cflm dekn');
  });

  it('sends those to the table of three who were not there yet, the lowest of them', () => {
    const before = round('abcd efgh ijkl mno');
    const { tables, repeats } = swissTables(players(15), [before]);
    expect(repeats).toBe(0);
    const three = tables.find(({ players: names }) => names.length === 3)!;
    expect(three.players.some((name) => 'mno'.includes(name))).toBe(false);
  });

  it('lets everybody deal first, and sit in each seat, as often as the others', () => {
    const seated = seatedSoFar(event(40, 8, 'fours', 5));
    for (const { seats } of seated) {
      expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(2);
      expect(seats[0]).toBeGreaterThanOrEqual(1);
      expect(seats[0]).toBeLessThanOrEqual(3);
    }
  });

  it('of a final puts the best four at the first table, whoever has met', () => {
    const before = [round('abcd efgh ijk')];
    expect(companies(finalTables('abcdefghijk'.split(''), before))).toBe('abcd efgh ijk');
  });
});

/** A Swiss of players whose results go as luck has it. */
function event(count: number, rounds: number, wanted: TablesWanted, seed: number, teams?: number) {
  const random = chance(seed);
  const field = players(count).map((one, at) => ({ ...one, groups: teams ? [`${at % teams}`] : [] }));
  const before: RoundOfPlayers[] = [];
  for (let at = 0; at < rounds; at++) {
    const luck = new Map(field.map(({ player }) => [player, random()]));
    const ranked = field.toSorted((one, other) => luck.get(one.player)! - luck.get(other.player)!);
    const hex = createHash('sha256').update(`${seed}`).digest('hex');
    before.push((at === 0 ? tablesByLot(field, hex, wanted) : swissTables(ranked, before, wanted)).tables);
  }
  return before;
}

describe('whatever the field and its standings', () => {
  it('everybody sits once in each round, at as few tables of the other size as can be', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 70 }).filter((count) => count !== 5),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom<TablesWanted>('fours', 'threes'),
        fc.nat(),
        (count, rounds, wanted, seed) => {
          const drawn = event(count, rounds, wanted, seed);
          expect(tablesFaults(drawn, players(count)).filter(({ kind }) => kind !== 'repeat')).toEqual([]);
          for (const tables of drawn) {
            const other = wanted === 'fours' ? 3 : 4;
            const rare = tables.filter(({ players: names }) => names.length === other);
            expect(rare.length).toBeLessThan(wanted === 'fours' ? 4 : 3);
          }
        },
      ),
      { numRuns: 40 },
    ));

  it('nobody meets again in five rounds of 30 players or more, and no team-mates at all', () =>
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 20 }), fc.nat(), (teams, seed) => {
        const drawn = event(3 * teams, 5, 'fours', seed, teams);
        const field = players(3 * teams).map((one, at) => ({ ...one, groups: [`${at % teams}`] }));
        const faults = tablesFaults(drawn, field);
        expect(teams < 10 ? faults.filter(({ kind }) => kind !== 'repeat') : faults).toEqual([]);
      }),
      { numRuns: 20 },
    ));

  it('of a small field no draw has fewer who meet again: all draws are looked at', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(6, 7, 8, 9, 10),
        fc.integer({ min: 2, max: 4 }),
        fc.constantFrom<TablesWanted>('fours', 'threes'),
        fc.nat(),
        (count, rounds, wanted, seed) => {
          const drawn = event(count, rounds, wanted, seed);
          const met = new Map<string, number>();
          for (const tables of drawn.slice(0, -1)) {
            for (const pair of pairsOf(tables.map((one) => one.players)))
              met.set(pair, (met.get(pair) ?? 0) + 1);
          }
          const repeats = (tables: readonly (readonly string[])[]) =>
            pairsOf(tables).reduce((sum, pair) => sum + (met.get(pair) ?? 0), 0);
          const all = everySeating(
            players(count).map(({ player }) => player),
            [...tableSizes(count, wanted).sizes],
          ).map(repeats);
          expect(repeats(drawn.at(-1)!.map((one) => one.players))).toBe(Math.min(...all));
        },
      ),
      { numRuns: 30 },
    ));
});

function pairsOf(tables: readonly (readonly string[])[]): string[] {
  return tables.flatMap((names) =>
    names.flatMap((one) => names.flatMap((other) => (one < other ? [one + other] : []))),
  );
}

/** Every way to seat players at tables of these sizes. */
function everySeating([first, ...others]: readonly string[], sizes: readonly number[]): string[][][] {
  if (first === undefined) return [[]];
  return [...new Set(sizes)].flatMap((size) =>
    choices(others, size - 1).flatMap((company) =>
      everySeating(
        others.filter((one) => !company.includes(one)),
        sizes.toSpliced(sizes.indexOf(size), 1),
      ).map((rest) => [[first, ...company], ...rest]),
    ),
  );
}

function choices(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, at) => choices(names.slice(at + 1), count - 1).map((rest) => [name, ...rest]));
}

describe('a Swiss in which each meets most of the others', () => {
  const random = chance(7);

  it.each<[number, TablesWanted, number]>([
    [9, 'threes', 4],
    [15, 'threes', 7],
    [16, 'fours', 4],
    [16, 'fours', 5],
    [20, 'fours', 5],
    [28, 'fours', 6],
  ])(
    'of %i players at tables of %s lets nobody meet again in %i rounds, whatever they score',
    (count, wanted, rounds) => {
      const field = players(count);
      const before: RoundOfPlayers[] = [tablesByLot(field, SEED, wanted).tables];
      for (let played = 1; played < rounds; played++) {
        const scores = new Map(field.map(({ player }) => [player, random()]));
        const ranked = field.toSorted((one, other) => scores.get(one.player)! - scores.get(other.player)!);
        const drawn = swissTables(ranked, before, wanted, rounds - played - 1);
        expect([played, drawn.repeats, drawn.isProven]).toEqual([played, 0, true]);
        expect(swissTables(ranked, before, wanted, rounds - played - 1)).toEqual(drawn);
        before.push(drawn.tables);
      }
    },
  );

  it('is drawn as ever where some are of a team, somebody has left, or no system is known', () => {
    const field = players(16).map((one) => ({ ...one, groups: one.player < 'd' ? ['team'] : [] }));
    const lot = [tablesByLot(field, SEED).tables];
    expect(swissTables(field, lot, 'fours', 3)).toEqual(swissTables(field, lot, 'fours'));
    const left = players(16).slice(1);
    expect(swissTables(left, lot, 'fours', 3)).toEqual(swissTables(left, lot, 'fours'));
    const twelve = players(12);
    const before = [tablesByLot(twelve, SEED).tables];
    expect(swissTables(twelve, before, 'fours', 2)).toEqual(swissTables(twelve, before, 'fours'));
  });
});
