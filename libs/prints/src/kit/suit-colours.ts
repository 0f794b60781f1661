/** Suits in the two colours of cards, or each in its own. */
export const SUIT_COLOURS = ['two', 'four'] as const;
export type SuitColours = (typeof SUIT_COLOURS)[number];
