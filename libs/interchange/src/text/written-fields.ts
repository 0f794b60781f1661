import type { Seat, Vulnerability } from '#cards';
import { boardIn, plainValue, saysNothing, seatIn, sideIn } from './written-values.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';

const VULNERABILITIES: readonly (readonly [Vulnerability, RegExp])[] = [
  [
    'none',
    /^(none|nil|no|nobody|no ?one|neither|nill|not|love( all)?|-+|o|0|z|none? vul(nerable)?|nikt|niko)\.?$/,
  ],
  ['NS', /^n$/],
  ['EW', /^e$/],
  [
    'both',
    /^(all|both|b|a|game( all)?|everybody|everyone|ns ?\/? ?ew|all vul(nerable)?|both vul(nerable)?|obie|wszyscy)\.?$/,
  ],
];

/** A vulnerability in any usual way: `None`, `Love all`, `N-S`, `N/S`, `Both`; nothing for anything else. */
export function vulnerabilityIn(text: string): Vulnerability | undefined {
  const plain = plainValue(text).toLowerCase();
  const side = sideIn(plain.replace(/ ?vul(nerable)?\.?$/, ''));
  return side ?? VULNERABILITIES.find(([, written]) => written.test(plain))?.[0];
}

/** A dealer as files write it; nothing where they do not say. @throws UnreadableDeals */
export function readDealer(text: string, place: DealPlace): Seat | undefined {
  if (saysNothing(text)) return undefined;
  return seatIn(text) ?? refuse({ ...place, code: 'deal-file.no-dealer', found: text });
}

/** A vulnerability as files write it; nothing where they do not say. @throws UnreadableDeals */
export function readVulnerability(text: string, place: DealPlace): Vulnerability | undefined {
  if (isUnsaid(text)) return undefined;
  return vulnerabilityIn(text) ?? refuse({ ...place, code: 'deal-file.no-vulnerability', found: text });
}

/** The number of a board; nothing where the file does not say. @throws UnreadableDeals */
export function readBoard(text: string, place: DealPlace): number | undefined {
  if (saysNothing(text)) return undefined;
  return boardIn(text) ?? refuse({ ...place, code: 'deal-file.no-board', found: text });
}

/** Whether a field says nothing: it is empty, or `?`. */
export function isUnsaid(text: string): boolean {
  return text.trim() === '' || text.trim() === '?';
}

/** Whether a text says nothing of any hand: programs also write `-` for all four. */
export function isNoDeal(text: string): boolean {
  return isUnsaid(text) || /^[\s-]*$/.test(text);
}
