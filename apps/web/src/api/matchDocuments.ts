import type { TeamMethod, TieBreak } from '#scoring';
import type { BridgeResult, EarlierMatch, SeatName } from '#tournament';
import type { CorrectionsSeen, PlayerSeen, PlayStatus } from './documents.js';

// What the server's reading of matches of teams answers. Figures are exact: fractions as text.

export interface MatchesSeen {
  readonly session: string;
  readonly afterRound: number | null;
  readonly final: boolean;
  readonly corrections: CorrectionsSeen | null;
  readonly method: TeamMethod;
  readonly teams: readonly TeamSeen[];
  readonly matches: readonly MatchSeen[];
  readonly byes: readonly ByeSeen[];
  readonly standing: readonly TeamStandingSeen[];
}

export interface TeamSeen {
  readonly team: string;
  readonly entry: string | null;
  readonly captain: PlayerSeen | null;
  readonly players: readonly PlayerSeen[];
  readonly lineUps: readonly {
    readonly fromRound: number;
    readonly lineUp: Readonly<Record<SeatName, PlayerSeen>>;
  }[];
  /** Rounds for which it has handed in a line-up that nobody sees yet. */
  readonly handedIn: readonly number[];
  readonly penalties: readonly { readonly penalty: string; readonly points: string }[];
}

/** Of a Swiss: who was there for a match and met nobody. */
export interface ByeSeen {
  readonly team: string;
  readonly from: number;
  readonly to: number;
  /** One of the two of a match of three was not there. */
  readonly half?: true;
  readonly points: string;
  readonly why: 'chosen' | 'share' | 'win' | 'nothing';
}

type Both = { readonly home: string; readonly away: string };

export interface MatchSeen extends Both {
  /** Two of three teams that play each other. */
  readonly half?: true;
  readonly complete: boolean;
  readonly off: boolean;
  /** Given to a team without having been played to its end: what both have of it. */
  readonly awarded:
    | (Both & {
        readonly to: 'home' | 'away';
        readonly why: 'bye' | 'own-average' | 'others-average' | 'chosen';
      })
    | null;
  readonly score: { readonly home: SideOfMatch; readonly away: SideOfMatch } | null;
  readonly carried: Both;
  /** The earlier match that it was computed from. */
  readonly earlier: EarlierMatch | null;
  readonly running: Both;
  readonly segments: readonly SegmentSeen[];
}

export interface SideOfMatch {
  readonly boards: number;
  readonly won: string;
  readonly lost: string;
  readonly score: string;
  readonly maximum: string | null;
  readonly margin: string;
  readonly aggregate: { readonly own: string; readonly opponents: string; readonly points: string } | null;
  readonly victoryPoints: { readonly points: string } | null;
}

interface Room {
  readonly table: string;
  readonly round: number;
}

export interface SegmentSeen {
  readonly home: Room;
  readonly away: Room;
  readonly before: Both;
  readonly after: Both;
  readonly boards: readonly BoardOfMatchSeen[];
}

export type BoardOfMatchSeen =
  | { readonly board: number; readonly shown: false }
  | {
      readonly board: number;
      readonly shown: true;
      readonly home: RoomResultSeen;
      readonly away: RoomResultSeen;
      readonly points: { readonly home: string | null; readonly away: string | null };
      readonly why: { readonly home: readonly ComparisonSeen[]; readonly away: readonly ComparisonSeen[] };
    };

export interface RoomResultSeen {
  readonly status: PlayStatus;
  readonly result: BridgeResult | null;
  readonly score: number | null;
}

export type ComparisonSeen =
  | {
      readonly kind: 'scored';
      readonly points: string;
      readonly parts: readonly { readonly difference: number; readonly worth: string }[];
    }
  | { readonly kind: 'ruled'; readonly points: string }
  | { readonly kind: 'not-played' };

export interface TeamStandingSeen {
  readonly team: string;
  /** The section in which it has its place; nothing where all are ranked together. */
  readonly section: string | null;
  readonly place: number | null;
  readonly last: number | null;
  readonly total: string;
  /** What of it is for byes. */
  readonly awarded: string;
  /** What was taken off it. */
  readonly penalties: string;
  readonly matches: number;
  readonly won: string;
  readonly lost: string;
  readonly steps: readonly {
    readonly rule: TieBreak['kind'];
    readonly values: Readonly<Record<string, string>>;
  }[];
}
