import { reject, type Rejected } from '../command/command.js';
import { type EntriesEvent, entriesEvents } from './events.js';
import { enteringThemselves, type EntriesState, withEntriesEvent } from './state.js';

/** A waiting list is not filled without end by whoever likes to. */
const WAITING_AT_MOST = 500;

/** Where a request stands: also once it is registered. */
export type RequestStanding = 'waiting' | 'placed' | 'confirmed' | 'declined' | 'withdrawn';

/** Where a request stands that there is. */
export function standingOfRequest(state: EntriesState, id: string): RequestStanding {
  const registered = state.entries[id];
  if (registered) return registered.withdrawn ? 'withdrawn' : 'confirmed';
  return enteringThemselves(state).requests[id]!.state;
}

/** The requests that stand so, in their order. */
export function requestsStanding(state: EntriesState, standing: RequestStanding): string[] {
  return enteringThemselves(state).order.filter((id) => standingOfRequest(state, id) === standing);
}

/** How many places are taken: by entries that take part, and by requests that are still to be confirmed. */
export function placesTaken(state: EntriesState): number {
  const entered = Object.values(state.entries).filter(({ withdrawn }) => !withdrawn).length;
  return entered + requestsStanding(state, 'placed').length;
}

/** Whether there is a place for one more. */
export function hasPlace(state: EntriesState): boolean {
  const { terms } = enteringThemselves(state);
  return terms === null || terms.limit === null || placesTaken(state) < terms.limit;
}

/** Registers a request as an entry like any other. */
export function registeredFrom(state: EntriesState, id: string): EntriesEvent {
  const { players: asked, as } = enteringThemselves(state).requests[id]!;
  const players = [...asked];
  return as === 'team'
    ? entriesEvents.teamRegistered({ entry: id, players, captain: players[0]! })
    : entriesEvents.registered({ entry: id, players });
}

/**
 * What happens, and what follows from it: as long as players are let in and there is a place, the first of the waiting list
 * gets it.
 */
export function withMovingUp(before: EntriesState, events: readonly EntriesEvent[]): EntriesEvent[] {
  const all = [...events];
  let state = all.reduce(withEntriesEvent, before);
  const { terms } = enteringThemselves(state);
  for (const id of terms ? requestsStanding(state, 'waiting') : []) {
    if (!hasPlace(state)) break;
    const next = terms!.atOnce ? registeredFrom(state, id) : entriesEvents.requestPlaced({ entry: id });
    all.push(next);
    state = withEntriesEvent(state, next);
  }
  return all;
}

/** What prevents players entering themselves now. */
export function enteringRefused(state: EntriesState, now: number): Rejected | undefined {
  const { terms } = enteringThemselves(state);
  if (!terms || !state.open) return reject({ code: 'entries.players-not-let-in' });
  if (terms.closes !== null && now >= terms.closes) return reject({ code: 'entries.closing-time-over' });
  if (requestsStanding(state, 'waiting').length >= WAITING_AT_MOST)
    return reject({ code: 'entries.waiting-list-full' });
  return undefined;
}
