import type { Aggregate } from '../aggregate.js';
import { boardEvents, type BoardEvent } from './events.js';

/** A board and its deal. */
export interface BoardState {
  readonly status: 'none' | 'requested' | 'dealt' | 'dealt-at-table' | 'revealed';
  /** How often a deal was asked for, redeals at the table too: an answer to an earlier request is not taken. */
  readonly requests: number;
  /** The id of the hidden deal. */
  readonly deal: string | null;
  /** The ids of hidden deals that a redeal has replaced. */
  readonly replaced: ReadonlySet<string>;
  /** The id of the hidden deal whose double-dummy results are recorded. */
  readonly analysed: string | null;
  /** A deal of it was revealed: the key that was committed to is known, so no other deal can follow from it. */
  readonly opened: boolean;
}

/** A stream `board/<set>/<board>/<copy>`. */
export const boardAggregate: Aggregate<BoardState, BoardEvent> = {
  name: 'board',
  events: boardEvents,
  initial: { status: 'none', requests: 0, deal: null, replaced: new Set(), analysed: null, opened: false },
  evolve(state, event) {
    switch (event.type) {
      case 'board.dealing-requested':
        return { ...state, status: 'requested', requests: state.requests + 1 };
      case 'board.redeal-requested': {
        const status = event.payload.how === 'at-the-table' ? 'dealt-at-table' : 'requested';
        const replaced = new Set([...state.replaced, ...(state.deal === null ? [] : [state.deal])]);
        return { ...state, status, requests: state.requests + 1, deal: null, replaced };
      }
      case 'board.dealt':
        return { ...state, status: 'dealt', deal: event.payload.deal.id };
      case 'board.deal-imported':
        return { ...state, status: 'dealt', requests: state.requests + 1, deal: event.payload.deal.id };
      case 'board.dealt-at-table':
        return { ...state, status: 'dealt-at-table', deal: null };
      case 'board.copy-made':
      case 'board.copy-checked':
      case 'board.deal-looked-at':
        return state;
      case 'board.analysed':
        return { ...state, analysed: event.payload.analysis.id };
      case 'board.revealed':
        return { ...state, status: 'revealed', opened: true };
      default:
        return event satisfies never;
    }
  },
};

/** The copy that was dealt; others are duplicated from it (Law 6F). */
export const ORIGINAL = 1;

/** How commands refer to the stream of a board's copy, of its original unless said otherwise. */
export function boardStream({
  set,
  board,
  copy = ORIGINAL,
}: {
  readonly set: string;
  readonly board: number;
  readonly copy?: number;
}) {
  return { stream: `board/${set}/${board}/${copy}`, aggregate: boardAggregate };
}
