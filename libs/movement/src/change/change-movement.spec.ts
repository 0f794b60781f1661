import fc from 'fast-check';
import { checkMovement } from '../check/check-movement.js';
import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { arrowSwitch, scrambledAs } from '../generators/arrow-switch.js';
import { barometer } from '../generators/barometer.js';
import { howell } from '../generators/howell.js';
import { mitchell } from '../generators/mitchell.js';
import { skipMitchell } from '../generators/skip-mitchell.js';
import { lines, printed } from '../testing/printed.js';
import { changeMovement } from './change-movement.js';
import { nearestChanges } from './nearest-changes.js';
import type { Changed, ChangeWish, MovementUnderWay } from './wish/wish.js';

const search = { steps: 40_000 };

function given(movement: Movement, fromRound: number, ...away: string[]) {
  const under: MovementUnderWay = { movement, fromRound, away: new Set(away) };
  const when = (wish: ChangeWish) => {
    const outcome = changeMovement(under, wish, search);
    return {
      outcome,
      thenPrinted: (...rows: string[]) => expect(printed(changed().movement)).toEqual(lines(rows.join('\n'))),
      thenRefused: (code: string, params: object = {}) =>
        expect(outcome).toMatchObject({ outcome: 'refused', refusal: { code, ...params } }),
    };
    function changed(): Changed {
      if (outcome.outcome !== 'changed') throw new Error(outcome.refusal.code);
      return outcome;
    }
  };
  return { when };
}

describe('a movement that is changed', () => {
  it('keeps everybody who was there as a contestant, also who has no place any more', () => {
    const rows = [[{ ns: 'NS1', ew: 'EW2', set: 3 }], [null], [null]];
    const { outcome } = given(mitchell({ tables: 3 }), 1).when({ kind: 'rows', rows });
    const { movement } = outcome as Changed;
    expect(movement.idle).toEqual(['NS2', 'NS3', 'EW1', 'EW3']);
    expect(contestantsOf(movement)).toEqual(contestantsOf(mitchell({ tables: 3 })));
    const again = given(movement, 2).when({
      kind: 'rows',
      rows: [[null], [{ ns: 'NS2', ew: 'EW1', set: 3 }]],
    });
    expect((again.outcome as Changed).movement.idle).toEqual(['NS3', 'EW3']);
  });
});

describe('a movement that is curtailed', () => {
  it('ends earlier, and nobody who has played sits elsewhere', () => {
    const { outcome, thenPrinted } = given(mitchell({ tables: 3 }), 2).when({ kind: 'curtail', rounds: 2 });
    thenPrinted('NS1 v EW1, 1 | NS1 v EW3, 2', 'NS2 v EW2, 2 | NS2 v EW1, 3', 'NS3 v EW3, 3 | NS3 v EW2, 1');
    expect(outcome).toMatchObject({
      fromRound: 3,
      movement: { name: 'mitchell', stationary: ['NS1', 'NS2', 'NS3'] },
    });
    expect((outcome as Changed).seats).toHaveLength(6);
    expect((outcome as Changed).seats[0]).toEqual({
      contestant: 'NS1',
      round: 3,
      before: { kind: 'plays', table: 1, side: 'NS', opponent: 'EW2', set: 3 },
      after: { kind: 'none' },
    });
  });

  it('keeps the rounds that were called', () => {
    given(mitchell({ tables: 5 }), 4)
      .when({ kind: 'curtail', rounds: 2 })
      .thenRefused('change.rounds-unfit', { least: 3, most: 4 });
    given(mitchell({ tables: 5 }), 4)
      .when({ kind: 'curtail', rounds: 5 })
      .thenRefused('change.rounds-unfit');
    given(mitchell({ tables: 5 }), 6)
      .when({ kind: 'curtail', rounds: 4 })
      .thenRefused('change.round-called', { round: 5 });
  });
});

