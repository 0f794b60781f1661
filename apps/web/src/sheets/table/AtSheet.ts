import type { Sheet } from '#preferans';
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
}
