import type { DrawWishes, DrawnSeat, MetAllTheSame } from '#movement';
import type {
  ContestantClass,
  GameName,
  PenaltyAmount,
  PlannedBreak,
  SeatName,
  SectionData,
  SessionMethod,
  SessionSettings,
  SessionStandings,
  SheetSettings,
  TournamentSettings,
} from '#tournament';

// What the server's reading of a session answers. Matchpoints, IMPs and percentages are exact: fractions as text.

/** Somebody who plays. */
export interface PlayerSeen {
  /** Left out for the public. */
  readonly person?: string;
  /** The name or its initials; null where none is known. */
  readonly name: string | null;
}

export interface ContestantSeen {
  readonly contestant: string;
  readonly section: string;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entry: string | null;
  /** First who sits North or East, then the partner; nobody as long as only the number is known. */
  readonly players: readonly PlayerSeen[];
  readonly substitutions: readonly {
    readonly seat: SeatName;
    readonly player: PlayerSeen;
    readonly fromRound: number;
    readonly toRound: number;
  }[];
  readonly absent: readonly { readonly fromRound: number; readonly untilRound: number | null }[];
  /** It has left, and by the rule of the session its results do not count. */
  readonly cancelled: boolean;
  /** As what it takes part here: as the session says, otherwise as its entry does. */
  readonly class: ContestantClass;
}

/** How the seats were drawn: anybody draws them again from this. */
export type DrawSeen = {
  /** The first draw of the session, the second ... */
  readonly number: number;
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly seats: readonly DrawnSeat[];
} & (
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'cards'; readonly cards: readonly { readonly entry: string; readonly card: string }[] }
);

/** How the seats were drawn, with what the draw kept to beside the lot. */
export interface SeatsDrawnSeen {
  readonly draw:
    | (DrawSeen & {
        /** Nothing: the lot alone. Left out of a draw by cards. */
        readonly wishes?: Omit<DrawWishes, 'entries'> | null;
        /** Entries that were to be kept apart and meet. */
        readonly met: readonly MetAllTheSame[];
      })
    | null;
}

export type SessionStatus = 'set-up' | 'running' | 'closed';

/** Until when a closed session is put right, and from when on its standings are official; microseconds since the epoch. */
export interface CorrectionsSeen {
  readonly scores: number;
  readonly rulings: number;
  readonly appeals: number;
  readonly official: number;
  /** When official standings were last changed all the same. */
  readonly amended: number | null;
}

export interface SessionSeen {
  readonly session: string;
  readonly game: GameName;
  readonly boardSet: string;
  readonly status: SessionStatus;
  readonly round: number;
  /** By section: the last round that was called there. */
  readonly called: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly ended: number;
  readonly settings: SessionSettings & { readonly method: SessionMethod };
  /** Of a game of sheets: what is agreed about them; null: nothing yet, or it is played in boards. */
  readonly sheets: SheetSettings | null;
  /** Nothing before it is closed. */
  readonly corrections: CorrectionsSeen | null;
  readonly rules: TournamentSettings;
  readonly standings: SessionStandings;
  readonly sections: readonly SectionData[];
  readonly tables: readonly string[];
  readonly contestants: readonly ContestantSeen[];
  /** The entries that play here, and the contest from which they go on; null: all that take part. */
  readonly entrants: { readonly entries: readonly string[]; readonly contest: string | null } | null;
  /** The knockout of which it is a round. */
  readonly knockout: string | null;
  readonly draw: DrawSeen | null;
  /** How often seats were drawn, for earlier movements too. */
  readonly seatDraws: number;
  readonly boards: readonly number[];
  readonly released: readonly number[];
}

/** A session in the list. */
export interface SessionListed extends Pick<
  SessionSeen,
  'session' | 'game' | 'boardSet' | 'status' | 'round' | 'rounds' | 'ended' | 'tables'
> {
  readonly contestants: number;
}

