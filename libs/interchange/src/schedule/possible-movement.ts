import { checkMovement, movementFromRows, type Movement, type MovementFault } from '#movement';
import type { Rows } from './section-schedule.js';

/** A movement out of rows, without the plays that make it impossible; `sets` as many sets as there are boards for. */
export function possibleMovement(rows: Rows, winners: 1 | 2, sets: number): Movement {
  const kept = rows.map((row) => [...row]);
  for (;;) {
    const movement = { ...movementFromRows(kept, { winners }), sets };
    const places = checkMovement(movement)
      .filter(({ severity }) => severity === 'impossible')
      .flatMap(placeOf);
    const first = places[0];
    if (!first) return movement;
    kept[first.table - 1]![first.round - 1] = null;
  }
}

function placeOf(fault: MovementFault): { readonly table: number; readonly round: number }[] {
  if (!('round' in fault) || !('table' in fault) || fault.table === null) return [];
  return [{ table: fault.table, round: fault.round }];
}
