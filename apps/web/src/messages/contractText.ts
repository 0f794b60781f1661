import { signed } from './fieldText.js';

type Strain = 'C' | 'D' | 'H' | 'S' | 'NT';

/** The signs of the suits; no trumps have letters. */
export const STRAIN_SIGNS: Readonly<Record<Strain, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'NT' };

/** How a contract came out against what it was for: `=`, `+1`, `−2`. */
export function outcomeText(level: number, tricks: number): string {
  const over = tricks - (level + 6);
  return over === 0 ? '=' : signed(over);
}

/** The sign of a double: `×`, `××`. */
export function doublingText(doubling: '' | 'x' | 'xx'): string {
  return doubling.replaceAll('x', '×');
}

/** A card as it is read: `♠K`, `♥10`. */
export function cardText(card: string): { readonly suit: 'S' | 'H' | 'D' | 'C'; readonly rank: string } {
  const rank = card.slice(1);
  return { suit: card[0] as 'S' | 'H' | 'D' | 'C', rank: rank === 'T' ? '10' : rank };
}