/** A clock: of a session, or of one of its sections. */
export interface ClockFacts {
  readonly status: 'stopped' | 'running' | 'paused';
  readonly round: number;
  /** Microseconds since the epoch. */
  readonly ends: number | null;
  /** Microseconds. */
  readonly left: number | null;
  /** How long play lasts, in microseconds; what is before it is the change. Nothing where the book does not tell it. */
  readonly play: number | null;
  /** Of a round that is timed by board. */
  readonly boards: { readonly count: number; readonly settle: number } | null;
  readonly minutes: SessionSettings['clock'];
  /** Minutes more, or fewer, for every round still to be called. */
  readonly more: number;
  /** The break that is on. */
  readonly onBreak: { readonly afterRound: number; readonly ends: number } | null;
  readonly breaks: readonly ({ readonly afterRound: number } & PlannedBreak)[];
  /** What is to come behind this round, or this break: from T the session ends at `max(T + span, notBefore)`. */
  readonly toCome: { readonly span: number; readonly notBefore: number | null } | null;
  /** The clock has called this round by itself. */
  readonly byItself: boolean;
  /** What it does next by itself, and when in microseconds since the epoch. */
  readonly due: { readonly round: number; readonly at: number; readonly what: 'call' | 'break' } | null;
}

/** The clock of a session. */
export interface ClockSeen extends ClockFacts {
  /** Where sections are called apart: the clock of each; what is beside it is nobody's. */
  readonly sections?: readonly (ClockFacts & { readonly section: string })[];
  /** The tables that cannot begin their round, and for whom or which board each of them waits. */
  readonly waiting: readonly WaitingTable[];
}

/** What keeps a table from beginning its round. */
export interface WaitingTable {
  readonly table: string;
  readonly round: number;
  /** Who is still at another table: at a board there, or waiting there himself; or in a late play. */
  readonly contestants: readonly {
    readonly contestant: string;
    readonly table: string;
    readonly round: number;
    readonly board: number | null;
    readonly late: boolean;
  }[];
  /** Boards that are still at another table, on their way from it, or in the box. */
  readonly boards: readonly {
    readonly board: number;
    readonly table: string | null;
    readonly onItsWay: boolean;
  }[];
}

export interface StandingsSeen {
  readonly afterRound: number | null;
  readonly final: boolean;
  readonly corrections: CorrectionsSeen | null;
  /** What kind of method they are scored by, and what places are taken by. */
  readonly method: SessionMethod['board']['kind'];
  readonly by: SessionMethod['ranking']['by'];
  /** The published protocol that has these standings. */
  readonly protocol: { readonly edition: number; readonly at: number; readonly hash: string } | null;
  readonly rankings: readonly RankingSeen[];
  /** Beside them: strata, flights, sections, directions, categories, handicaps. */
  readonly tables: readonly TableOfStandingsSeen[];
}

export interface RankingSeen {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly entries: readonly StandingSeen[];
}

/** A table beside the rankings, of those who are in it. */
export interface TableOfStandingsSeen {
  readonly name: string;
  readonly handicap: boolean;
  readonly masterPoints: boolean;
  readonly rankings: readonly {
    readonly section: string | null;
    readonly line: 'NS' | 'EW' | 'one';
    readonly entries: readonly {
      readonly contestant: string;
      readonly place: number | null;
      readonly last: number | null;
      /** With its handicap: a percentage, or points where the method has none. */
      readonly handicapped: string | null;
      readonly masterPoints: string | null;
    }[];
  }[];
}

export interface StandingSeen {
  readonly contestant: string;
  readonly place: number | null;
  readonly last: number | null;
  readonly before: number | null;
  /** Nothing in IMPs, as are the maximum and the tops. */
  readonly percentage: string | null;
  readonly score: string;
  readonly maximum: string | null;
  /** IMPs a board; nothing out of a top. */
  readonly mean: string | null;
  readonly points: string;
  readonly tops: string | null;
  readonly boards: number;
  readonly fullBoards: number;
  /** Of one who was told apart from equals: opponents' scores over partners'. */
  readonly tieBreak?: string;
  /** What the place is worth, where the session has a table of that. */
  readonly masterPoints: string | null;
  readonly penalties: readonly {
    readonly ruling: string;
    readonly law: LawSeen;
    readonly amount: PenaltyAmount;
    readonly points: string;
  }[];
}

export interface LawSeen {
  readonly edition: string;
  readonly law: string;
}

export type PlayStatus =
  'to-play' | 'entered' | 'disputed' | 'agreed' | 'voided' | 'not-played' | 'postponed' | 'ruled';

/** Of an individual: who sits South and West, where `ns` and `ew` name North and East. */
export interface Partners {
  readonly ns: string;
  readonly ew: string;
}

/** Of an individual, for one of the four: with whom it plays, and with whom `opponents` does. */
export interface PartnersOfOne {
  readonly own: string;
  readonly theirs: string;
}
