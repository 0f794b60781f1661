import type { AnalysisRow, ContractSide, Role } from '#scoring';
import type { BridgeResult, GameName, SeatName, SideName } from '#tournament';
import type { SessionStatus, StandingsSeen } from './documents.js';

// What somebody has made of boards. Percentages and IMPs are exact: fractions as text.

/** A board that somebody has played, as it is analysed. */
export interface PlaySeen {
  readonly session: string;
  readonly board: number;
  readonly table: string;
  readonly round: number;
  readonly contestant: string;
  readonly side: SideName;
  readonly seat: SeatName | null;
  readonly contractSide: ContractSide | null;
  readonly role: Role | null;
  readonly result: BridgeResult;
  readonly doubleDummy: number | null;
  readonly percent: string | null;
  readonly imps: string | null;
}

interface PlaysAnalysed {
  readonly plays: readonly PlaySeen[];
  readonly rows: readonly AnalysisRow[];
  readonly adjusted: number;
}

export interface ContestantAnalysis extends PlaysAnalysed {
  readonly session: string;
  readonly contestant: string;
  readonly players: readonly {
    readonly player: string;
    readonly name: string | null;
    readonly rows: readonly AnalysisRow[];
  }[];
}

export interface PlayerAnalysis extends PlaysAnalysed {
  readonly player: string;
  /** Nothing: nobody knows it any more. */
  readonly name: string | null;
  readonly sessions: readonly {
    readonly session: string;
    readonly game: GameName;
    readonly status: SessionStatus;
    readonly contestants: readonly string[];
    readonly partner: string | null;
    readonly standing: {
      readonly place: number | null;
      readonly last: number | null;
      readonly percentage: string | null;
      readonly score: string;
      readonly mean: string | null;
    } | null;
    readonly by: StandingsSeen['by'] | null;
  }[];
}

/** Another tournament of a player, and his mark there. */
export interface TournamentOfPlayer {
  readonly tournament: string;
  readonly name: string;
  readonly player: string;
}
