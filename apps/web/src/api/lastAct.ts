import type { QueryClient } from '@tanstack/react-query';
import type { Commands } from './schemas.js';
import { stored } from './stored.js';

/** An act that was carried out, with what was shown before it. */
export interface Act<Name extends keyof Commands = keyof Commands> {
  readonly tournament: string;
  readonly name: Name;
  readonly body: Commands[Name];
  /** The same action on others just before, which is undone with it. */
  readonly also?: readonly Commands[Name][];
  /** The page to which it belongs: where it was done, or to which it led. */
  readonly page: string;
  /** The last line that it wrote. */
  readonly position: number;
  /** What was read of the tournament before, by the keys of its readings. */
  readonly before: ReadonlyMap<string, unknown>;
}

/** The last action of this page: it can be undone until the next one. */
export const lastAct = stored<Act | undefined>(undefined);

/** Whether an action on one page can be undone on another: all parts of a director’s desk are one place. */
export function isSamePlace(one: string, other: string): boolean {
  const placeOf = (page: string) => page.replace(/(\/room)\/.*$/, '$1');
  return placeOf(one) === placeOf(other);
}

/** What the page shows of a tournament now, by the keys of its readings. */
export function readingsNow(client: QueryClient, tournament: string): ReadonlyMap<string, unknown> {
  const held = client.getQueriesData({ predicate: ({ queryKey }) => queryKey.includes(tournament) });
  return new Map(held.map(([key, data]) => [JSON.stringify(key), data]));
}
