import fc from 'fast-check';
import { changeMovement, howell, mitchell, type ChangeWish } from '#movement';
import type { SectionData } from '#tournament';
import { begun, called, event, NOTED, played, setUp, type TestEvents } from '../testing/play-events.js';
import { pairAt, pairNow } from './pair-now.js';
import { sessionOf, type SessionPlay } from './play-state.js';
import { scheduleOf } from './schedule.js';

const session = (...events: TestEvents): SessionPlay => sessionOf(played(...events), '1')!;
const movesOn = (table: string, round: number) => event('table.moved-on', { session: '1', table, round });

/** Where a pair is, in a word: `A2 EW`, with a `?` while it cannot sit down there; `-`: at no table. */
function where(state: SessionPlay, pair: string): string {
  const { round, place, here } = pairNow(state, pair);
  return `${round}: ${place ? `${place.table} ${place.side}` : '-'}${here ? '' : '?'}`;
}

describe('a pair goes from table to table as the journal tells it', () => {
  const first = begun();

  it('where it sat down', () => {
    expect(where(session(first), 'A-EW1')).toBe('1: A1 EW');
    expect(pairAt(session(first), { table: 'A1', side: 'EW' })).toBe('A-EW1');
    expect(pairAt(session(first), { table: 'A1', side: 'NS' })).toBe('A-NS1');
  });

  it('once its table has moved on, and not to where others still play', () => {
    const moved = session(first, called(2), movesOn('A1', 2));
    expect(where(moved, 'A-EW1')).toBe('2: A2 EW?');
    expect(where(moved, 'A-NS1')).toBe('2: A1 NS');
    expect(where(moved, 'A-EW2')).toBe('1: A2 EW');
    const there = session(first, called(2), movesOn('A1', 2), movesOn('A2', 2));
    expect(where(there, 'A-EW1')).toBe('2: A2 EW');
    expect(pairAt(there, { table: 'A2', side: 'EW' })).toBe('A-EW1');
  });
});

/** Three tables of a Howell, where pairs change sides, too; one pair sits out in each round. */
const FIVE_PAIRS: SectionData = {
  section: 'A',
  movement: howell({ tables: 3, phantom: 6 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};

/** Four teams, each against each: the pairs of a team sit at the two tables of its match, in two segments. */
const FOUR_TEAMS: SectionData = {
  section: 'A',
  movement: ofTeams(['1 2', '2 1', '3 4', '4 3'], ['1 3', '3 1', '2 4', '4 2']),
  boardsPerRound: 2,
  firstBoard: 1,
};

const FIVE_TABLES: SectionData = {
  section: 'A',
  movement: mitchell({ tables: 5 }) as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
};

/** Matches of teams by rounds, table by table: home's North-South against away's East-West; each has two segments. */
function ofTeams(...matches: readonly (readonly string[])[]): SectionData['movement'] {
  const segments = matches.flatMap((round) => [round, round]);
  return {
    name: 'round-robin',
    tables: 4,
    rounds: segments.length,
    sets: segments.length,
    winners: 2,
    rows: [0, 1, 2, 3].map((table) =>
      segments.map((round, index) => {
        const [home, away] = round[table]!.split(' ');
        return { ns: `NS${home}`, ew: `EW${away}`, set: index + 1 };
      }),
    ),
    stationary: [],
    teams: { segments: 2 },
  };
}

/** Tables that move on as soon as they may: which one, and up to which round. */
const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 5 })));
const moved = (some: readonly (readonly [number, number])[], tables: number, rounds: number) =>
  some
    .filter(([table, round]) => table <= tables && round <= rounds)
    .map(([table, round]) => movesOn(`A${table}`, round));
const calledUpTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => called(from + index));

/** Each pair that sits somewhere, where the movement has it: nobody else says that of the same side of a table. */
function expectOneEach(state: SessionPlay): Map<string, string> {
  const { contestants, meetingAt } = scheduleOf(state);
  const seated = contestants.flatMap((pair) => {
    const { round, place, here } = pairNow(state, pair);
    if (!place || !here) return [];
    const { table, side } = place;
    expect(meetingAt(table, round)?.[side === 'NS' ? 'ns' : 'ew']).toBe(pair);
    expect(pairAt(state, place)).toBe(pair);
    return [[pair, `${table} ${side}`] as const];
  });
  expect(new Set(seated.map(([, place]) => place)).size).toBe(seated.length);
  return new Map(seated);
}

