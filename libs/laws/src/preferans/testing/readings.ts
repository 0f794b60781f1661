import { CODE_REGULATION, type CodeRegulation } from '../terms/regulation.js';

/** The Code otherwise than tournaments read it, one setting at a time. */
const OTHERWISE: readonly Partial<CodeRegulation>[] = [
  { wrongCountDeadline: 'deal-ends' },
  { wrongCountDeadline: 'auction-begins' },
  { wrongCountDeadline: 'auction-ends' },
  { dealingErrorDeadline: 'deal-ends' },
  { dealerTurnDeadline: 'deal-ends' },
  { jumps: 'refused' },
  { misereBeatenBy: 10 },
  { auctionEndsOverMisere: false },
  { misereHalved: false },
  { allPassTalon: 'closed' },
  { extraCardInPlay: 'discarded' },
  { talonRefusal: 5 },
  { changedTalon: 'dealer-draws' },
  { disputedPlan: 'compensation' },
];

/** The Code as tournaments read it, and in every other reading. */
export const READINGS: readonly { readonly name: string; readonly regulation: CodeRegulation }[] = [
  { name: 'tournament', regulation: CODE_REGULATION },
  ...OTHERWISE.map((otherwise) => ({
    name: Object.entries(otherwise).flat().join('='),
    regulation: { ...CODE_REGULATION, ...otherwise },
  })),
];
