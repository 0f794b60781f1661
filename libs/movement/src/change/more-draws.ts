import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import type { ChangeRefusal, MovementUnderWay } from './wish/wish.js';

/** Where some may meet again there is no end of it. */
const MOST_ROUNDS = 200;

/**
 * A movement that is drawn round by round with so many rounds in all: who meets in the further ones is still to be drawn,
 * and each has a set of its own. Nobody has to meet anybody again in as many rounds as each has others.
 */
export function withMoreDraws(
  { movement, fromRound, nextSet }: MovementUnderWay,
  rounds: number,
): { readonly movement: Movement; readonly fromRound: number } | ChangeRefusal {
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
