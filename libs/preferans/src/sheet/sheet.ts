import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { Entry, EntryKind } from '../scoring/entry.js';
import { NO_SERIES, type Series } from './series.js';
import type { Bombs } from './bombs.js';

/** An entry, and the line of the sheet that wrote it, from 1. */
export interface WrittenEntry extends Entry {
  readonly line: number;
}

/** The sheet (пулька) at one moment. */
export interface Sheet {
  readonly settings: Settings;
  /** Three or four, clockwise from North. */
  readonly players: readonly Seat[];
  /** Every entry, in the order in which they came. */
  readonly entries: readonly WrittenEntry[];
  /** How many lines there are, void deals and penalties among them. */
  readonly lines: number;
  /** How many deals were played. */
  readonly deals: number;
  /** Whose deal it is. */
  readonly dealer: Seat;
  readonly series: Series;
  readonly bombs: Bombs;
}

/** An empty sheet. */
export function openSheet(settings: Settings, players: readonly Seat[], firstDealer: Seat): Sheet {
  return {
    settings,
    players,
    entries: [],
    lines: 0,
    deals: 0,
    dealer: firstDealer,
    series: NO_SERIES,
    bombs: {},
  };
}

/** A column of the sheet: one's pool, mountain or adjustments, or one's whists on another. */
export interface Column {
  readonly seat: Seat;
  readonly kind: EntryKind;
  readonly on?: Seat;
}

/** The entries of a column, in their order. */
export function columnOf(
  { entries }: Pick<Sheet, 'entries'>,
  { seat, kind, on }: Column,
): readonly WrittenEntry[] {
  return entries.filter(
    (one) => one.seat === seat && one.kind === kind && (on === undefined || one.on === on),
  );
}

/** What a column comes to. */
export function figureOf(sheet: Pick<Sheet, 'entries'>, column: Column): Rational {
  return Rational.sum(columnOf(sheet, column).map(({ amount }) => amount));
}

/** A column as players write it: what it came to after each entry, `2.6.10`. */
export function chainOf(sheet: Pick<Sheet, 'entries'>, column: Column): readonly Rational[] {
  let total = Rational.ZERO;
  return columnOf(sheet, column).map(({ amount }) => (total = total.add(amount)));
}

/** What each player's pool comes to. */
export function poolsOf(sheet: Pick<Sheet, 'entries' | 'players'>): Readonly<Record<string, Rational>> {
  return Object.fromEntries(sheet.players.map((seat) => [seat, figureOf(sheet, { seat, kind: 'pool' })]));
}

/** Whether a player's pool is played to its size. */
export function isPoolClosed(sheet: Sheet, seat: Seat): boolean {
  const { poolSize } = sheet.settings;
  return poolSize !== null && figureOf(sheet, { seat, kind: 'pool' }).compare(Rational.from(poolSize)) >= 0;
}

/** Whether every pool is closed. */
export function arePoolsClosed(sheet: Sheet): boolean {
  return sheet.players.every((seat) => isPoolClosed(sheet, seat));
}

/** Whether the game is at its end: the pools are closed and, where it was agreed, the mountains written off. */
export function isGameOver(sheet: Sheet): boolean {
  if (!arePoolsClosed(sheet)) return false;
  if (sheet.settings.endsAt === 'pools-closed') return true;
  return sheet.players.every(
    (seat) => figureOf(sheet, { seat, kind: 'mountain' }).compare(Rational.ZERO) <= 0,
  );
}
