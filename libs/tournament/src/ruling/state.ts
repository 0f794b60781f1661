import type { Aggregate } from '../aggregate.js';
import type { PlayPlace } from '../names.js';
import { assignsResult } from './adjustment.js';
import { rulingEvents, type RulingEvent } from './events.js';

/** A director's decision. */
export interface RulingState {
  readonly status: 'none' | 'given' | 'withdrawn';
  /** The session that it was given in; none before it was given. */
  readonly session: string | null;
  /** The play whose score it adjusts; none for a penalty, or a field that is split. */
  readonly play: PlayPlace | null;
  /** Whether it gives a side a result, which stands on the deal of the board. */
  readonly assigns: boolean;
}

/** A stream `ruling/<ruling>`. */
export const rulingAggregate: Aggregate<RulingState, RulingEvent> = {
  name: 'ruling',
  events: rulingEvents,
  initial: { status: 'none', session: null, play: null, assigns: false },
  evolve(state, event) {
    switch (event.type) {
      case 'ruling.score-adjusted': {
        const { session, table, round, board, adjustment } = event.payload;
        const play = { session, table, round, board };
        return { status: 'given', session, play, assigns: assignsResult(adjustment) };
      }
      case 'ruling.field-split':
      case 'ruling.penalty-given':
        return { status: 'given', session: event.payload.session, play: null, assigns: false };
      case 'ruling.withdrawn':
        return { ...state, status: 'withdrawn' };
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the stream of a ruling. */
export function rulingStream(ruling: string) {
  return { stream: `ruling/${ruling}`, aggregate: rulingAggregate };
}
