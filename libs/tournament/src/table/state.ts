import type { Aggregate } from '../aggregate.js';
import { tableEvents, type TableEvent } from './events.js';

/** A table of a session: how far its players have come. */
export interface TableState {
  /** The round that its players have moved on to; 0 before they have moved at all. */
  readonly movedTo: number;
  /** Plays whose scores are agreed or that are not to be played, by `playKey`. */
  readonly settled: ReadonlySet<string>;
  /** Rulings that stand in the place of scores, by `playKey`. */
  readonly rulings: ReadonlyMap<string, string>;
  /** The rounds in which it was recorded as slow. */
  readonly slow: ReadonlySet<number>;
}

/** How a table names one of its plays: `round/board`. */
export function playKey({ round, board }: { readonly round: number; readonly board: number }): string {
  return `${round}/${board}`;
}

/** Whether nothing is left to be done about a play. */
export function isSettled(
  state: TableState,
  play: { readonly round: number; readonly board: number },
): boolean {
  const key = playKey(play);
  return state.settled.has(key) || state.rulings.has(key);
}

/** A stream `session/<session>/table/<table>`. */
export const tableAggregate: Aggregate<TableState, TableEvent> = {
  name: 'table',
  events: tableEvents,
  initial: { movedTo: 0, settled: new Set(), rulings: new Map(), slow: new Set() },
  evolve(state, event) {
    switch (event.type) {
      case 'table.moved-on':
        return { ...state, movedTo: event.payload.round };
      case 'table.play-settled':
        return { ...state, settled: new Set([...state.settled, playKey(event.payload)]) };
      case 'table.play-unsettled': {
        const settled = new Set(state.settled);
        settled.delete(playKey(event.payload));
        return { ...state, settled };
      }
      case 'table.play-ruled':
        return {
          ...state,
          rulings: new Map(state.rulings).set(playKey(event.payload), event.payload.ruling),
        };
      case 'table.play-unruled': {
        const rulings = new Map(state.rulings);
        rulings.delete(playKey(event.payload));
        return { ...state, rulings };
      }
      case 'table.slow-recorded': {
        const slow = new Set(state.slow);
        if (event.payload.minutes > 0) slow.add(event.payload.round);
        else slow.delete(event.payload.round);
        return { ...state, slow };
      }
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the stream of a table. */
export function tableStream({ session, table }: { readonly session: string; readonly table: string }) {
  return { stream: `session/${session}/table/${table}`, aggregate: tableAggregate };
}