describe('a movement that is lengthened', () => {
  it('goes on as its family does', () => {
    const { outcome } = given(mitchell({ tables: 7, rounds: 5 }), 3).when({ kind: 'lengthen', rounds: 7 });
    expect(outcome).toMatchObject({ fromRound: 6, movement: mitchell({ tables: 7 }) });
  });

  it('says how many rounds there are', () => {
    given(mitchell({ tables: 7, rounds: 5 }), 3)
      .when({ kind: 'lengthen', rounds: 9 })
      .thenRefused('change.rounds-unfit', { least: 6, most: 7 });
    given(mitchell({ tables: 7 }), 3)
      .when({ kind: 'lengthen', rounds: 8 })
      .thenRefused('change.no-further-rounds');
  });

  it('keeps a phantom and the switched rounds', () => {
    const movement = { ...arrowSwitch(mitchell({ tables: 5, rounds: 4 }), [4]), phantom: '10' };
    const { outcome } = given(movement, 3, '10').when({ kind: 'lengthen', rounds: 5 });
    expect(outcome).toMatchObject({ movement: { phantom: '10', arrowSwitched: [4], rounds: 5 } });
  });

  it('keeps the tables at which boards are turned', () => {
    const scrambled = [[1], [], [4], [], [2, 3]];
    const movement = scrambledAs(mitchell({ tables: 5, rounds: 4 }), scrambled);
    const longer = given(movement, 3).when({ kind: 'lengthen', rounds: 5 });
    expect(longer.outcome).toMatchObject({ movement: { scrambled, rounds: 5 } });
    const shorter = given(movement, 3).when({ kind: 'curtail', rounds: 3 });
    expect(shorter.outcome).toMatchObject({ movement: { scrambled: [[1], [], [], [], [2, 3]], rounds: 3 } });
  });
});

describe('a late pair', () => {
  it('takes the place of another one in each round, which sits out', () => {
    const { outcome, thenPrinted } = given(mitchell({ tables: 5 }), 3).when({ kind: 'late-pair' });
    thenPrinted(
      'NS1 v EW1, 1 | NS1 v EW5, 2 | NS6 v EW4, 3 | NS1 v EW3, 4 | NS1 v EW2, 5',
      'NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW5, 4 | NS2 v EW4, 5 | NS2 v EW3, 1',
      'NS3 v EW3, 3 | NS3 v EW2, 4 | NS3 v EW1, 5 | NS6 v EW5, 1 | NS3 v EW4, 2',
      'NS4 v EW4, 4 | NS4 v EW3, 5 | NS4 v EW2, 1 | NS4 v EW1, 2 | NS4 v EW5, 3',
      'NS5 v EW5, 5 | NS5 v EW4, 1 | NS5 v EW3, 2 | NS5 v EW2, 3 | NS6 v EW1, 4',
    );
    expect(outcome).toMatchObject({ newcomers: ['NS6'] });
  });

  it('sits down where somebody has left rather than sending anybody away', () => {
    const { outcome } = given(mitchell({ tables: 5 }), 2, 'NS3').when({ kind: 'late-pair' });
    const idle = (outcome as Changed).seats.filter(({ after }) => after.kind === 'sits-out');
    expect(idle).toEqual([]);
  });
});

describe('an extra table', () => {
  it('takes two late pairs, and nobody sits out', () => {
    const { outcome } = given(mitchell({ tables: 7 }), 2).when({ kind: 'extra-table', pairs: 2 });
    expect(outcome).toMatchObject({
      newcomers: ['NS8', 'EW8'],
      movement: { tables: 8, sets: 7, declared: { copies: 2 } },
      findings: [],
    });
  });

  it('takes one late pair and who would sit out', () => {
    const rover = given(mitchell({ tables: 7 }), 2).when({ kind: 'late-pair' }).outcome as Changed;
    const { outcome } = given(rover.movement, 3).when({ kind: 'extra-table', pairs: 1 });
    expect(outcome).toMatchObject({ newcomers: ['EW8'], movement: { tables: 8 } });
    given(mitchell({ tables: 7 }), 2)
      .when({ kind: 'extra-table', pairs: 1 })
      .thenRefused('change.nobody-sits-out');
  });
});

describe('a table that breaks down', () => {
  const broken = (way: 'sit-out' | 'spread' | 'moved') =>
    given(skipMitchell({ tables: 6 }), 3).when({ kind: 'broken-table', table: 2, way });
  const sitOuts = (outcome: unknown) =>
    (outcome as Changed).seats
      .filter(({ after }) => after.kind === 'sits-out')
      .map(({ contestant }) => contestant);

  it('sends those who come there away', () => {
    expect(sitOuts(broken('sit-out').outcome)).toEqual(expect.arrayContaining(['NS2', 'NS2', 'NS2']));
  });

  it('does not leave anybody without play for the rest of the session where that is spread', () => {
    expect(sitOuts(broken('spread').outcome).filter((name) => name === 'NS2').length).toBeLessThan(2);
  });

  it('is played at another table', () => {
    const { outcome } = broken('moved');
    const { movement, seats } = outcome as Changed;
    expect(movement.rows[6]!.slice(2)).toEqual(skipMitchell({ tables: 6 }).rows[1]!.slice(2));
    expect(movement.rows[1]!.slice(2)).toEqual([null, null, null]);
    expect(new Set(seats.map(({ after }) => after.kind === 'plays' && after.table))).toEqual(new Set([7]));
  });

  it('has to be there', () => {
    given(mitchell({ tables: 5 }), 3)
      .when({ kind: 'broken-table', table: 6, way: 'sit-out' })
      .thenRefused('change.table-unknown', { table: 6 });
  });
});

