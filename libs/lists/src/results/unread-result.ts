import { plain } from './result-text.js';

/** Which part of a result is wrong or missing, with what would be right where that can be said. */
export type UnreadPart =
  | { readonly part: 'contract' | 'points' }
  | { readonly part: 'declarer' | 'tricks' | 'declarer-and-tricks'; readonly right: string }
  /** More tricks than there are, or than could be lost. */
  | { readonly part: 'too-many'; readonly contract: string; readonly over: string }
  /** Something that is none of its parts. */
  | { readonly part: 'rest'; readonly rest: string };

const NUMBER = /^[+-]?\d+$/;
const BID = /[1-7](?:NT|N|S|H|D|C)(?:XX|X)?/;
const OVER = /=|[+-]\d{1,2}/;

/**
 * What keeps a result from being read.
 *
 * @param text of which `readResult` makes nothing, and in which something is written
 */
export function unreadPart(text: string): UnreadPart {
  const said = plain(text);
  if (NUMBER.test(said)) return { part: 'points' };
  const bid = BID.exec(said);
  if (!bid) return { part: 'contract' };
  const contract = bid[0].replace(/X+$/, (doubled) => doubled.toLowerCase());
  const before = said.slice(0, bid.index);
  const behind = said.slice(bid.index + contract.length);
  const [over] = OVER.exec(behind) ?? [];
  const others = before + (over === undefined ? behind : behind.replace(over, ''));
  const [declarer] = /^[NESW]/.exec(others) ?? [];
  const rest = declarer === undefined ? others : others.slice(1);
  const right = [contract, declarer ?? 'N', over ?? '='].join(' ');
  if (declarer !== undefined && over !== undefined && rest === '')
    return { part: 'too-many', contract, over };
  if (rest !== '') return { part: 'rest', rest };
  if (declarer === undefined) return { part: over === undefined ? 'declarer-and-tricks' : 'declarer', right };
  return { part: 'tricks', right };
}
