import type { DrawnSeat, DrawWishes, MetAllTheSame } from '#movement';
import type { CallMatter, CardsCounted, ContestantClass, SessionStandings } from '#tournament';
import type {
  Adjustment,
  BridgeResult,
  PenaltyAmount,
  SeatName,
  SectionData,
  SessionMethod,
  PlannedBreak,
  SessionSettings,
  SideName,
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

export interface SessionSeen {
  readonly session: string;
  readonly game: string;
  readonly boardSet: string;
  readonly status: SessionStatus;
  readonly round: number;
  /** By section: the last round that was called there. */
  readonly called: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly ended: number;
  readonly settings: SessionSettings & { readonly method: SessionMethod };
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

export interface TravellerSeen {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly released: boolean;
  /** Whether this reader may see its fields and lines. */
  readonly shown: boolean;
  readonly dealing: string;
  readonly deal: string | null;
  /** Who dealt it by hand (Law 6E); nothing where the program did. */
  readonly dealtBy: DealtBySeen | null;
  /** Looks at the deal before it was released. */
  readonly looks: readonly DealLookSeen[];
  /** Rulings that some tables played another form of the board (Law 87). */
  readonly splits: readonly SplitSeen[];
  /** Nothing as long as the deal is not seen, or not analysed. */
  readonly doubleDummy: DoubleDummySeen | null;
  readonly fields: readonly FieldSeen[];
  readonly lines: readonly TravellerLineSeen[];
}

/** Who dealt a board by hand, and whether both sides were there (Law 6C). */
export interface DealtBySeen {
  readonly by: 'players' | 'director' | 'helpers' | 'otherwise';
  /** Nobody has said so. */
  readonly assumed: boolean;
  readonly bothSides: boolean | null;
}

/** A ruling that some tables played another form of a board; reason and facts for those who direct. */
export interface SplitSeen {
  readonly ruling: string;
  readonly law: LawSeen;
  readonly withdrawn: unknown;
  readonly reason?: string | null;
  readonly plays: readonly { readonly table: string; readonly round: number }[];
}

/** Somebody who directs has looked at a deal; who and why for those who run the tournament. */
export interface DealLookSeen {
  readonly position: number;
  readonly time: number;
  readonly office: 'organiser' | 'director';
  readonly actorName?: string | null;
  readonly reason?: string | null;
}

type Strain = 'C' | 'D' | 'H' | 'S' | 'NT';

/** What a deal is worth when all four see all cards and play as well as can be. */
export interface DoubleDummySeen {
  /** How many tricks each seat takes as declarer; null what was not computed in the time that a deal has. */
  readonly tricks: Readonly<Record<SeatName, Readonly<Record<Strain, number | null>>>>;
  readonly makeable: Readonly<
    Record<
      'NS' | 'EW',
      readonly { readonly level: number; readonly strain: Strain; readonly declarers: readonly SeatName[] }[]
    >
  > | null;
  readonly par: {
    /** As North and South's gain. */
    readonly score: number;
    readonly contracts: readonly {
      readonly level: number;
      readonly strain: Strain;
      readonly declarers: readonly SeatName[];
      readonly doubled: boolean;
      readonly over: number;
    }[];
  } | null;
}

export type FieldSeen = {
  readonly field: string;
  readonly expected: number;
  /** Nothing in IMPs. */
  readonly top: string | null;
} & (
  | { readonly kind: 'matchpoints'; readonly charts: readonly ChartSeen[] }
  | { readonly kind: 'butler'; readonly charts: readonly DatumSeen[] }
  | { readonly kind: 'cross-imps'; readonly charts: readonly ComparisonChartSeen[] }
  | { readonly kind: 'board-a-match'; readonly charts: readonly BoardAMatchChartSeen[] }
  | {
      readonly kind: 'instant-matchpoints';
      readonly charts: readonly { readonly rows: readonly ScoreSeen[] }[];
    }
);

interface ChartOf<Row> {
  readonly side: SideName;
  /** Of a fouled board: the ruling by which these are the scores of one form of it; that of the original has none. */
  readonly form?: string;
  readonly scores: number;
  readonly expected: number;
  readonly rows: readonly Row[];
}

/** A score in points for North-South, and how often it is there. */
export interface ScoreSeen {
  readonly score: number;
  readonly frequency: string;
}

export interface ChartSeen extends ChartOf<ChartRowSeen> {
  readonly factoring: 'full' | 'neuberg' | 'small-field' | 'single-score';
}

export interface ChartRowSeen extends ScoreSeen {
  readonly beaten: string;
  readonly better: string;
  readonly raw: string;
  readonly points: string;
}

/** The mean of the scores of a side; with how often each counts in it. */
export interface DatumSeen extends ChartOf<ScoreSeen & { readonly counted: string }> {
  readonly dropped: number;
  readonly mean: string | null;
  readonly datum: number | null;
}

/** With the IMPs of each score against all others. */
export type ComparisonChartSeen = ChartOf<ScoreSeen & { readonly sum: string }>;

export type BoardAMatchChartSeen = ChartOf<
  ScoreSeen & {
    readonly won: string;
    readonly tied: string;
    readonly lost: string;
    readonly points: string;
  }
>;

export type AwardSeen =
  | {
      readonly kind: 'scored';
      readonly points: string;
      readonly top: string | null;
      readonly percent: string | null;
      /** Rows of the chart in points for North-South, and how much of the award each makes: 1 alone. */
      readonly parts: readonly { readonly score: number; readonly weight: string }[];
      /** In cross-IMPs: the IMPs of all comparisons, and what they are multiplied by. */
      readonly compared?: { readonly sum: string; readonly factor: string | null };
    }
  | {
      readonly kind: 'artificial';
      readonly award: 'ave+' | 'ave' | 'ave-';
      readonly because: 'ruling' | 'single-score';
      readonly points: string;
      readonly top: string | null;
      readonly percent: string | null;
      /** What it is before the contestant's own session has moved it. */
      readonly plain: { readonly points: string; readonly percent: string | null };
    }
  | {
      readonly kind: 'percentage';
      readonly points: string;
      readonly top: string | null;
      readonly percent: string;
    }
  | { readonly kind: 'not-played' };

export interface DeedSeen {
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** `person`, `device` or `job`; for those who run the tournament with the id. */
  readonly actor: string;
  readonly actorName?: string | null;
  readonly reason?: string | null;
  readonly what:
    | 'entered'
    | 'recorded'
    | 'irregular'
    | 'confirmed'
    | 'disputed'
    | 'corrected'
    | 'voided'
    | 'not-played'
    | 'postponed'
    | 'late-begun';
  readonly side?: SideName;
  readonly result?: BridgeResult;
}

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

export interface TravellerLineSeen {
  readonly table: string;
  readonly round: number;
  readonly ns: string | null;
  readonly ew: string | null;
  readonly partners?: Partners;
  /** 'bye': nothing is played, a pair sits out and has something for that. */
  readonly status: PlayStatus | 'bye';
  readonly irregular: boolean;
  readonly entry: number;
  readonly enteredBy: SideName | null;
  readonly result: BridgeResult | null;
  readonly score: number | null;
  readonly flags: readonly string[];
  readonly field: string | null;
  /** Of a fouled board: the ruling by which another form of it was played here. */
  readonly form?: string;
  readonly cancelled: string | null;
  readonly awards: { readonly NS: AwardSeen; readonly EW: AwardSeen } | null;
  readonly rulings: readonly {
    readonly ruling: string;
    readonly law: LawSeen;
    readonly withdrawn: unknown;
    readonly adjustment: Adjustment;
  }[];
  readonly history: readonly DeedSeen[];
}

export interface BoardAtTable {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly status: PlayStatus;
  /** Whether everybody has counted thirteen cards. */
  readonly counted: boolean;
  readonly entry: number;
  readonly enteredBy: SideName | null;
  readonly result: BridgeResult | null;
  readonly score: number | null;
  readonly flags: readonly string[];
  readonly adjustment: Adjustment | null;
  /** A late play was asked for, or granted; with the table where it was taken up. */
  readonly late: { readonly asked: boolean; readonly granted: boolean; readonly at: string | null } | null;
  /** Of a board that was dealt by hand and has a result here: whether its hands were read from the cards here. */
  readonly hands: 'to-read' | 'read' | null;
}

/** A board of an earlier round: it belongs to those who met then; what was entered for it is not told here. */
export interface LateBoard extends BoardAtTable {
  /** The table whose play it is: another one where it was taken up here. */
  readonly table: string;
  readonly round: number;
  readonly ns: string;
  readonly ew: string;
  readonly partners?: Partners;
}

export interface NextPlace {
  readonly contestant: string;
  readonly round: number;
  readonly table: string | null;
  readonly side: SideName | null;
  readonly seat?: SeatName;
  readonly opponents: string | null;
  readonly partners?: PartnersOfOne;
  readonly sitsOut: boolean;
  /** Nobody knows yet where it goes: the round is still to be drawn. */
  readonly toBeDrawn?: true;
}

export interface CarriedBoards {
  readonly boards: readonly number[];
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  /** Other tables that play them in that round, too. */
  readonly sharedWith: readonly string[];
  /** Which of several copies. */
  readonly copy: number | null;
  readonly by: 'north' | 'caddy';
}

/** Where the boards of a table's round come from, and what was said of them. */
export interface BroughtBoards {
  readonly boards: readonly number[];
  readonly from: string | null;
  readonly relay: boolean;
  readonly sharedWith: readonly string[];
  readonly told: 'here' | 'missing' | null;
  readonly missing: readonly number[];
}

/** Who answers for the boards and the condition of a table (Law 7D). */
export interface ResponsibleSeen {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly why: 'named' | 'stationary' | 'north';
}

/** What the director was called to at a table, and has not dealt with yet. */
export interface CallSeen {
  readonly call: number;
  readonly round: number;
  readonly board: number;
  readonly matter: CallMatter;
  readonly hand: SeatName | null;
  readonly by: SeatName | null;
  readonly cards: CardsCounted | null;
}

/** A table, for those who sit there. */
export interface TableSeen {
  readonly session: string;
  readonly table: string;
  readonly status: SessionStatus;
  readonly round: number;
  readonly called: number;
  readonly rounds: number;
  readonly ns: string | null;
  readonly ew: string | null;
  readonly partners?: Partners;
  readonly sitsOut: string | null;
  readonly boards: readonly BoardAtTable[];
  readonly late: readonly LateBoard[];
  readonly mayMoveTo: number | null;
  /** When its round ends here, in microseconds since the epoch; nothing as long as nobody knows. */
  readonly due: number | null;
  /** Minutes that it was given in its round beside the others. */
  readonly extra: number;
  /** The session is over here (Law 8C). */
  readonly over: boolean;
  readonly next: readonly NextPlace[];
  readonly carries: readonly CarriedBoards[];
  /** Nothing: its boards are there from the round before. */
  readonly brings: BroughtBoards | null;
  readonly responsible: ResponsibleSeen | null;
  /** Whether everybody counts thirteen cards before play here (Law 7B1). */
  readonly counts: boolean;
  readonly calls: readonly CallSeen[];
  /** Those who sit there or are met next. */
  readonly contestants: readonly ContestantSeen[];
  /** Travellers of boards of this round that were played here, until the players move on. */
  readonly fields: readonly TravellerSeen[];
}

/** A contestant's card: where it plays in each round, and what it has on each board, as far as it may be seen. */
export interface CardSeen extends ContestantSeen {
  readonly session: string;
  readonly afterRound: number | null;
  readonly standing: StandingSeen | null;
  readonly rounds: readonly CardRound[];
}

export interface CardRound {
  readonly round: number;
  readonly table: string | null;
  readonly side: SideName | null;
  readonly seat?: SeatName;
  readonly opponents: string | null;
  readonly partners?: PartnersOfOne;
  readonly absent: boolean;
  /** Arrows are switched in it. */
  readonly turned: boolean;
  /** Nobody knows yet whom it meets: the round is still to be drawn. */
  readonly toBeDrawn?: true;
  readonly boards: readonly {
    readonly board: number;
    readonly shown: boolean;
    readonly line: CardLine | null;
  }[];
}

export interface CardLine extends Pick<
  TravellerLineSeen,
  'table' | 'status' | 'irregular' | 'result' | 'score'
> {
  readonly side: SideName;
  readonly opponents: string | null;
  readonly award: AwardSeen | null;
}
