import type {
  ContestantClass,
  ForDraws,
  HeldResponsible,
  PenaltyAmount,
  SeatName,
  SideName,
  Suspicion,
} from '#tournament';
import type { LawSeen, Partners, PlayerSeen, PlayStatus, SessionStatus } from './documents.js';
import type { CallSeen, CopyForLatePlay, PlaceOfBoards, ResponsibleSeen } from './tableDocuments.js';

/** All tables of a session, for those who run it. */
/** What speaks against the deal of a board; never which cards. */
export interface DoubtSeen {
  readonly board: number;
  readonly unshuffled: boolean;
  /** It was played before. */
  readonly repeated: 'in-this-tournament' | 'elsewhere' | null;
}

/** Cards of a board were read otherwise than they are recorded. */
export interface ContradictionSeen {
  readonly board: number;
  readonly reading: string;
  /** Where it was read; nothing: by the director. */
  readonly at: ReadAt | null;
  readonly recordedAt: ReadAt | null;
}

interface ReadAt {
  readonly session: string;
  readonly table: string;
  readonly round: number;
}

export interface RoomSeen {
  readonly status: SessionStatus;
  readonly round: number;
  readonly rounds: number;
  /** Where sections are called apart: the last round that was called in each, and how many it plays. */
  readonly sections:
    readonly { readonly section: string; readonly round: number; readonly rounds: number }[] | null;
  readonly tables: readonly TableInRoom[];
  /** Entries with something suspicious about them, until somebody decides. */
  readonly suspected: readonly SuspectedPlaySeen[];
  /** What keeps the official seal back, as numbers of plays. */
  readonly sealKeptBack: {
    readonly contradictions: number;
    readonly disputes: number;
    readonly missing: number;
  };
  /** Tables that the director recorded as slow. */
  readonly slow: readonly {
    readonly table: string;
    readonly round: number;
    readonly minutes: number;
    readonly held: HeldResponsible;
  }[];
  /** Late plays: asked for, granted and waiting, or being played at a table. */
  readonly latePlays: readonly LatePlaySeen[];
  /** Boards on whose deals no score might stand (Law 6D2), until somebody decides. */
  readonly doubts: readonly DoubtSeen[];
  /** Readings of the cards of a board that contradict what is recorded, until somebody decides. */
  readonly contradictions: readonly ContradictionSeen[];
  /** How many plays of the rounds called so far are still to be settled, late ones too. */
  readonly open: number;
  /** The penalties that stand, also of who has no score yet. */
  readonly penalties: readonly {
    readonly ruling: string;
    readonly contestant: string;
    readonly law: LawSeen;
    readonly amount: PenaltyAmount;
    /** Not where the session is scored by another method now, which knows nothing of its unit. */
    readonly counts: boolean;
  }[];
}

export interface LatePlaySeen {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly asked: boolean;
  readonly granted: boolean;
  readonly at: string | null;
}

/** A call with the director who has come to it. */
export interface CallTaken extends CallSeen {
  readonly cameBy: { readonly name: string | null; readonly self: boolean } | null;
}

export interface TableInRoom {
  readonly table: string;
  readonly round: number;
  readonly state: 'waiting' | 'playing' | 'finished' | 'sit-out' | 'empty';
  readonly ns: string | null;
  readonly ew: string | null;
  readonly partners?: Partners;
  readonly boards: readonly BoardInRoom[];
  readonly left: number;
  /** How many rounds it is behind the one that was called. */
  readonly behind: number;
  readonly responsible: ResponsibleSeen | null;
  readonly calls: readonly CallTaken[];
  readonly late: readonly { readonly round: number; readonly board: number; readonly status: PlayStatus }[];
  /** When its round ends there, in microseconds since the epoch; nothing as long as nobody knows. */
  readonly due: number | null;
  /** Minutes that it was given in its round beside the others. */
  readonly extra: number;
  /** Rounds that it finished behind their time. */
  readonly roundsOver: readonly { readonly round: number; readonly minutes: number }[];
  /** The session is over there (Law 8C). */
  readonly over: boolean;
}

export interface BoardInRoom {
  readonly board: number;
  readonly status: PlayStatus;
  readonly enteredBy: SideName | null;
}

