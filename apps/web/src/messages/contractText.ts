import type { TFunction } from 'i18next';
import type { BridgeResult } from '#tournament';
import { signed } from './fieldText.js';

type Strain = 'C' | 'D' | 'H' | 'S' | 'NT';

/** The signs of the suits; no trumps have letters. */
export const STRAIN_SIGNS: Readonly<Record<Strain, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'NT' };

/** How a contract came out against what it was for: `=`, `+1`, `−2`. */
export function outcomeText(level: number, tricks: number): string {
  const over = tricks - (level + 6);
  return over === 0 ? '=' : signed(over);
}

/** The same in words for a screen reader: made, one over, 2 down. */
export function outcomeHeard(t: TFunction, over: number): string {
  if (over === 0) return t('contract.outcome.made');
  return t(over < 0 ? 'contract.outcome.down' : 'contract.outcome.over', { count: Math.abs(over) });
}

/** A contract in words for a screen reader: 4 spades doubled by South. */
export function contractHeard(
  t: TFunction,
  {
    level,
    strain,
    doubling,
    by,
  }: {
    readonly level: number;
    readonly strain: Strain;
    readonly doubling: '' | 'x' | 'xx';
    /** Who plays it, as it is called; undefined: that is not said. */
    readonly by: string | undefined;
  },
): string {
  const bid = t(`contract.bid.${strain}`, { count: level });
  const contract = doubling === '' ? bid : t(`contract.doubled.${doubling}`, { bid });
  return by === undefined ? contract : t('contract.by', { contract, by });
}

/** What was played, in words for a screen reader: 3 no trumps by East, 1 down. */
export function resultHeard(
  t: TFunction,
  { level, tricks, declarer, ...contract }: Extract<BridgeResult, { readonly kind: 'contract' }>,
): string {
  const said = contractHeard(t, { ...contract, level, by: t(`contract.seatName.${declarer}`) });
  return `${said}, ${outcomeHeard(t, tricks - level - 6)}`;
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