describe('another movement', () => {
  const another = (wish: Partial<Extract<ChangeWish, { kind: 'another' }>>): ChangeWish => ({
    kind: 'another',
    tables: 6,
    rounds: 9,
    newSets: 0,
    copies: 1,
    meetAgain: false,
    ...wish,
  });

  it('has new opponents and new boards at fewer tables for those who are left', () => {
    const { outcome } = given(howell({ tables: 7 }), 4, '3', '8').when(another({ rounds: 9 }));
    expect(outcome).toMatchObject({ outcome: 'changed', movement: { rounds: 9 } });
    const { movement } = outcome as Changed;
    const seated = movement.rows.flatMap((row) =>
      row.slice(3).flatMap((play) => (play ? [play.ns, play.ew] : [])),
    );
    expect(seated).not.toEqual(expect.arrayContaining(['3']));
    expect(seated).toHaveLength(6 * 12);
  });

  it('is found where nearly everybody has to meet everybody: as many rounds as can be counted', () => {
    const under = given(howell({ tables: 12 }), 3, '3', '8');
    under.when(another({ tables: 11, rounds: 22 })).thenRefused('change.none');
    const { outcome } = under.when(another({ tables: 11, rounds: 21 }));
    expect(outcome).toMatchObject({ outcome: 'changed', movement: { rounds: 21, sets: 23 } });
  });

  it('says that there is none where a pair has too few opponents left', () => {
    given(mitchell({ tables: 5 }), 4)
      .when(another({ tables: 5, rounds: 6, newSets: 5 }))
      .thenRefused('change.none');
  });

  it('may let them meet again, with boards that nobody has played', () => {
    const { outcome } = given(mitchell({ tables: 5 }), 4).when(
      another({ tables: 5, rounds: 6, newSets: 4, meetAgain: true }),
    );
    expect(outcome).toMatchObject({ outcome: 'changed', movement: { rounds: 6, declared: { meetings: 2 } } });
    const { findings } = outcome as Changed;
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['movement.few-boards']));
  });

  it.each([
    ['a Mitchell of 9 from round 2', mitchell({ tables: 9 }), 2],
    ['a Mitchell of 19 from round 10', mitchell({ tables: 19 }), 10],
    ['a skip Mitchell of 20 from round 2', skipMitchell({ tables: 20 }), 2],
    ['a Howell of 12 from round 3', howell({ tables: 12 }), 3],
  ])(
    'has all rounds at a table less when everybody stays, and all sit out in turn: %s',
    (_name, made, from) => {
      const wish = another({ tables: made.tables - 1, rounds: made.rounds });
      const { outcome } = given(made, from).when(wish);
      const { movement, findings } = outcome as Changed;
      expect(movement.rounds).toBe(made.rounds);
      expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['movement.sits-out']));
      const after = movement.rows.flatMap((row) => row.slice(from - 1).filter((play) => play !== null));
      expect(after).toHaveLength((made.rounds - from + 1) * (made.tables - 1));
      for (const { code } of checkMovement(movement)) {
        expect(code).not.toMatch(/twice|shared|uneven/);
      }
    },
  );

  it('tells what was not found in time from what there is not', () => {
    const tight = { movement: mitchell({ tables: 11 }), fromRound: 2, away: new Set(['NS2', 'EW4']) };
    expect(changeMovement(tight, another({ tables: 10, rounds: 10 }), { steps: 2000 })).toMatchObject({
      refusal: { code: 'change.out-of-time' },
    });
  });

  it('names the nearest that there is', () => {
    const under = { movement: mitchell({ tables: 9 }), fromRound: 4, away: new Set(['NS9', 'EW4']) };
    const wish = another({ tables: 8, rounds: 9 }) as Extract<ChangeWish, { kind: 'another' }>;
    expect(changeMovement(under, wish, search)).toMatchObject({ refusal: { code: 'change.none' } });
    const nearest = nearestChanges(under, wish, { steps: 60_000 });
    expect(nearest[0]).toEqual({ ...wish, rounds: 7 });
    expect(nearest.at(-1)).toEqual({ ...wish, tables: 7 });
    for (const each of nearest) expect(changeMovement(under, each, search).outcome).toBe('changed');
  });

  it('never takes boards that lie behind everybody', () => {
    const together = barometer(howell({ tables: 4 }));
    const { outcome } = given(together, 3).when(another({ tables: 3, rounds: 6, copies: 4 }));
    const plays = (outcome as Changed).movement.rows.flatMap((row) =>
      row.slice(2).flatMap((play) => play ?? []),
    );
    expect(plays.length).toBeGreaterThan(0);
    expect(plays.filter(({ set }) => set < 3)).toEqual([]);
  });
});

