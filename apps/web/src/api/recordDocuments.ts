import type {
  AuctionOutcome,
  CallOfSeat,
  CardOfSeat,
  DifferenceFromResult,
  MadeCall,
  RecordFault,
} from '#bridge';
import type { BridgeResult, SeatName, Seating, SideName } from '#tournament';

// What was called and played on a board, as the server reads it.

export interface RecordsSeen {
  readonly board: number;
  readonly dealer: SeatName;
  readonly vulnerable: 'none' | SideName | 'both';
  /** Whether this reader may see it: then the deal, too, as far as anybody knows it. */
  readonly shown: boolean;
  readonly deal: string | null;
  readonly plays: readonly RecordSeen[];
}

export type CallSeen = MadeCall & CallOfSeat;

export interface TrickSeen {
  readonly cards: readonly CardOfSeat[];
  readonly winner: SeatName | null;
}

/** What was called and played at one table. */
export interface RecordSeen {
  readonly table: string;
  readonly round: number;
  readonly seating: Seating;
  readonly result: BridgeResult;
  readonly calls: readonly CallSeen[];
  readonly auction: Exclude<AuctionOutcome, { outcome: 'open' }> | null;
  readonly declarer: SeatName | null;
  readonly leader: SeatName | null;
  readonly tricks: readonly TrickSeen[];
  readonly won: Readonly<Record<SideName, number>>;
  readonly turn: SeatName | null;
  readonly revokes: readonly { readonly trick: number; readonly seat: SeatName; readonly card: string }[];
  /** How many of the tricks that were left declarer's side was given; null: nobody claimed. */
  readonly claimed: number | null;
  /** All tricks of declarer's side by what is recorded. */
  readonly total: number | null;
  readonly differences: readonly DifferenceFromResult[];
  readonly fault: RecordFault | null;
}
