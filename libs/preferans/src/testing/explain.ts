import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { EntryReason } from '../scoring/entry.js';
import { columnOf, type Column, type Sheet } from '../sheet/sheet.js';
import type { SettledTerm } from '../settlement/settlement.js';
import { settleSheet } from '../sheet/explain.js';

/** One line of an explanation: what it adds, why, and by which rule. */
export interface ExplainedLine {
  readonly because: EntryReason | SettledTerm['of'];
  readonly rule: string;
  readonly amount: Rational;
  /** The line of the sheet that it comes from, and so many at a price: of a column. */
  readonly line?: number;
  readonly count?: Rational;
  readonly price?: Rational;
  /** Whose whists, of a balance. */
  readonly opponent?: Seat;
  /** The figure, the mean it is compared with and what a point is worth: of pools and mountains in a balance. */
  readonly figure?: Rational;
  readonly mean?: Rational;
  readonly unit?: Rational;
}

/** A figure, and the lines that add up to it. */
export interface Explanation {
  readonly figure: Rational;
  readonly lines: readonly ExplainedLine[];
}

/** A figure of the sheet, entry by entry. */
export function explainColumn(sheet: Pick<Sheet, 'entries'>, column: Column): Explanation {
  return added(
    columnOf(sheet, column).map(({ because, rule, amount, line, count, price }) => ({
      because,
      rule,
      amount,
      line,
      count,
      price,
    })),
  );
}

/** A player's balance, term by term. */
export function explainBalance(sheet: Sheet, seat: Seat): Explanation {
  const settled = settleSheet(sheet).find((one) => one.seat === seat);
  return added(
    (settled?.terms ?? []).map(({ of, rule, whists, ...details }) => ({
      because: of,
      rule,
      amount: whists,
      ...details,
    })),
  );
}

function added(lines: readonly ExplainedLine[]): Explanation {
  return { figure: Rational.sum(lines.map(({ amount }) => amount)), lines };
}
