import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { levelOf, stepOf, type Bid, type GameLevel } from '../table/ladder.js';
import { handsOf, nextPlayer } from '../table/table-seats.js';
import type { AuctionCall } from './call.js';
import { AUCTION_FAULTS, type AuctionFault } from './auction-fault.js';

/** Where an auction stands: whose turn it is, who has won it with what, or that everybody has passed. */
export type AuctionOutcome =
  | { readonly outcome: 'open'; readonly turn: Seat; readonly highest: Bid | 'misere' | null }
  | {
      readonly outcome: 'won';
      readonly declarer: Seat;
      /** The least that may be ordered: this step or any above, or the misère. */
      readonly least: Bid | 'misere';
      readonly blind: boolean;
    }
  | { readonly outcome: 'all-pass'; readonly blindPasses: readonly Seat[] };

/** An auction looked at call by call. */
export type CheckedAuction =
  | {
      readonly legal: true;
      readonly auction: AuctionOutcome;
      /** The calls, from 0, that jump over steps: against what is recommended (3.3.8, fn 21). */
      readonly jumps: readonly number[];
    }
  | { readonly legal: false; readonly fault: AuctionFault; readonly rule: string; readonly call: number };

/** What is known of a deal before its auction. */
export interface AuctionTable {
  readonly players: readonly Seat[];
  readonly dealer: Seat;
  /** The least level that leaves a series of all-passes; 6 otherwise. */
  readonly exitLevel?: GameLevel;
  /** The least level that overcalls a pass without looking (3.3.19a); 7 otherwise. */
  readonly blindPassLevel?: GameLevel;
  /** Who has seen or taken the talon, and may not call (3.2.19, 3.2.20). */
  readonly barred?: readonly Seat[];
}

type Bidding = Pick<
  Settings,
  'misereBeatenBy' | 'auctionEndsOverMisere' | 'hold' | 'jumps' | 'silentTalon' | 'blindBids'
>;

interface Standing {
  readonly hands: readonly Seat[];
  turn: Seat;
  out: Set<Seat>;
  called: Set<Seat>;
  blindPasses: Seat[];
  highest: { bid: Bid | 'misere'; by: Seat; blind: boolean } | null;
  over: boolean;
}

/**
 * Checks an auction call by call against the ladder, the turns and what was agreed. Preferans Code 3.3.
 *
 * @returns where it stands after all calls, or the first call that is wrong
 */
export function checkAuction(
  calls: readonly AuctionCall[],
  { players, dealer, exitLevel: leaving = 6, blindPassLevel = 7, barred = [] }: AuctionTable,
  settings: Bidding,
): CheckedAuction {
  const hands = handsOf(dealer, players);
  const out = new Set(hands.filter((hand) => barred.includes(hand)));
  const standing: Standing = {
    hands,
    turn: hands.find((hand) => !out.has(hand)) ?? hands[0],
    out,
    called: new Set(),
    blindPasses: [],
    highest: null,
    over: out.size === 3,
  };
  const jumps: number[] = [];
  for (const [at, call] of calls.entries()) {
    const overcalling = standing.blindPasses.length > 0 ? blindPassLevel : 6;
    const exitLevel = leaving > overcalling ? leaving : overcalling;
    const fault = faultOf(call, standing, { exitLevel, barred, settings });
    if (fault) return { legal: false, fault, rule: AUCTION_FAULTS[fault], call: at };
    if (isJump(call, standing, exitLevel)) {
      if (settings.jumps === 'refused') {
        return { legal: false, fault: 'auction.jump', rule: AUCTION_FAULTS['auction.jump'], call: at };
      }
      jumps.push(at);
    }
    take(call, standing, settings);
  }
  return { legal: true, auction: outcomeOf(standing), jumps };
}

/** Whether a step or the misère beats another. The misère stands right below the step that overcalls it (3.6.4, 3.6.6). */
export function beats(one: Bid | 'misere', other: Bid | 'misere', misereBeatenBy: 9 | 10): boolean {
  return heightOf(one, misereBeatenBy) > heightOf(other, misereBeatenBy);
}

