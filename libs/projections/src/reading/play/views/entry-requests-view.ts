import {
  type EnteredAs,
  enteringThemselves,
  type EntriesState,
  type EntryTerms,
  placesTaken,
  requestsStanding,
  type RequestStanding,
  standingOfRequest,
} from '#tournament';
import type { Naming, PlayerSeen } from './people.js';

/** Whether players can enter themselves, as everybody sees it. */
export interface EntryTermsSeen {
  /** Null: the organiser lets nobody in, or the entries are closed. */
  readonly terms: EntryTerms | null;
  readonly taken: number;
  readonly waiting: number;
}

/** What players have entered themselves, as those see it who direct. */
export interface EntryRequestSeen {
  readonly entry: string;
  readonly as: EnteredAs;
  readonly players: readonly PlayerSeen[];
  readonly standing: RequestStanding;
}

/** What those see of it who direct. */
export interface EntryRequestsSeen {
  /** As they were set last, also while entries are closed. */
  readonly terms: EntryTerms | null;
  readonly requests: readonly EntryRequestSeen[];
}

/** On which terms players enter themselves. */
export function entryTermsView(entries: EntriesState): EntryTermsSeen {
  const { terms } = enteringThemselves(entries);
  return {
    terms: entries.open ? terms : null,
    taken: placesTaken(entries),
    waiting: requestsStanding(entries, 'waiting').length,
  };
}

/** All requests, in their order: that of the waiting list, too. */
export function entryRequestsView(entries: EntriesState, naming: Naming): EntryRequestSeen[] {
  const { order, requests } = enteringThemselves(entries);
  return order.map((entry) => ({
    entry,
    as: requests[entry]!.as,
    players: requests[entry]!.players.map(naming),
    standing: standingOfRequest(entries, entry),
  }));
}
