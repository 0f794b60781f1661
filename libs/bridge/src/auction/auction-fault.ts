/** What cannot be in an auction, with the law that says so (2017). */
export const AUCTION_FAULTS = {
  'auction.insufficient': '18D',
  'auction.double': '19A',
  'auction.redouble': '19B',
  'auction.is-over': '22A',
} as const;

export type AuctionFault = keyof typeof AUCTION_FAULTS;