/** An entry with what is suspicious about it: what cannot be first. */
export interface SuspectedPlaySeen {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly entry: number;
  readonly suspicions: readonly Suspicion[];
  /** The sides have entered different results, and neither has agreed yet. */
  readonly sidesDiffer: boolean;
  /** Boards of the round with whose deals the lead goes together. */
  readonly fits: readonly number[];
}

/** Where every board is. */
export interface WhereaboutsSeen {
  readonly sections: readonly { readonly section: string; readonly sets: readonly TravellingSet[] }[];
  /** What is carried for late plays that have been taken up. */
  readonly late: readonly LateBoardSeen[];
  readonly alerts: readonly BoardsAlert[];
  readonly announced: readonly AnnouncedMoves[];
  readonly dealing: readonly {
    readonly board: number;
    readonly status: DealingStatus;
    /** Whether its deal is analysed double dummy; null without a deal that is known to the program. */
    readonly analysed: boolean | null;
  }[];
}

/** The board of a late play that has been taken up: which copy is carried from where to which table. */
export interface LateBoardSeen extends CopyForLatePlay {
  readonly board: number;
  readonly to: string;
  /** The play that it is taken for. */
  readonly table: string;
  readonly round: number;
}

export type DealingStatus = 'none' | 'requested' | 'dealt' | 'dealt-at-table' | 'recorded' | 'revealed';

/** Boards that are not where they are needed in the round that was called. */
export interface BoardsAlert {
  readonly boards: readonly number[];
  readonly copy: number;
  readonly table: string;
  readonly sharedWith: readonly string[];
  readonly round: number;
  /** Who had them last, and who answered for them there. */
  readonly last: {
    readonly table: string;
    readonly round: number;
    readonly seat?: SeatName;
    readonly contestant?: string;
  } | null;
  readonly why: 'held' | 'told' | 'silent';
  /** Play has begun without them. */
  readonly overdue: boolean;
}

export interface TravellingSet {
  readonly set: number;
  readonly copy: number;
  /** Whether there are others of the set. */
  readonly several: boolean;
  readonly boards: readonly number[];
  readonly place: PlaceOfBoards;
  readonly next: { readonly table: string; readonly round: number } | null;
  /** Whether a score there, or the table itself, has shown that it has come. */
  readonly seen: boolean;
  /** Whether the table that plays it next has come to that round already, and waits. */
  readonly wanted: boolean;
  /** What is to be carried now. */
  readonly move: MoveNow | null;
}

export interface MoveNow {
  readonly from: string | null;
  /** It comes out of its box. */
  readonly box: boolean;
  readonly to: string | null;
  readonly sharedWith: readonly string[];
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly by: 'north' | 'caddy';
  /** The table still plays it. */
  readonly held: boolean;
}

export interface AnnouncedMoves {
  readonly afterRound: number;
  /** Where sections are called apart: the one whose boards go. */
  readonly section?: string;
  readonly moves: readonly {
    readonly boards: readonly number[];
    readonly from: string | null;
    readonly box?: true;
    readonly to: string | null;
    readonly relay: boolean;
    readonly neededIn: number | null;
    readonly sharedWith?: readonly string[];
    readonly copy?: number;
    readonly by?: 'north' | 'caddy';
  }[];
  readonly withheld: readonly { readonly table: string; readonly boards: readonly number[] }[];
}

/** Who takes part in the tournament, in the order of registration. */
export interface EntriesSeen {
  readonly open: boolean;
  readonly entries: readonly EntrySeen[];
}

export interface EntrySeen {
  readonly entry: string;
  readonly players: readonly PlayerSeen[];
  /** Of a team of four alone: by whom it is called. */
  readonly captain?: PlayerSeen;
  readonly withdrawn: boolean;
  /** As what it takes part in every session that does not say otherwise. */
  readonly class: ContestantClass;
  /** What draws have to know of it; left out but for those who direct. */
  readonly forDraws?: ForDraws;
}

/** A player as staff finds them. */
export interface PlayerFound {
  readonly id: string;
  readonly name: string;
  readonly memberNumber: string | null;
}
