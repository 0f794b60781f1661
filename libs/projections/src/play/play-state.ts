import {
  DEFAULT_SETTINGS,
  NO_ENTRIES,
  type EntriesState,
  type KnockoutState,
  type RegulationFrom,
  type RulingsPublication,
  type SealKind,
  type TournamentSettings,
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
export type PlayState = {
  readonly settings: TournamentSettings;
  /** The regulations that were chosen one after the other; none: the laws hold. */
  readonly regulations: readonly RegulationFrom[];
  /** What everybody is shown of rulings. */
  readonly publishedRulings: RulingsPublication;
  readonly entries: EntriesPlay;
  readonly sessions: { readonly [session: string]: SessionPlay };
  /** By board set and board. */
  readonly boards: { readonly [set: string]: { readonly [board: string]: BoardPlay } };
  /** What was promised of the deals of a set. */
  readonly dealSets: { readonly [set: string]: DealSetPlay };
  /** Players that people were said to be and are not, as somebody else has said here: by person. */
  readonly takenBack: { readonly [person: string]: readonly string[] };
  readonly contests: { readonly [contest: string]: ContestPlay };
  readonly knockouts: { readonly [knockout: string]: KnockoutState };
  /** The seals that were requested, in their order. */
  readonly seals: readonly SealPlay[];
  /** The journal is closed: nothing in it is looked at any more. */
  readonly archived: boolean;
  /** Ids of secrets whose keys the export left out: this server can do nothing with them. */
  readonly keysLeftOut: readonly string[];
};

/** A seal over the journal: which line requested it, and the chain's hash there; null: not set yet. */
export type SealPlay = { readonly request: number; readonly kind: SealKind; readonly hash: string | null };

/** Who takes part in the tournament. */
export type EntriesPlay = EntriesState & {
  /** Who was entered and is not any more, and who has changed it; left out: nobody. */
  readonly left?: readonly { readonly player: string; readonly by: string }[];
};

/** Before anything has happened. */
export const NOTHING_PLAYED: PlayState = {
  settings: DEFAULT_SETTINGS,
  regulations: [],
  publishedRulings: 'not-published',
  entries: NO_ENTRIES,
  sessions: {},
  boards: {},
  dealSets: {},
  takenBack: {},
  contests: {},
  knockouts: {},
  seals: [],
  archived: false,
  keysLeftOut: [],
};

/** A session of that name; undefined if the journal has none. */
export function sessionOf(state: PlayState, session: string): SessionPlay | undefined {
  return Object.hasOwn(state.sessions, session) ? state.sessions[session] : undefined;
}
