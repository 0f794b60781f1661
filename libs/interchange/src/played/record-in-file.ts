import { checkPlay, checkRecord, tricksLeft, type MadeCall, type PlayedBy, type TableRecord } from '#bridge';
import { dealerOf, sideOf, type Card, type Deal, type Seat } from '#cards';

/** What was called and played on a board, as a file has it; its board, dealer and deal where the file says them. */
export interface RecordInFile {
  readonly board?: number;
  readonly dealer?: Seat;
  readonly deal?: Deal;
  readonly record: TableRecord;
}

/** A record as files tell it: how many tricks declarer's side had in the end, where the cards stop before. */
interface Told {
  readonly board?: number | undefined;
  readonly dealer?: Seat | undefined;
  readonly deal?: Deal | undefined;
  readonly calls: readonly MadeCall[];
  readonly cards: readonly Card[];
  readonly tricks?: number | undefined;
  /** Who plays what, where the calls do not say it. */
  readonly by?: PlayedBy | undefined;
}

/** The record of a play that files tell: what declarer's side had in the end is a claim where the cards stop before. */
export function recordInFile({ board, dealer, deal, calls, cards, tricks, by }: Told): RecordInFile {
  const claimed = claimOf({ board, dealer, deal, calls, cards, tricks, by });
  return {
    ...(board !== undefined && { board }),
    ...(dealer && { dealer }),
    ...(deal && { deal }),
    record: { calls, cards, claimed },
  };
}

function claimOf({ board = 1, dealer, calls, cards, tricks, by }: Told): number | null {
  if (tricks === undefined || cards.length === 0) return null;
  const known = contractOf(calls, dealer ?? dealerOf(board)) ?? by;
  const checked = known && checkPlay(cards, known, null);
  if (!checked?.possible || checked.play.turn === null) return null;
  const more = tricks - checked.play.won[sideOf(known!.declarer)];
  return more >= 0 && more <= tricksLeft(checked.play) ? more : null;
}

/** Who plays what by an auction; nothing where it does not say. */
export function contractOf(calls: readonly MadeCall[], dealer: Seat): PlayedBy | undefined {
  const record = { calls, cards: [], claimed: null };
  const checked = checkRecord(record, { dealer, result: null, deal: null });
  return checked.possible && checked.by ? checked.by : undefined;
}
