import fc from 'fast-check';
import { barometer } from '../generators/barometer.js';
import { makeMovement } from '../generators/families.js';
import { mitchell, shareAndRelay } from '../generators/mitchell.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { offersFor } from '../offers/offers-for.js';

import { boardPlan, type BoardPlan } from '../boards/board-plan.js';
import { boardInstructions, type BoardInstruction, type CopyPlace } from './board-instructions.js';

function placed(place: CopyPlace): string {
  if (place.at === 'box') return 'box';
  return place.at === 'relay' ? `relay ${place.table}` : [place.table, ...place.sharedWith].join('+');
}

/** Instructions as a caddy has them: `2/1: 2 > 1, round 2, north`. */
function listed(instructions: readonly BoardInstruction[]): string[] {
  return instructions.map(({ set, copy, from, to, neededInRound, carrier }) => {
    const needed = neededInRound === null ? '' : `, round ${neededInRound}`;
    return `${set}/${copy}: ${placed(from)} > ${placed(to)}${needed}, ${carrier}`;
  });
}

describe('what becomes of each copy', () => {
  it('of a Mitchell: North carries one table down, a caddy round the room', () =>
    expect(listed(boardInstructions(boardPlan(mitchell({ tables: 3 })), 1))).toEqual([
      '1/1: 1 > 3, round 2, caddy',
      '2/1: 2 > 1, round 2, north',
      '3/1: 3 > 2, round 2, north',
    ]));

  it('before the first round: out of the box onto tables and relays', () =>
    expect(listed(boardInstructions(boardPlan(shareAndRelay({ tables: 4 }), { copies: 1 }), 0))).toEqual([
      '1/1: box > 1+4, round 1, caddy',
      '2/1: box > 2, round 1, caddy',
      '3/1: box > relay 2, round 2, caddy',
      '4/1: box > 3, round 1, caddy',
    ]));

  it('of sets that are shared or relayed: who hands on what two have played, what waits, what its table takes', () =>
    expect(listed(boardInstructions(boardPlan(shareAndRelay({ tables: 4 }), { copies: 1 }), 1))).toEqual([
      '1/1: 4+1 > 3, round 2, north',
      '2/1: 2 > 1+4, round 2, north',
      '3/1: relay 2 > 2, round 2, north',
      '4/1: 3 > relay 2, round 3, north',
    ]));

  it('of a barometer: every table has a copy, and puts it back', () =>
    expect(
      listed(boardInstructions(boardPlan(barometer(mitchell({ tables: 3 }))), 1)).filter((line) =>
        line.startsWith('1/'),
      ),
    ).toEqual(['1/1: 1 > box, north', '1/2: 2 > box, north', '1/3: 3 > box, north']));

  it('of a barometer: the boards of the next round come out of the box, no table has them beside it', () => {
    const plan = boardPlan(barometer(mitchell({ tables: 3 })));
    expect(plan.relays).toEqual([]);
    expect(listed(boardInstructions(plan, 0)).filter((line) => !line.startsWith('1/'))).toEqual([
      '2/1: box > box, round 2, nobody',
      '2/2: box > box, round 2, nobody',
      '2/3: box > box, round 2, nobody',
      '3/1: box > box, round 3, nobody',
      '3/2: box > box, round 3, nobody',
      '3/3: box > box, round 3, nobody',
    ]);
    expect(listed(boardInstructions(plan, 1)).filter((line) => line.startsWith('2/'))).toEqual([
      '2/1: box > 1, round 2, caddy',
      '2/2: box > 2, round 2, caddy',
      '2/3: box > 3, round 2, caddy',
    ]);
  });

  it('of a barometer with half a table: where somebody sits out there is no use for a copy', () => {
    const plan = boardPlan(barometer(mitchell({ tables: 3, phantom: 'NS' })));
    expect(plan.copies).toEqual([1, 2, 3].map((set) => ({ set, copies: 2 })));
  });

  it('stays where it is needed again', () => {
    const again: Movement = {
      name: 'rows',
      tables: 1,
      rounds: 2,
      sets: 1,
      winners: 1,
      stationary: [],
      rows: [
        [
          { ns: '1', ew: '2', set: 1 },
          { ns: '3', ew: '4', set: 1 },
        ],
      ],
    };
    expect(listed(boardInstructions(boardPlan(again), 1))).toEqual(['1/1: 1 > 1, round 2, nobody']);
  });
});

const known = new Map<string, readonly Movement[]>();

/** The movements that are offered to so many pairs. */
function offeredTo(pairs: number, asBarometer: boolean): readonly Movement[] {
  const key = `${pairs} ${asBarometer}`;
  const { offers } = known.has(key)
    ? { offers: [] }
    : offersFor({ pairs, ...(asBarometer && { barometer: true, copies: pairs }) });
  const made = known.get(key) ?? offers.map(({ choice }) => makeMovement(choice));
  known.set(key, made);
  return made;
}

