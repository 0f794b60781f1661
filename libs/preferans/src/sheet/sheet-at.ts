import { SEATS, type Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { ruleOnPlans } from '../ruling/disputed-plan.js';
import type { Entry } from '../scoring/entry.js';
import { rectificationEntries } from '../scoring/rectification-entries.js';
import { nextPlayer } from '../table/table-seats.js';
import { bombsAfter } from './bombs.js';
import { entriesOf } from './entries-of.js';
import { joiningEntries } from './joining.js';
import { seriesAfter } from './series.js';
import { termsIn } from './terms-in-sheet.js';
import { openSheet, type Sheet } from './sheet.js';
import type { SheetLine } from './sheet-line.js';

/**
 * The sheet after lines: at any moment, it is the sheet after the lines till then.
 *
 * @param lines possible ones, in the order in which they were written
 */
export function sheetAt(
  lines: readonly SheetLine[],
  start: { readonly settings: Settings; readonly players: readonly Seat[]; readonly firstDealer: Seat },
): Sheet {
  return lines.reduce(sheetAfter, openSheet(start.settings, start.players, start.firstDealer));
}

/** The sheet after one more line. */
export function sheetAfter(sheet: Sheet, line: SheetLine): Sheet {
  switch (line.kind) {
    case 'deal':
      return afterDeal(sheet, line.record);
    case 'void':
    case 'withdrawn':
      return written(sheet, []);
    case 'penalties': {
      const after = written(sheet, rectificationEntries(line.rectifications));
      return line.dealPasses ? { ...after, dealer: nextPlayer(sheet.dealer, sheet.players) } : after;
    }
    case 'ruling': {
      const ruled = ruleOnPlans(line.ruling, sheet.settings, termsIn(sheet, line.ruling.ofWhister));
      return afterDeal(sheet, ruled.written, ruled.adjustments);
    }
    case 'joins': {
      const after = written(sheet, joiningEntries(sheet, line.seat));
      // He sits down on the left of who dealt last, and deals (3.1.2).
      const players = SEATS.filter((seat) => seat === line.seat || sheet.players.includes(seat));
      return { ...after, players, dealer: line.seat };
    }
    default:
      return line satisfies never;
  }
}

function afterDeal(sheet: Sheet, record: DealRecord, besides: readonly Entry[] = []): Sheet {
  const { settings, series, bombs, players } = sheet;
  const stays = record.played.kind === 'all-pass' && settings.allPassDeal === 'stays';
  return {
    ...written(sheet, [...entriesOf(record, sheet), ...besides]),
    deals: sheet.deals + 1,
    dealer: stays ? record.dealer : nextPlayer(record.dealer, players),
    series: seriesAfter(series, record, settings),
    bombs: bombsAfter(bombs, record, settings, series.blind),
  };
}

function written(sheet: Sheet, entries: readonly Entry[]): Sheet {
  const line = sheet.lines + 1;
  return { ...sheet, lines: line, entries: [...sheet.entries, ...entries.map((one) => ({ ...one, line }))] };
}
