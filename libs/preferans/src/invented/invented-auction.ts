import type { Seat } from '#cards';
import type { AuctionCall } from '../auction/call.js';
import type { Played } from '../deal/deal-record.js';
import { bidOf, LADDER, stepOf, type GameLevel } from '../table/ladder.js';

interface ToBid {
  readonly hands: readonly Seat[];
  readonly played: Played;
  /** The least level that leaves a series of all-passes. */
  readonly exitLevel: GameLevel;
  /** Chance, from 0 to less than 1. */
  readonly share: () => number;
}

/** An auction that ends with what is played: step by step up the ladder, with a rival as long as chance has it. */
export function inventedAuction({ hands, played, exitLevel, share }: ToBid): AuctionCall[] {
  if (played.kind !== 'contract') {
    const bidder = played.kind === 'misere' ? played.declarer : undefined;
    return hands.map((seat) => ({ seat, call: seat === bidder ? 'misere' : 'pass' }));
  }
  const { declarer } = played;
  const rivals = hands.filter((hand) => hand !== declarer);
  const rival = rivals[Math.floor(share() * rivals.length)]!;
  const highest = stepOf(bidOf(played.level, played.denomination));
  const first = stepOf(bidOf(exitLevel, 'S'));
  const calls: AuctionCall[] = [];
  let bidders = [...hands];
  let step = first;
  for (let at = 0; bidders.length > 1 || step === first; at++) {
    const seat = hands[at % 3]!;
    if (!bidders.includes(seat)) continue;
    const bids = seat === declarer || (seat === rival && step < highest && share() < 0.6);
    calls.push({ seat, call: bids ? LADDER[step]! : 'pass' });
    if (bids) step++;
    else bidders = bidders.filter((one) => one !== seat);
  }
  return calls;
}
