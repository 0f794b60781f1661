import { toldEntry, toldParts } from '#preferans';
import type { SheetSeen } from '../sheetQueries.js';
import type { AtSheet } from './AtSheet.js';

/**
 * The sheet as it will be once everything has been sent: what the server has told, where nothing is on its way, or where
 * deals stand for themselves.
 */
export function seenNow(seen: SheetSeen, { lines, sheet }: Pick<AtSheet, 'lines' | 'sheet'>): SheetSeen {
  const isTold = lines.length === seen.lines.length && lines.every(({ unsent }) => !unsent);
  if (isTold || seen.boards.length > 0) return seen;
  return {
    ...seen,
    dealer: sheet.dealer,
    deals: sheet.deals,
    lines: lines.map(({ line, what, unsent }) => ({
      line,
      what,
      flags: unsent ? [] : (seen.lines[line - 1]?.flags ?? []),
      entries: sheet.entries.filter((entry) => entry.line === line).map(toldEntry),
    })),
    parts: toldParts(sheet).map((part) => ({ ...part, contestant: seen.seated[part.seat]! })),
  };
}
