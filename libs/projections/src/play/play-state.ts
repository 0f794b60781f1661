import {
  FIRST_TERMS,
  NO_ENTRIES,
  type EntriesState,
  type KnockoutState,
  type TournamentTerms,
} from '#tournament';
import type { BoardPlay } from './board-play.js';
import type { ContestPlay } from './contest-play.js';
import type { DealSetPlay } from './deal-set-play.js';
import type { SessionPlay } from './session-play.js';

export * from './board-play.js';
export * from './contest-play.js';
export * from './deal-set-play.js';
export * from './history-event.js';
export * from './draw-play.js';
export * from './result-play.js';
export * from './ruling-play.js';
export * from './session-play.js';
export * from './sheet-play.js';
export * from './table-play.js';

/**
 * The state of play that follows from a journal: plain JSON, nested by session, board and play, so that an event copies
 * little. The order of a record's members means nothing: a stored state may come back with another order.
 */
export type PlayState = TournamentTerms & {
  readonly entries: EntriesPlay;
  readonly sessions: { readonly [session: string]: SessionPlay };
  /** By board set and board. */
  readonly boards: { readonly [set: string]: { readonly [board: string]: BoardPlay } };
  /** What was promised of the deals of a set. */
  readonly dealSets: { readonly [set: string]: DealSetPlay };
  readonly contests: { readonly [contest: string]: ContestPlay };
  readonly knockouts: { readonly [knockout: string]: KnockoutState };
  /** The journal is closed: nothing in it is looked at any more. */
  readonly archived: boolean;
  /** Ids of secrets whose keys the export left out: this server can do nothing with them. */
  readonly keysLeftOut: readonly string[];
};

/** Who takes part in the tournament. */
export type EntriesPlay = EntriesState & {
  /** Who was entered and is not any more, and who has changed it; left out: nobody. */
  readonly left?: readonly { readonly player: string; readonly by: string }[];
};

/** Before anything has happened. */
export const NOTHING_PLAYED: PlayState = {
  ...FIRST_TERMS,
  entries: NO_ENTRIES,
  sessions: {},
  boards: {},
  dealSets: {},
  contests: {},
  knockouts: {},
  archived: false,
  keysLeftOut: [],
};

/** A session of that name; undefined if the journal has none. */
export function sessionOf(state: PlayState, session: string): SessionPlay | undefined {
  return Object.hasOwn(state.sessions, session) ? state.sessions[session] : undefined;
}
