import type { Seat } from '#cards';
import { settleSheet } from './explain.js';
import type { SettledTerm } from '../settlement/settlement.js';
import type { Entry } from '../scoring/entry.js';
import { drawnSheet } from './drawn-sheet.js';
import type { Sheet } from './sheet.js';

/** An entry as documents and phones tell it; exact numbers as text. */
export type ToldEntry = {
  readonly seat: Seat;
  readonly kind: Entry['kind'];
  readonly on: Seat | null;
  readonly amount: string;
  readonly count: string;
  readonly price: string;
  readonly rule: string;
  readonly because: Entry['because'];
};

/** A term of a balance; exact numbers as text. */
export type ToldTerm = {
  readonly of: SettledTerm['of'];
  readonly rule: string;
  readonly whists: string;
  readonly opponent: Seat | null;
  readonly figure: string | null;
  readonly mean: string | null;
  readonly unit: string | null;
};

/** A player's part of the sheet as it is told: what each column came to after each entry, `2.6.10`. */
export type ToldPart = {
  readonly seat: Seat;
  readonly pool: string;
  readonly mountain: string;
  readonly whists: readonly { readonly on: Seat; readonly chain: string }[];
  readonly adjustment: string;
  /** What the player would have if the game ended now, in whists; with the terms that add up to it. */
  readonly balance: string;
  readonly terms: readonly ToldTerm[];
};

/** An entry, its exact numbers as text. */
export function toldEntry({ seat, kind, on, amount, count, price, rule, because }: Entry): ToldEntry {
  const figures = { amount: `${amount}`, count: `${count}`, price: `${price}` };
  return { seat, kind, on: on ?? null, ...figures, rule, because };
}

/** The parts of a sheet with their balances, clockwise from North, exact numbers as text. */
export function toldParts(sheet: Sheet): readonly ToldPart[] {
  const settled = new Map(settleSheet(sheet).map((one) => [one.seat, one]));
  return drawnSheet(sheet).map((part) => {
    const { balance, terms } = settled.get(part.seat)!;
    return {
      ...part,
      balance: `${balance}`,
      terms: terms.map(toldTerm),
    };
  });
}

/** A term of a balance, its exact numbers as text. */
export function toldTerm({ of, rule, whists, opponent, figure, mean, unit }: SettledTerm): ToldTerm {
  return {
    of,
    rule,
    whists: `${whists}`,
    opponent: opponent ?? null,
    figure: figure === undefined ? null : `${figure}`,
    mean: mean === undefined ? null : `${mean}`,
    unit: unit === undefined ? null : `${unit}`,
  };
}
