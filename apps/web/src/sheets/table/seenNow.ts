import { toldEntry, toldParts } from '#preferans';
import { playersAt } from '../playersAt.js';
import type { Unsent } from '../../offline/outbox.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import type { AtSheet } from './AtSheet.js';

/** Which state of the sheet it will be in, and what everybody has said of it, once everything has been sent. */
export function saidNow(
  seen: SheetSeen,
  unsent: readonly Unsent[],
): Pick<SheetSeen, 'entry' | 'status' | 'signed' | 'disputed'> {
  const players = playersAt(seen).length;
  return unsent.reduce<Pick<SheetSeen, 'entry' | 'status' | 'signed' | 'disputed'>>((said, command) => {
    const { name, body } = command;
    if (!name.startsWith('sheet.') || body.table !== seen.table) return said;
    if (!('round' in body) || body.round !== seen.round) return said;
    if (name === 'sheet.sign') {
      const signed = [...said.signed, body.seat];
      return { ...said, signed, status: signed.length >= players ? 'agreed' : said.status };
    }
    if (name === 'sheet.dispute') return { ...said, signed: [], status: 'disputed', disputed: body.seat };
    if (name === 'sheet.use-time') return said;
    return { entry: said.entry + 1, signed: [], status: 'open', disputed: null };
  }, seen);
}

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
    parts: toldParts(sheet).map((part) => ({
      ...part,
      whists: [...part.whists],
      terms: [...part.terms],
      contestant: seen.seated[part.seat]!,
    })),
  };
}
