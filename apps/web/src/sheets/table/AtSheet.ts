import type { Sheet } from '#preferans';
import type { BoardOnSheetSeen } from '../../play/sheetQueries.js';
import type { LineNow } from './linesNow.js';

/** A sheet as those at the table have written it, sent or not. */
export interface AtSheet {
  readonly lines: readonly LineNow[];
  readonly sheet: Sheet;
  /** The sheet before a line, from 1. */
  readonly before: (line: number) => Sheet;
  /** All deals that were agreed on are written. */
  readonly over: boolean;
  /** How many deals are played; null: that does not end it. */
  readonly deals: number | null;
  /** The boards that the table has still to play; none where it deals for itself. */
  readonly left: readonly BoardOnSheetSeen[];
  /** The one that is to be played; left out: the table deals for itself. */
  readonly board?: number | undefined;
}