/** Any movement that is offered to so many pairs, and how many copies of each set there are. */
const anyMovement = fc
  .tuple(
    fc.constantFrom(5, 8, 11, 14, 20),
    fc.nat(),
    fc.boolean(),
    fc.constantFrom(undefined, 1, 2, 3),
    fc.nat({ max: 3 }),
  )
  .map(([pairs, which, asBarometer, copies, away]) => {
    const offered = offeredTo(pairs, asBarometer);
    const movement = offered[which % offered.length]!;
    // Some of the tables may be out of play: nobody sits there from some round on.
    const rows = movement.rows.map((row, table) =>
      row.map((play, round) => (table < away && round > table + 1 ? null : play)),
    );
    const played: Movement = { ...movement, rows };
    return { movement: played, plan: boardPlan(played, copies === undefined ? {} : { copies }) };
  });

const ascending = (one: number, other: number) => one - other;
const copyOf = ({ set, copy }: { readonly set: number; readonly copy: number }) => `${set}/${copy}`;
const roundsOf = ({ rounds }: Movement) => Array.from({ length: rounds + 1 }, (_, round) => round);

/** The tables at which a set is played in a round, by the movement. */
function tablesThatPlay(movement: Movement, round: number, set: number): number[] {
  return playsOf(movement)
    .filter((play) => !play.sitOut && play.round === round && play.set === set)
    .map(({ table }) => table);
}

/** The tables to which the copies of each set go before a round. */
function tablesServed(plan: BoardPlan, round: number): ReadonlyMap<number, number[]> {
  const served = new Map(plan.copies.map(({ set }) => [set, [] as number[]]));
  for (const { set, to } of boardInstructions(plan, round - 1)) {
    if (to.at === 'table') served.get(set)!.push(to.table, ...to.sharedWith);
  }
  return served;
}

describe('of every movement that is offered', () => {
  it('each copy has one instruction after each round, from where the one before left it', () =>
    fc.assert(
      fc.property(anyMovement, ({ movement, plan }) => {
        const at = new Map<string, string>();
        for (const round of roundsOf(movement)) {
          const instructions = boardInstructions(plan, round);
          expect(new Set(instructions.map(copyOf)).size).toBe(instructions.length);
          expect(instructions).toHaveLength(plan.copies.reduce((sum, { copies }) => sum + copies, 0));
          for (const instruction of instructions) {
            const from = placed(instruction.from).split('+').toSorted().join('+');
            expect(from).toBe(at.get(copyOf(instruction)) ?? 'box');
            at.set(copyOf(instruction), placed(instruction.to).split('+').toSorted().join('+'));
          }
        }
        expect([...at.values()].every((place) => place === 'box')).toBe(true);
      }),
    ));

  it('what is carried is what the tables play: no more, no less, and no table twice', () =>
    fc.assert(
      fc.property(anyMovement, ({ movement, plan }) => {
        for (const round of roundsOf(movement).slice(1)) {
          for (const [set, served] of tablesServed(plan, round)) {
            expect(new Set(served).size).toBe(served.length);
            const plays = tablesThatPlay(movement, round, set);
            // A set that nobody plays may rest where somebody sits out.
            const wanted = plays.length > 0 ? plays : served.slice(0, 1);
            expect(served.toSorted(ascending)).toEqual(wanted.toSorted(ascending));
          }
        }
      }),
    ));

  it('a relay serves the table beside which it stands', () =>
    fc.assert(
      fc.property(anyMovement, ({ movement, plan }) => {
        for (const round of roundsOf(movement)) {
          for (const { from, to } of boardInstructions(plan, round)) {
            const served = to.at === 'box' ? undefined : to.table;
            expect(from.at === 'relay' ? served : undefined).toBe(
              from.at === 'relay' ? from.table : undefined,
            );
          }
        }
      }),
    ));

  it('instructions that carry are the moves of the plan', () =>
    fc.assert(
      fc.property(anyMovement, ({ movement, plan }) => {
        const carried = roundsOf(movement)
          .slice(1)
          .flatMap((round) => boardInstructions(plan, round))
          .filter(({ carrier }) => carrier !== 'nobody')
          .map((one) => `${one.afterRound} ${copyOf(one)}`);
        const planned = [
          ...plan.moves,
          ...plan.fromRelays.filter(({ afterRound }) => afterRound > 0),
          ...plan.fromBox,
        ];
        expect(carried.toSorted()).toEqual(
          planned.map((one) => `${one.afterRound} ${copyOf(one)}`).toSorted(),
        );
      }),
    ));
});
