import { nextSeat, partnerOf, sideOf, type Seat } from '#cards';
import type { Contract, Doubling } from '#scoring';
import { BIDS, CALLS, isBid, levelOf, strainOf, type Bid, type Call, type CallOfSeat } from './call.js';

/** What an auction has made: who plays what. */
export type FinalContract = Pick<Contract, 'level' | 'strain' | 'doubling' | 'declarer'>;

/** Where an auction stands: whose turn it is, that everybody has passed, or the contract (Law 22A, 2017). */
export type AuctionOutcome =
  | { readonly outcome: 'open'; readonly turn: Seat }
  | { readonly outcome: 'passed-out' }
  | { readonly outcome: 'contract'; readonly contract: FinalContract };

/** An auction looked at call by call; `call` counts from 0. */
export type CheckedAuction =
  | { readonly legal: true; readonly calls: readonly CallOfSeat[]; readonly auction: AuctionOutcome }
  | {
      readonly legal: false;
      readonly fault: AuctionFault;
      readonly law: string;
      readonly call: number;
      readonly seat: Seat;
    };

interface Standing {
  readonly calls: CallOfSeat[];
  highest: { readonly bid: Bid; readonly seat: Seat } | null;
  doubling: Doubling;
  /** Passes since somebody last called anything else. */
  passes: number;
}

/**
 * Checks an auction call by call: the dealer calls first and the others clockwise after him (Law 17, 2017).
 *
 * @returns where it stands after all calls, or the first one that cannot be, with its law
 */
export function checkAuction(calls: readonly Call[], dealer: Seat): CheckedAuction {
  const standing: Standing = { calls: [], highest: null, doubling: '', passes: 0 };
  let seat = dealer;
  for (const [at, call] of calls.entries()) {
    const fault = faultOf(call, seat, standing);
    if (fault) return { legal: false, fault, law: AUCTION_FAULTS[fault], call: at, seat };
    take({ seat, call }, standing);
    seat = nextSeat(seat);
  }
  return { legal: true, calls: standing.calls, auction: outcomeOf(standing, seat) };
}

/** The calls that whose turn it is may make; none once the auction is over, or where something in it cannot be. */
export function possibleCalls(calls: readonly Call[], dealer: Seat): Call[] {
  return CALLS.filter((call) => checkAuction([...calls, call], dealer).legal);
}

function faultOf(call: Call, seat: Seat, standing: Standing): AuctionFault | undefined {
  const { highest, doubling } = standing;
  if (isOver(standing)) return 'auction.is-over';
  const byOpponents = highest !== null && sideOf(highest.seat) !== sideOf(seat);
  switch (call) {
    case 'pass':
      return undefined;
    case 'x':
      return byOpponents && doubling === '' ? undefined : 'auction.double';
    case 'xx':
      return highest !== null && !byOpponents && doubling === 'x' ? undefined : 'auction.redouble';
    default:
      return highest === null || BIDS.indexOf(call) > BIDS.indexOf(highest.bid)
        ? undefined
        : 'auction.insufficient';
  }
}

function take(made: CallOfSeat, standing: Standing): void {
  const { call, seat } = made;
  standing.calls.push(made);
  standing.passes = call === 'pass' ? standing.passes + 1 : 0;
  if (call === 'x' || call === 'xx') standing.doubling = call;
  if (isBid(call)) {
    standing.highest = { bid: call, seat };
    standing.doubling = '';
  }
}

function isOver({ highest, passes }: Standing): boolean {
  return passes === (highest === null ? 4 : 3);
}

function outcomeOf(standing: Standing, turn: Seat): AuctionOutcome {
  const { highest, doubling } = standing;
  if (!isOver(standing)) return { outcome: 'open', turn };
  if (highest === null) return { outcome: 'passed-out' };
  const level = levelOf(highest.bid);
  const strain = strainOf(highest.bid);
  return {
    outcome: 'contract',
    contract: { level, strain, doubling, declarer: declarerOf(standing, highest) },
  };
}

/** Who, of the side that made the last bid, first bid its strain ("Declarer" in the definitions, 2017). */
function declarerOf({ calls }: Standing, { bid, seat }: NonNullable<Standing['highest']>): Seat {
  const side = [seat, partnerOf(seat)];
  const first = calls.find(
    (one) => side.includes(one.seat) && isBid(one.call) && strainOf(one.call) === strainOf(bid),
  );
  return first!.seat;
}

/** What cannot be in an auction, with the law that says so (2017). */
export const AUCTION_FAULTS = {
  'auction.insufficient': '18D',
  'auction.double': '19A',
  'auction.redouble': '19B',
  'auction.is-over': '22A',
} as const;

export type AuctionFault = keyof typeof AUCTION_FAULTS;
