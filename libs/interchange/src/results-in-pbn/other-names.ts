import type { ValueFault } from '../faults/unreadable.js';
import { TITLE } from './sessions-in-pbn.js';

/** The names of a contestant as a row has them. */
export interface NamesInRow {
  readonly contestant: string;
  readonly names: readonly string[];
  readonly line: number;
  readonly board?: number;
}

/** Names of contestants that are others than an earlier row has for them, in whichever order; each once. */
export function otherNames(rows: readonly NamesInRow[]): ValueFault[] {
  const known = new Map<string, { readonly first: readonly string[]; readonly seen: Set<string> }>();
  return rows.flatMap(({ contestant, names, line, board }): ValueFault[] => {
    if (names.length === 0) return [];
    const key = JSON.stringify(names.toSorted());
    const one = known.get(contestant);
    if (!one) {
      known.set(contestant, { first: names, seen: new Set([key]) });
      return [];
    }
    if (one.seen.has(key)) return [];
    one.seen.add(key);
    const place = { format: TITLE, line, path: 'Names', ...(board !== undefined && { board }) };
    const other = `${contestant}: ${one.first.join(', ')}`;
    return [{ code: 'interchange.contradiction', ...place, found: names.join(', '), other }];
  });
}
