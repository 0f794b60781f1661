import { families, makeMovement } from '../generators/families.js';
import { FAMILIES_OF_PAIRS, type Movement } from '../movement/movement.js';
import { contestantsOf } from '../movement/contestants.js';
import { MovementRefused } from '../movement/refusal.js';
import type { ChangeRefusal, Made, MovementUnderWay } from './wish/wish.js';

/**
 * The movement with so many rounds in all, where its family has them and the rounds so far are the same; nothing where
 * there is none. Arrows stay switched as they are; further rounds are not.
 */
export function lengthened(movement: Movement, rounds: number): Movement | undefined {
  const { name, tables, arrowSwitched, scrambled, phantom } = movement;
  const isBarometer = name === 'barometer';
  const names = FAMILIES_OF_PAIRS.filter((family) =>
    isBarometer ? family !== 'three-quarter-howell' : family === name,
  );
  for (const each of names) {
    const family = families.find((one) => one.name === each)!;
    const isOfTwoLines = movement.winners === 2 || arrowSwitched !== undefined || scrambled !== undefined;
    if (family.twoLines !== isOfTwoLines) continue;
    const longer = madeIfThere({
      name: each,
      tables,
      rounds,
      ...(isBarometer && { barometer: true as const }),
      ...(arrowSwitched && { arrowSwitched }),
      ...(scrambled && { scrambled }),
    });
    if (longer && beginsWith(longer, movement))
      return { ...longer, ...(phantom !== undefined && { phantom }) };
  }
  return undefined;
}

/** The most rounds that it can be lengthened to; as many as it has where there are no further ones. */
export function mostRounds(movement: Movement): number {
  let most = movement.rounds;
  for (let rounds = movement.rounds + 1; rounds < 2 * movement.tables; rounds++) {
    if (lengthened(movement, rounds)) most = rounds;
  }
  return most;
}

function madeIfThere(choice: Parameters<typeof makeMovement>[0]): Movement | undefined {
  try {
    return makeMovement(choice);
  } catch (error) {
    if (error instanceof MovementRefused) return undefined;
    throw error;
  }
}

function beginsWith(longer: Movement, { rows, rounds }: Movement): boolean {
  return rows.every((row, table) =>
    row.slice(0, rounds).every((play, round) => {
      const other = longer.rows[table]?.[round];
      return play?.ns === other?.ns && play?.ew === other?.ew && play?.set === other?.set;
    }),
  );
}

/** Where some may meet again there is no end of it. */
const MOST_ROUNDS = 200;

/**
 * A movement that is drawn round by round with so many rounds in all: who meets in the further ones is still to be drawn,
 * and each has a set of its own. Nobody has to meet anybody again in as many rounds as each has others.
 */
export function withMoreDraws(
  { movement, fromRound, nextSet }: MovementUnderWay,
  rounds: number,
): Made | ChangeRefusal {
  const before = movement.rounds;
  if (before + 1 < fromRound) return { code: 'change.round-called', round: before + 1 };
  const { phantom: _phantom, ...everybody } = movement;
  const others = contestantsOf(everybody).length - 1;
  const most = movement.declared?.meetings === undefined ? others : MOST_ROUNDS;
  // Another section has the boards that would come next.
  if (most <= before || nextSet !== movement.sets + 1) return { code: 'change.no-further-rounds' };
  if (rounds <= before || rounds > most) return { code: 'change.rounds-unfit', least: before + 1, most };
  const further = Array.from({ length: rounds - before }, () => null);
  const rows = movement.rows.map((row) => [...row, ...further]);
  return {
    movement: { ...movement, rounds, sets: movement.sets + rounds - before, rows },
    fromRound: before + 1,
  };
}
