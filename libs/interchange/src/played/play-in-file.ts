import { checkAuction, type FinalContract, type MadeCall } from '#bridge';
import type { WrongInPlay } from './wrong-in-play.js';
import { dealerOf, type Card, type Deal, type Seat, type Vulnerability } from '#cards';

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