describe('rows that somebody has written', () => {
  const rest = mitchell({ tables: 3 }).rows.map((row) => row.slice(1));

  it('are taken as they are', () => {
    const written = [rest[1]!, rest[0]!, rest[2]!];
    const { outcome } = given(mitchell({ tables: 3 }), 2).when({ kind: 'rows', rows: written });
    expect(outcome).toMatchObject({ outcome: 'changed', movement: { name: 'rows', stationary: ['NS3'] } });
  });

  it('are refused where somebody would play a board again', () => {
    const written = [[{ ...rest[0]![0]!, set: 1 }], [rest[1]![0]!], [rest[2]![0]!]];
    given(mitchell({ tables: 3 }), 2)
      .when({ kind: 'rows', rows: written })
      .thenRefused('change.impossible', {
        fault: expect.objectContaining({ code: 'movement.board-played-twice', round: 2, table: 1 }),
      });
  });

  it('change something', () => {
    given(mitchell({ tables: 3 }), 2)
      .when({ kind: 'rows', rows: rest })
      .thenRefused('change.nothing');
  });
});

describe('any change of any movement', () => {
  const movements = fc.oneof(
    fc.constantFrom(3, 5, 7, 9).map((tables) => mitchell({ tables })),
    fc.constantFrom(4, 6, 8).map((tables) => skipMitchell({ tables })),
    fc.constantFrom(4, 5, 6, 7).map((tables) => howell({ tables })),
    fc.constantFrom(5, 7).map((tables) => arrowSwitch(mitchell({ tables }), [tables])),
  );
  const wishes = fc.oneof(
    fc.record({ kind: fc.constant('curtail' as const), rounds: fc.integer({ min: 1, max: 14 }) }),
    fc.record({ kind: fc.constant('lengthen' as const), rounds: fc.integer({ min: 1, max: 14 }) }),
    fc.constant({ kind: 'late-pair' as const }),
    fc.record({ kind: fc.constant('extra-table' as const), pairs: fc.constantFrom(1 as const, 2 as const) }),
    fc.record({
      kind: fc.constant('broken-table' as const),
      table: fc.integer({ min: 1, max: 9 }),
      way: fc.constantFrom('sit-out' as const, 'spread' as const, 'moved' as const),
    }),
    fc.record({
      kind: fc.constant('another' as const),
      tables: fc.integer({ min: 2, max: 9 }),
      rounds: fc.integer({ min: 2, max: 12 }),
      newSets: fc.integer({ min: 0, max: 3 }),
      copies: fc.integer({ min: 1, max: 2 }),
      meetAgain: fc.boolean(),
    }),
  );

  it('keeps the rounds that were called and passes the checker, or is refused', () => {
    fc.assert(
      fc.property(
        movements,
        fc.nat(),
        fc.subarray([2, 4, 7]),
        fc.array(wishes, { minLength: 1, maxLength: 3 }),
        (movement, after, leaving, all) => {
          const fromRound = (after % movement.rounds) + 1;
          const called = (rows: Movement['rows']) => rows.map((row) => row.slice(0, fromRound - 1));
          const away = new Set(
            leaving.map((number) => (movement.winners === 2 ? `EW${number}` : `${number}`)),
          );
          let now = movement;
          // One change after the other, as in a real session.
          for (const wish of all) {
            const outcome = changeMovement({ movement: now, fromRound, away }, wish, { steps: 4000 });
            if (outcome.outcome === 'refused') continue;
            now = outcome.movement;
            expect(called(now.rows.slice(0, movement.tables))).toEqual(called(movement.rows));
            expect(called(now.rows.slice(movement.tables)).flat().filter(Boolean)).toEqual([]);
            expect(checkMovement(now).filter(({ severity }) => severity === 'impossible')).toEqual([]);
            expect(outcome.seats.every(({ round }) => round >= outcome.fromRound)).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);
});
