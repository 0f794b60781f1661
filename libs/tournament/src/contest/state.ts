import type { Aggregate } from '../journal/aggregate.js';
import type { EventOf } from '../journal/event.js';
import { contestEvents, type ContestEvent } from './events.js';
import type { ContestSettings } from './settings.js';

/** A contest of several sessions. */
export interface ContestState {
  /** Nothing where there is none. */
  readonly settings: ContestSettings | null;
  readonly penalties: ReadonlyMap<string, 'given' | 'withdrawn'>;
  /** What was given by hand, by `session/contestant`. */
  readonly carried: ReadonlyMap<string, number>;
  /** What was decided about going on, by `session/contestant`. */
  readonly goingOn: ReadonlyMap<string, 'goes-on' | 'declines'>;
}

const initial: ContestState = {
  settings: null,
  penalties: new Map(),
  carried: new Map(),
  goingOn: new Map(),
};

/** How a participant is named in a contest: `1/A-NS3`. */
export function participantKey({
  session,
  contestant,
}: {
  readonly session: string;
  readonly contestant: string;
}): string {
  return `${session}/${contestant}`;
}

/** What is decided about going on once something more is; nothing: as places say. */
export function withDecided(
  known: ContestState['goingOn'],
  decisions: EventOf<Pick<typeof contestEvents, 'goingOnDecided'>>['payload']['decisions'],
): ContestState['goingOn'] {
  const goingOn = new Map(known);
  for (const { decision, ...who } of decisions) {
    if (decision === null) goingOn.delete(participantKey(who));
    else goingOn.set(participantKey(who), decision);
  }
  return goingOn;
}

/** A stream `contest/<contest>`. */
export const contestAggregate: Aggregate<ContestState, ContestEvent> = {
  name: 'contest',
  events: contestEvents,
  initial,
  evolve(state, event) {
    switch (event.type) {
      case 'contest.chosen':
        return { ...state, settings: event.payload.settings };
      case 'contest.carried': {
        const carried = new Map(state.carried);
        for (const { hundredths, ...who } of event.payload.amounts) {
          if (hundredths === null) carried.delete(participantKey(who));
          else carried.set(participantKey(who), hundredths);
        }
        return { ...state, carried };
      }
      case 'contest.penalty-given':
        return { ...state, penalties: new Map(state.penalties).set(event.payload.penalty, 'given') };
      case 'contest.penalty-withdrawn':
        return { ...state, penalties: new Map(state.penalties).set(event.payload.penalty, 'withdrawn') };
      case 'contest.going-on-decided':
        return { ...state, goingOn: withDecided(state.goingOn, event.payload.decisions) };
      case 'contest.abandoned':
        // Ids of penalties are never used again.
        return { ...initial, penalties: state.penalties };
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the stream of a contest. */
export function contestStream(contest: string) {
  return { stream: `contest/${contest}`, aggregate: contestAggregate };
}
