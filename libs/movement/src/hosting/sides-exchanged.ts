import { inOrder } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';

const OTHER_LINE = { NS: 'EW', EW: 'NS' } as const;

/**
 * The same movement with sides exchanged: who sat North-South sits East-West. With two lines those who stay are
 * East-West then, and North-South move.
 */
export function sidesExchanged(movement: Movement): Movement {
  const { rows, phantom, stationary, idle } = movement;
  return {
    ...movement,
    rows: rows.map((row) =>
      row.map((play) => play && { ns: called(play.ew), ew: called(play.ns), set: play.set }),
    ),
    ...(phantom !== undefined && { phantom: called(phantom) }),
    ...(idle && { idle: inOrder(idle.map(called)) }),
    stationary: stationary.map(called),
  };
}

function called(contestant: string): string {
  return contestant.replace(/^NS|^EW/, (line) => OTHER_LINE[line as keyof typeof OTHER_LINE]);
}
