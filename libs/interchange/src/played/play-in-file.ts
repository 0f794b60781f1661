import {
  checkAuction,
  checkPlay,
  checkRecord,
  tricksLeft,
  type FinalContract,
  type MadeCall,
  type RecordFault,
  type PlayedBy,
  type TableRecord,
} from '#bridge';
import { dealerOf, sideOf, type Card, type Deal, type Seat, type Vulnerability } from '#cards';
import type { DealPlace } from '../faults/unreadable.js';

/** How a board was played at a table, as a file of any format tells it; what it does not say is left out. */
export interface PlayInFile {
  /** Counted on from the one before where the file does not say it. */
  readonly board: number;
  readonly room?: 'open' | 'closed';
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
  readonly deal?: Deal;
  /** As `DealInFile.doubleDummy`. */
  readonly doubleDummy?: string;
  /** What was played and who met, by tags of PBN: `Event`, `Round`, `HomeTeam`, `Scoring`. */
  readonly event: Readonly<Record<string, string>>;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  readonly contract?: FinalContract | 'passed-out';
  /** Tricks that declarer has won. */
  readonly tricks?: number;
  readonly calls: readonly MadeCall[];
  readonly cards: readonly Card[];
  /** What is told of it in words. */
  readonly comments: readonly string[];
  /** The first call or card that cannot be: it and what follows it stand among the comments. */
  readonly wrong?: WrongInPlay;
}

/** Tags that tell of the event, of who met in it and of how it is scored. */
export const PLAY_TAGS = [
  'Event',
  'Site',
  'Date',
  'Scoring',
  'Competition',
  'EventDate',
  'HomeTeam',
  'Round',
  'Section',
  'Session',
  'Stage',
  'Table',
  'VisitTeam',
] as const;

/** What the calls have made: the contract, the pass of all four, or nothing as long as they go on. */
export function contractOfCalls(
  calls: readonly MadeCall[],
  { board, dealer }: Pick<PlayInFile, 'board' | 'dealer'>,
): PlayInFile['contract'] {
  const checked = checkAuction(
    calls.map(({ call }) => call),
    dealer ?? dealerOf(board),
  );
  if (!checked.legal || checked.auction.outcome === 'open') return undefined;
  return checked.auction.outcome === 'contract' ? checked.auction.contract : 'passed-out';
}

/** What cannot be in a file beside what the Laws do not allow. */
export type FaultInFile =
  | RecordFault
  /** The contract that the file tells is not what the calls have made. */
  | { readonly fault: 'record.contract'; readonly written: string; readonly called: string }
  /** The tricks that the file tells are not those that were played. */
  | { readonly fault: 'record.tricks'; readonly written: number; readonly played: number }
  /** A later claim tells other tricks than the first. */
  | { readonly fault: 'record.claim-again'; readonly written: number; readonly first: number }
  /** A room is named that is neither open nor closed. */
  | { readonly fault: 'record.room'; readonly written: string }
  /** A contract stands there, and nothing says who declared it. */
  | { readonly fault: 'record.no-declarer'; readonly written: string }
  /** A player was passed over: calls alone cannot tell it. */
  | { readonly fault: 'record.passed-over'; readonly call: number }
  /** A card is not given, and there are cards behind it. */
  | { readonly fault: 'record.card-unknown'; readonly trick: number };

/** The first call or card of a board that cannot be, and where it stands. */
export interface WrongInPlay {
  readonly place: DealPlace;
  readonly fault: FaultInFile;
}

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
