import type { Edition } from './edition.js';

/** A misdeal, or a card that a player may have seen, found before the auction begins. Law 6D. */
export interface Misdeal {
  /** Whether the board was duplicated from a deal that other tables have as well. Law 6F. */
  readonly duplicated: boolean;
  /** Whether the director has ordered a new deal. */
  readonly ordered: boolean;
  /** Whether a contestant of a match of teams could know its result without this board. */
  readonly matchResultKnown: boolean;
}

export type MisdealRuling =
  | { readonly kind: 'redeal' }
  | { readonly kind: 'play-on' }
  | { readonly kind: 'adjusted-score'; readonly law: '86C' | '86A' };

/** Whether the board is dealt again. */
export function afterMisdeal(
  { duplicated, ordered, matchResultKnown }: Misdeal,
  edition: Edition,
): MisdealRuling {
  if (matchResultKnown) return { kind: 'adjusted-score', law: edition < 2017 ? '86C' : '86A' };
  return duplicated && !ordered ? { kind: 'play-on' } : { kind: 'redeal' };
}
