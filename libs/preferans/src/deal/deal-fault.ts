import { AUCTION_FAULTS, type AuctionFault } from '../auction/auction-fault.js';

/** What cannot be in a deal's record, with the rule of the Preferans Code that says so. */
const OF_RECORDS = {
  'deal.dealer-not-at-table': '3.2.2',
  'deal.seat-not-at-table': '3.2.10',
  'deal.declarer-has-no-cards': '3.2.10',
  'deal.auction-unfinished': '3.3.13',
  'deal.not-the-auctions-winner': '3.3.13',
  'deal.all-pass-after-a-bid': '3.3.11',
  'deal.bid-was-passed-out': '3.3.12',
  'deal.contract-below-bid': '3.4.3',
  'deal.misere-not-bid': '3.3.9',
  'deal.misere-has-to-be-played': '3.3.11',
  'deal.below-exit': '3.7.8',
  'deal.opening-all-pass': '3.7.9',
  'deal.blind-not-agreed': '3.3.19, fn 28',
  'deal.blind-not-bid': '3.3.19',
  'deal.bid-blind': '3.3.19',
  'deal.whist-by-declarer': '3.8.1',
  'deal.whist-by-sitting-dealer': '3.8.8',
  'deal.whist-out-of-order': '3.8.1',
  'deal.whist-on-misere': '3.8.2, fn 50',
  'deal.whist-on-all-pass': '3.7.1',
  'deal.whist-after-half': '3.8.8.2',
  'deal.half-whist-level': '3.8.7',
  'deal.half-whist-not-offered': '3.8.7',
  'deal.whist-decision-missing': '3.8.1',
  'deal.six-spades-not-whisted': '3.8.9, fn 59',
  'deal.blind-six-not-whisted': '3.3.19',
  'deal.off-mountain': 'fn 74',
  'deal.talon-refused': '3.4.5, 3.4.10',
  'deal.open-with-two-whisters': '3.8.4',
  'deal.open-without-whist': '3.8.5',
  'deal.misere-halved-with-nobody': '3.6.9',
  'deal.misere-not-halved': '3.6.9',
  'deal.tricks-not-ten': '3.2.8, 3.9.5',
  'deal.tricks-of-unplayed-deal': '3.5.3',
  'deal.tricks-missing': '3.5.3',
  'deal.tricks-without-cards': '3.2.10',
  'deal.talon-tricks': '3.7.6',
  'deal.without-three': '3.5.4, fn 39',
  'deal.given-up': '3.5.4',
  'deal.rectified-beyond-tricks': '3.9.12',
  'deal.rectification-of-itself': '3.9.16.2',
  'deal.remise-of-nobody': '3.9.18',
} as const;

/** The rule of each fault of a record, those of its auction among them. */
export const DEAL_FAULTS = { ...OF_RECORDS, ...AUCTION_FAULTS } as const;

export type DealFault = keyof typeof OF_RECORDS | AuctionFault;
