import type { CodeRectification } from '#laws';
import { countedTricks, type DealRecord, type Rectification, type SheetLine } from '#preferans';
import type { SeatName } from '../../journal/names.js';

/** How many tricks of an all-pass who is at fault has at the least: a fault in the last trick is free (3.9.21). */
const LEAST_TAKEN = { 'first-two': 2, all: 10, rest: 1 } as const;

/**
 * Whether the lines of a ruling show what follows from a rule without being a rectification with figures of its own: tricks of an all-pass
 * that go to who is at fault (3.2.19, 3.9.14.3), a shared misère (3.6.9), whists as compensation, whose amount the judge
 * finds (3.2.16, 3.8.5.1a).
 *
 * @param law the rule that it follows from
 * @param seat who is at fault
 * @returns true also for what leaves no trace in a sheet
 */
export function isShown(
  one: CodeRectification,
  lines: readonly SheetLine[],
  { law, seat }: { readonly law: string; readonly seat?: SeatName | undefined },
): boolean {
  const records = lines.flatMap((line) => (line.kind === 'deal' ? [line.record] : []));
  switch (one.kind) {
    case 'takes':
      return records.some(
        (record) =>
          record.played.kind === 'all-pass' &&
          seat !== undefined &&
          countedTricks(record, seat).won >= LEAST_TAKEN[one.tricks],
      );
    // Halves are agreed at the table: of a deal that is not the ruling's nothing is said.
    case 'misere-shared':
      return records.every(isHalved);
    case 'invitation-void':
      return !records.some(isHalved);
    case 'dealer-compensates':
    case 'compensation-from-insister':
      return lines
        .flatMap(rectificationsOf)
        .some(
          (written) =>
            written.kind === 'whists' &&
            written.rule.split(', ').includes(law) &&
            (seat === undefined || written.on === seat),
        );
    default:
      return true;
  }
}

/** What a line writes besides the tricks that were won. */
export function rectificationsOf(line: SheetLine): readonly Rectification[] {
  if (line.kind === 'penalties') return line.rectifications;
  return line.kind === 'deal' ? line.record.rectifications : [];
}

function isHalved({ played }: DealRecord): boolean {
  return played.kind === 'misere' && played.halved === true;
}
