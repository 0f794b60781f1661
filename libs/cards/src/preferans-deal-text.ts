import { formatHand } from './hand.js';
import type { PreferansDeal } from './numbers/preferans-deal-number.js';

/**
 * A deal of preferans as text: the hands of the three players, clockwise, then the talon, each as `formatHand` has it;
 * 47 characters. `AKQJT987.AK.. .QJT987.AKQJ. ..T987.AKQJT9 ...87`.
 */
export function formatPreferansDeal({ hands, talon }: PreferansDeal): string {
  return [...hands, talon].map(formatHand).join(' ');
}
