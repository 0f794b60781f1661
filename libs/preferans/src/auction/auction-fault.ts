/** What is wrong with a call, with the rule of the Preferans Code that says so. */
export const AUCTION_FAULTS = {
  'auction.call-out-of-turn': '3.3.2',
  'auction.barred': '3.2.19',
  'auction.is-over': '3.3.13',
  'auction.insufficient': '3.3.8, fn 22',
  'auction.hold-not-allowed': '3.3.8',
  'auction.jump': '3.3.8',
  'auction.misere-after-call': '3.3.9',
  'auction.silent-talon': '3.3.15, fn 23',
  'auction.blind-not-agreed': '3.3.19, fn 28',
  'auction.below-exit': '3.3.19, 3.7.8',
} as const;

export type AuctionFault = keyof typeof AUCTION_FAULTS;
