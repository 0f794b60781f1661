import type { Aggregate } from '../aggregate.js';
import { clockEvents, type ClockEvent } from './events.js';

/** The clock of a session. Times are microseconds, moments since the epoch. */
export type ClockState =
  | { readonly status: 'stopped' }
  | { readonly status: 'running'; readonly round: number; readonly ends: number }
  | { readonly status: 'paused'; readonly round: number; readonly left: number };

/** A minute in microseconds. */
export const MINUTE = 60_000_000;

function adjusted(state: ClockState, minutes: number): ClockState {
  if (state.status === 'running') return { ...state, ends: state.ends + minutes * MINUTE };
  if (state.status === 'paused') return { ...state, left: state.left + minutes * MINUTE };
  return state;
}

/** A stream `session/<session>/clock`. */
export const clockAggregate: Aggregate<ClockState, ClockEvent> = {
  name: 'clock',
  events: clockEvents,
  initial: { status: 'stopped' },
  evolve(state, event) {
    switch (event.type) {
      case 'clock.started':
        return { status: 'running', round: event.payload.round, ends: event.payload.ends };
      case 'clock.paused':
        return state.status === 'running'
          ? { status: 'paused', round: state.round, left: event.payload.left }
          : state;
      case 'clock.resumed':
        return state.status === 'paused'
          ? { status: 'running', round: state.round, ends: event.payload.ends }
          : state;
      case 'clock.adjusted':
        return adjusted(state, event.payload.minutes);
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the clock of a session. */
export function clockStream(session: string) {
  return { stream: `session/${session}/clock`, aggregate: clockAggregate };
}