function heightOf(bid: Bid | 'misere', misereBeatenBy: 9 | 10): number {
  return bid === 'misere' ? stepOf(`${misereBeatenBy}S`) - 0.5 : stepOf(bid);
}

function faultOf(
  { seat, call, hold, blind }: AuctionCall,
  { hands, turn, out, called, highest, over }: Standing,
  { exitLevel, barred, settings }: { exitLevel: GameLevel; barred: readonly Seat[]; settings: Bidding },
): AuctionFault | undefined {
  if (barred.includes(seat)) return 'auction.barred';
  if (over) return 'auction.is-over';
  if (seat !== turn || out.has(seat)) return 'auction.call-out-of-turn';
  if (blind && !settings.blindBids) return 'auction.blind-not-agreed';
  if (call === 'pass') return undefined;
  if (call === 'talon') {
    return settings.silentTalon && highest === null && out.size === 2 ? undefined : 'auction.silent-talon';
  }
  if (call === 'misere') {
    if (called.has(seat)) return 'auction.misere-after-call';
  } else {
    if (levelOf(call) < exitLevel) return 'auction.below-exit';
    if (hold) return mayHold(call, seat, hands, highest, settings) ? undefined : 'auction.hold-not-allowed';
  }
  if (highest && !overcalls({ call, blind }, highest, settings)) return 'auction.insufficient';
  return undefined;
}

/** A misère without looking is beaten by a nine without looking, or by a ten (3.3.19c). */
function overcalls(
  { call, blind }: { readonly call: Bid | 'misere'; readonly blind: boolean | undefined },
  highest: NonNullable<Standing['highest']>,
  { misereBeatenBy }: Bidding,
): boolean {
  const isDark = highest.bid === 'misere' && highest.blind;
  if (isDark && call !== 'misere') return levelOf(call) === 10 || (levelOf(call) === 9 && blind === true);
  return beats(call, highest.bid, misereBeatenBy);
}

/** The first hand may call the step again that another has called, instead of a higher one. */
function mayHold(
  call: Bid,
  seat: Seat,
  hands: readonly Seat[],
  highest: Standing['highest'],
  { hold }: Bidding,
): boolean {
  if (hold === 'nobody' || highest?.bid !== call || highest.by === seat) return false;
  return hold === 'first-hand' ? seat === hands[0] : hands.indexOf(seat) < hands.indexOf(highest.by);
}

function isJump({ call, hold }: AuctionCall, { highest }: Standing, exitLevel: GameLevel): boolean {
  if (call === 'pass' || call === 'misere' || call === 'talon' || hold || highest?.bid === 'misere')
    return false;
  return stepOf(call) > (highest ? stepOf(highest.bid) + 1 : stepOf(`${exitLevel}S`));
}

function take({ seat, call, blind }: AuctionCall, standing: Standing, settings: Bidding): void {
  const over = standing.highest?.bid === 'misere' && call !== 'pass' && settings.auctionEndsOverMisere;
  if (call === 'pass') {
    standing.out.add(seat);
    if (blind) standing.blindPasses.push(seat);
  } else {
    standing.highest = { bid: call === 'talon' ? '6S' : call, by: seat, blind: blind === true };
  }
  standing.called.add(seat);
  const left = standing.hands.filter((hand) => !standing.out.has(hand));
  standing.over = over || left.length === 0 || (left.length === 1 && standing.highest?.by === left[0]);
  if (standing.over) return;
  do standing.turn = nextPlayer(standing.turn, standing.hands);
  while (standing.out.has(standing.turn));
}

function outcomeOf({ over, turn, highest, blindPasses }: Standing): AuctionOutcome {
  if (!over) return { outcome: 'open', turn, highest: highest?.bid ?? null };
  if (!highest) return { outcome: 'all-pass', blindPasses };
  return { outcome: 'won', declarer: highest.by, least: highest.bid, blind: highest.blind };
}
