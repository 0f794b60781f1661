import {
  differencesFrom,
  withExplanations,
  type AuctionOutcome,
  type CardPlay,
  type CheckedRecord,
  type DifferenceFromResult,
  type MadeCall,
  type RecordFault,
  type RecordSeen,
  type TableRecord,
} from '#bridge';
import { nextSeat } from '#cards';
import { judgeRecord, scoredResult, type GameResult, type SeatName, type SideName } from '#tournament';
import type { SeatingPlay } from '../../../play/play-state.js';

/** A call with who made it, an alert and what was explained. */
export type CallSeen = MadeCall & { readonly seat: SeatName };

/** What was called and played at a table, looked at beside the deal and the result. */
export interface PlayRecordSeen {
  readonly table: string;
  readonly round: number;
  readonly seating: SeatingPlay;
  readonly result: GameResult;
  readonly calls: readonly CallSeen[];
  /** How the auction ended; null: it is not known. */
  readonly auction: Exclude<AuctionOutcome, { outcome: 'open' }> | null;
  readonly declarer: SeatName | null;
  readonly leader: SeatName | null;
  readonly tricks: CardPlay['tricks'];
  readonly won: Readonly<Record<SideName, number>>;
  /** Whose turn it was where the cards stop; null: all were played, or none is known. */
  readonly turn: SeatName | null;
  readonly revokes: CardPlay['revokes'];
  /** How many of the tricks that were left declarer's side was given; null: nobody claimed. */
  readonly claimed: number | null;
  /** All tricks of declarer's side by what is recorded; null: it does not say. */
  readonly total: number | null;
  /** What it says otherwise than the result. */
  readonly differences: readonly DifferenceFromResult[];
  /** The first card that cannot have been played so with this deal. */
  readonly fault: RecordFault | null;
  /** For those who direct: the id of the text with the explanations, by which it is erased. */
  readonly explanations?: string;
}

/** What is known of a recorded play before it is looked at. */
interface Recorded {
  readonly table: string;
  readonly round: number;
  readonly seating: SeatingPlay;
  readonly result: GameResult;
  readonly record: TableRecord;
  /** What was explained; null: nothing, or it is erased. */
  readonly explained: string | null;
}

/** What was called and played at a table. @param deal the deal's text; null: not known */
export function recordView(
  { record, explained, result, ...where }: Recorded,
  {
    board,
    dealer,
    deal,
  }: { readonly board: number; readonly dealer: SeatName; readonly deal: string | null },
): PlayRecordSeen {
  const { seen, fault } = looked(record, { board, result, deal });
  const calls = explained === null ? record.calls : withExplanations(record.calls, explained);
  return {
    ...where,
    result,
    calls: seated(calls, dealer),
    auction: seen?.auction ?? null,
    declarer: seen?.by?.declarer ?? null,
    leader: seen?.by?.leader ?? null,
    tricks: seen?.play?.tricks ?? [],
    won: seen?.play?.won ?? { NS: 0, EW: 0 },
    turn: seen?.play?.turn ?? null,
    revokes: seen?.play?.revokes ?? [],
    claimed: record.claimed,
    total: seen?.tricks ?? null,
    differences: seen && !fault ? differencesFrom(seen, scoredResult(result)) : [],
    fault,
  };
}

/** Beside the deal, or without it where it cannot have been played so: then the first card that is wrong is told. */
function looked(
  record: TableRecord,
  at: Parameters<typeof judgeRecord>[1],
): { readonly seen: RecordSeen | null; readonly fault: RecordFault | null } {
  const beside = judgeRecord(record, at);
  if (beside.possible) return { seen: beside, fault: null };
  const alone = judgeRecord(record, { ...at, deal: null });
  return { seen: alone.possible ? alone : null, fault: faultOf(beside) };
}

function faultOf({ possible: _possible, ...fault }: Exclude<CheckedRecord, { possible: true }>): RecordFault {
  return fault;
}

function seated(calls: readonly MadeCall[], dealer: SeatName): CallSeen[] {
  let seat = dealer;
  return calls.map((call) => {
    const seen = { ...call, seat };
    seat = nextSeat(seat);
    return seen;
  });
}
