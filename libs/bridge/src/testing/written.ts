import { SEATS, type Card, type Seat } from '#cards';
import { CALLS, type Call } from '../auction/call.js';

/** Calls as they are written: `1S P 2Cx`, a dot for a seat before the dealer. */
export function calls(text: string): Call[] {
  return text
    .split(/\s+/)
    .filter((sign) => sign !== '' && sign !== '.')
    .map((sign) => {
      const call = CALLS.find(
        (one) => one === { P: 'pass', X: 'x', XX: 'xx' }[sign] || one === sign.replace(/N$/, 'NT'),
      );
      if (!call) throw new Error(`${sign} is no call`);
      return call;
    });
}

/** An auction as bridge books print it, North first: the dealer is the first seat without a dot. */
export function auction(text: string): { readonly calls: Call[]; readonly dealer: Seat } {
  const dots = text.split(/\s+/).filter((sign) => sign === '.').length;
  return { calls: calls(text), dealer: SEATS[dots]! };
}

/** Tricks as they are written, a line each, cards in the order in which they were played. */
export function cards(text: string): Card[] {
  return text.split(/\s+/).filter(Boolean) as Card[];
}
