import type { PlayPlace } from '../journal/names.js';
import { tableEvents } from './events.js';
import { playKey, type TableState } from './state.js';

/**
 * The event that says the score of a play is agreed, or that it is not to be played, where the table does not know it
 * yet. A ruling in its place makes no difference: once that is withdrawn, the score must have been settled all the same.
 */
export function settling({ session, table: name, round, board }: PlayPlace, table: TableState) {
  return playKey({ round, board }) in table.settled
    ? []
    : [tableEvents.playSettled({ session, table: name, round, board })];
}

/** The event that says a play is open again, where it was settled. */
export function unsettling({ session, table: name, round, board }: PlayPlace, table: TableState) {
  return playKey({ round, board }) in table.settled
    ? [tableEvents.playUnsettled({ session, table: name, round, board })]
    : [];
}
