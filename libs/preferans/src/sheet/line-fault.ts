import { DEAL_FAULTS } from '../deal/deal-fault.js';

/** What cannot be a line of a sheet, with the rule of the Preferans Code that says so. */
export const LINE_FAULTS = {
  ...DEAL_FAULTS,
  /** The deal is of others than those who sit there. */
  'deal.players-not-at-table': '3.2.10',
  /** A board's number says who deals it. */
  'deal.dealer-not-of-board': '3.2.2',
  /** Who comes late to a tournament is seated by the judges, not by the table. */
  'sheet.joins': '3.1.2, fn 8',
  /** What comes of plans was agreed to be compensated by who insists, not ruled on by lot. */
  'sheet.plans-compensated': '3.8.5.1a',
  /** Two results for one deal are of the same game, by whichever plan. */
  'sheet.plans-of-two-games': '3.8.5.1b',
  /** Only who has passed or sits out dissents from the whister's plan. */
  'sheet.plan-not-disputed': '3.8.5.1',
} as const;

export type LineFault = keyof typeof LINE_FAULTS;
