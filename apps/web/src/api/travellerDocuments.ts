import type { Adjustment, BridgeResult, SeatName, SideName } from '#tournament';
import type { DealtBy } from './sessionCommands.js';
import type { LawSeen, Partners, PlayStatus } from './documents.js';

// A board's traveller as the server reads it. Matchpoints, IMPs and percentages are exact: fractions as text.

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
  readonly by: DealtBy;
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
  /** Done once the correction period was over. */
  readonly afterPeriod?: true;
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
  /** Which of several copies lay here, or one that was found different; for those who run the tournament. */
  readonly copy?: { readonly copy: number; readonly different: boolean };
  readonly cancelled: string | null;
  readonly awards: { readonly NS: AwardSeen; readonly EW: AwardSeen } | null;
  readonly rulings: readonly {
    readonly ruling: string;
    readonly law: LawSeen;
    readonly given: { readonly afterPeriod?: true };
    readonly withdrawn: unknown;
    readonly adjustment: Adjustment;
  }[];
  readonly history: readonly DeedSeen[];
  /** What was called and played there is recorded, and may be seen. */
  readonly recorded?: true;
}
