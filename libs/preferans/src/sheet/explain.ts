import type { Sheet } from './sheet.js';
import { figuresOf, settle } from '../settlement/settlement.js';

/** Settles the sheet as it stands. */
export function settleSheet(sheet: Sheet): ReturnType<typeof settle> {
  return settle(figuresOf(sheet.entries, sheet.players), sheet.settings);
}