it.each([
  ['pairs of which one sits out', FIVE_PAIRS],
  ['pairs of teams', FOUR_TEAMS],
])(
  'no two %s are ever at one side of a table, and each is only where the movement has it',
  (_whose, data) => {
    const { rounds: last, tables } = data.movement;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: last }), moves, (rounds, some) => {
        const state = session(
          setUp({ sections: [data] }),
          ...calledUpTo(1, rounds),
          ...moved(some, tables, rounds),
        );
        expectOneEach(state);
      }),
      { numRuns: 100 },
    );
  },
);

describe('the pairs of a team', () => {
  const start = begun({ sections: [FOUR_TEAMS] });
  const all = (round: number) => [1, 2, 3, 4].map((table) => movesOn(`A${table}`, round));

  it('sit at the two tables of its match, and each goes on with its own', () => {
    const state = session(start, called(2), movesOn('A1', 2));
    expect(['A-NS1', 'A-EW2', 'A-NS2', 'A-EW1'].map((pair) => where(state, pair))).toEqual([
      '2: A1 NS',
      '2: A1 EW',
      '1: A2 NS',
      '1: A2 EW',
    ]);
  });

  it('go to the two tables of the next one, and wait for those who still play there', () => {
    const before = [start, called(2), ...all(2), called(3)];
    const state = session(...before, movesOn('A1', 3), movesOn('A2', 3));
    expect(['A-NS1', 'A-EW1', 'A-NS3'].map((pair) => where(state, pair))).toEqual([
      '3: A1 NS',
      '3: A2 EW',
      '2: A3 NS',
    ]);
    expect(where(session(...before, movesOn('A1', 3)), 'A-EW2')).toBe('3: A4 EW?');
  });
});

/** What can become of five tables after a round. */
const WISHES: readonly ChangeWish[] = [
  { kind: 'late-pair' },
  { kind: 'extra-table', pairs: 2 },
  { kind: 'broken-table', table: 2, way: 'sit-out' },
  { kind: 'broken-table', table: 2, way: 'spread' },
  { kind: 'broken-table', table: 2, way: 'moved' },
  { kind: 'curtail', rounds: 4 },
  { kind: 'another', tables: 5, rounds: 5, newSets: 0, copies: 2, meetAgain: true },
];

it('another movement from a round on moves nobody before that round, and nobody twice after it', () => {
  const changes = new Map<string, SectionData['movement'] | undefined>();
  const changedTo = (wish: ChangeWish, fromRound: number) => {
    const key = `${JSON.stringify(wish)} ${fromRound}`;
    if (!changes.has(key)) {
      const { movement } = FIVE_TABLES;
      const made = changeMovement({ movement, fromRound, away: new Set() }, wish, { steps: 20_000 });
      changes.set(key, made.outcome === 'changed' ? (made.movement as SectionData['movement']) : undefined);
    }
    return changes.get(key);
  };
  let tried = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...WISHES),
      fc.integer({ min: 1, max: 3 }),
      moves,
      fc.integer({ min: 1, max: 5 }),
      moves,
      (wish, rounds, some, more, others) => {
        const movement = changedTo(wish, rounds + 1);
        if (!movement) return;
        tried += 1;
        const before: TestEvents = [
          setUp({ sections: [FIVE_TABLES] }),
          ...calledUpTo(1, rounds),
          ...moved(some, 5, rounds),
        ];
        const change = event('session.movement-changed', {
          session: '1',
          section: 'A',
          change: wish.kind,
          fromRound: rounds + 1,
          movement,
          reason: NOTED,
        });
        const seatedBefore = expectOneEach(session(...before));
        const seatedAtMoment = expectOneEach(session(...before, change));
        for (const [pair, place] of seatedBefore)
          expect([pair, seatedAtMoment.get(pair)]).toEqual([pair, place]);
        const last = Math.min(more, movement.rounds);
        expectOneEach(
          session(
            ...before,
            change,
            ...calledUpTo(rounds + 1, last),
            ...moved(others, movement.tables, Math.max(rounds, last)),
          ),
        );
      },
    ),
    // Not every change can be made: a seed says how many are tried.
    { numRuns: 120, seed: 29 },
  );
  expect(tried).toBeGreaterThan(60);
});
