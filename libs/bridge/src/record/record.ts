import type { Card, Deal, Seat } from '#cards';
import type { Contract } from '#scoring';
import {
  checkAuction,
  type AuctionOutcome,
  type FinalContract,
  type AuctionFault,
} from '../auction/auction.js';
import type { MadeCall } from '../auction/call.js';
import {
  checkPlay,
  openingLeader,
  tricksLeft,
  tricksOfDeclarer,
  PLAY_FAULTS,
  type CardPlay,
  type PlayedBy,
  type PlayFault,
} from '../cards/play.js';

/** What was called and played at a table: the calls from the dealer on, the cards in their order, and a claim. */
export interface TableRecord {
  /** Empty: not known. */
  readonly calls: readonly MadeCall[];
  /** Empty: not known. */
  readonly cards: readonly Card[];
  /** How many of the tricks that were left declarer's side was given; null: nobody claimed. */
  readonly claimed: number | null;
}

/** The first thing in a record that cannot be. Calls count from 1, and so do the cards. */
export type RecordFault =
  | { readonly fault: AuctionFault; readonly law: string; readonly call: number; readonly seat: Seat }
  /** The auction stops before three have passed (Law 22A, 2017). */
  | { readonly fault: 'auction.open'; readonly law: '22A'; readonly seat: Seat }
  /** Cards were played though everybody passed (Law 22A1, 2017). */
  | { readonly fault: 'play.passed-out'; readonly law: '22A' }
  | {
      readonly fault: PlayFault;
      readonly law: string;
      readonly trick: number;
      readonly card?: Card;
      readonly seat?: Seat;
    }
  /** Neither the auction nor the result says who plays what. */
  | { readonly fault: 'play.no-contract'; readonly law: '41A' };

/** A record looked at: where its auction ended, its play, and the tricks that both come to. */
export interface RecordSeen {
  readonly auction: Exclude<AuctionOutcome, { outcome: 'open' }> | null;
  /** What was played, by the auction or else by the result. */
  readonly by: (PlayedBy & { readonly leader: Seat }) | null;
  readonly play: CardPlay | null;
  /** All tricks of declarer's side; null: the record stops before that is known. */
  readonly tricks: number | null;
}

export type CheckedRecord =
  | ({ readonly possible: true } & RecordSeen)
  | ({ readonly possible: false } & RecordFault);

/**
 * Checks what was called and played at a table, by the Laws (2017).
 *
 * @param dealer who calls first
 * @param result the contract as it is scored, for plays whose auction is not known; null: passed out, or not known
 * @param deal who held what; null: not known
 */
export function checkRecord(
  { calls, cards, claimed }: TableRecord,
  {
    dealer,
    result,
    deal,
  }: { readonly dealer: Seat; readonly result: PlayedBy | null; readonly deal: Deal | null },
): CheckedRecord {
  const checked = checkAuction(
    calls.map(({ call }) => call),
    dealer,
  );
  if (!checked.legal) {
    const { fault, law, call, seat } = checked;
    return { possible: false, fault, law, call: call + 1, seat };
  }
  const { auction } = checked;
  const called = calls.length > 0 ? auction : null;
  if (called?.outcome === 'open')
    return { possible: false, fault: 'auction.open', law: '22A', seat: called.turn };
  const by = called?.outcome === 'contract' ? called.contract : called ? null : result;
  if (cards.length === 0 && claimed === null)
    return { possible: true, auction: called, by: by && withLeader(by), play: null, tricks: null };
  if (called?.outcome === 'passed-out') return { possible: false, fault: 'play.passed-out', law: '22A' };
  if (!by) return { possible: false, fault: 'play.no-contract', law: '41A' };
  const played = checkPlay(cards, by, deal);
  if (!played.possible) {
    const { fault, law, at, card, seat } = played;
    return { possible: false, fault, law, trick: Math.floor(at / 4) + 1, card, seat };
  }
  const { play } = played;
  if (claimed !== null && claimed > tricksLeft(play)) {
    const fault = 'play.claimed-too-many';
    return { possible: false, fault, law: PLAY_FAULTS[fault], trick: play.won.NS + play.won.EW + 1 };
  }
  const tricks = tricksOfDeclarer(play, by.declarer, claimed) ?? null;
  return { possible: true, auction: called, by: withLeader(by), play, tricks };
}

function withLeader({ declarer, strain }: PlayedBy) {
  return { declarer, strain, leader: openingLeader(declarer) };
}

/** What a record says otherwise than the result of the play. */
export type DifferenceFromResult =
  | { readonly what: 'contract'; readonly record: FinalContract | 'passed-out' }
  | { readonly what: 'lead'; readonly record: Card }
  /** With a revoke the tricks may have been transferred (Law 64, 2017), which is no fault of the record. */
  | { readonly what: 'tricks'; readonly record: number; readonly result: number; readonly revoked: boolean };

/** A result as it is scored: a contract, passed out, or null where only the score is known. */
export type ScoredResult = (Contract & { readonly lead?: Card | undefined }) | 'passed-out' | null;

/** What a record says otherwise than the result that is scored; nothing where only the score is known. */
export function differencesFrom(
  { auction, play, tricks }: RecordSeen,
  result: ScoredResult,
): DifferenceFromResult[] {
  if (result === null) return [];
  const record = auction?.outcome === 'contract' ? auction.contract : auction?.outcome;
  const differences: DifferenceFromResult[] = [];
  if (record !== undefined && !isSameContract(record, result)) differences.push({ what: 'contract', record });
  if (result === 'passed-out') return differences;
  const lead = play?.tricks[0]?.cards[0]?.card;
  if (lead !== undefined && result.lead !== undefined && result.lead !== lead)
    differences.push({ what: 'lead', record: lead });
  if (tricks !== null && tricks !== result.tricks) {
    const revoked = (play?.revokes.length ?? 0) > 0;
    differences.push({ what: 'tricks', record: tricks, result: result.tricks, revoked });
  }
  return differences;
}

function isSameContract(record: FinalContract | 'passed-out', result: FinalContract | 'passed-out'): boolean {
  if (record === 'passed-out' || result === 'passed-out') return record === result;
  return (
    record.level === result.level &&
    record.strain === result.strain &&
    record.doubling === result.doubling &&
    record.declarer === result.declarer
  );
}
