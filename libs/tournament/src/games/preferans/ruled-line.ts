import { isShown, rectificationsOf } from './shown-in-line.js';
import { type CodeOutcome, type CodeRectification, filledIn, mayBeAtFault, whoIsAtFault } from '#laws';
import { judgeDeal, lostValues, type Settings, type SheetLine } from '#preferans';
import { Rational, sameData } from '#scoring';
import type { SeatName } from '../../journal/names.js';
import type { CodeWay } from './line-ruling.js';

/** A way through the Code and what it ends in. */
export interface FoundByCode {
  readonly way: CodeWay;
  readonly outcome: CodeOutcome;
}

/**
 * What follows by the Preferans Code and is in none of the lines that a ruling writes; undefined: all of it is there. What
 * happens at the table (cards, leads, warnings) leaves no trace in a sheet.
 */
export function lackingIn(
  lines: readonly SheetLine[],
  found: readonly FoundByCode[],
  settings: Settings,
): { readonly law: string; readonly what: CodeRectification['kind'] } | undefined {
  const follows = found.flatMap(({ way, outcome: { law, rectifications } }) =>
    rectifications.map((one) => ({ way, law, one })),
  );
  // Who deals again is the next player where the same ruling says so (fn 12).
  const passes = follows.some(({ one }) => one.kind === 'deal-passes');
  const isThere = ({ way, law, one }: (typeof follows)[number]): boolean => {
    const { seat, proven, couldHaveBeen = [] } = way;
    switch (one.kind) {
      case 'redeal':
      case 'right-dealer-deals':
        return !lines.some(
          (line) =>
            line.kind === 'deal' || (line.kind === 'penalties' && line.dealPasses === true && !passes),
        );
      case 'deal-passes':
        return lines.some((line) => line.kind === 'penalties' && line.dealPasses);
      case 'result':
        return lines.some((line) => line.kind === 'ruling');
      case 'without-all':
        return lines.some((line) => line.kind === 'deal' && line.record.ended === 'without-all');
      case 'lost-value-on-offender': {
        if (seat === undefined) return true;
        if (!couldHaveBeen.every((record) => judgeDeal(record, settings).possible)) return false;
        const lost = lostValues(couldHaveBeen, seat, settings);
        // Where nobody else would have won anything nobody writes anything.
        if (couldHaveBeen.length > 0 && lost.size === 0) return true;
        return lines.some((line) => isLostValueWritten(line, lost, seat));
      }
      case 'tricks':
      case 'remise':
      case 'undertricks':
      case 'proven-undertricks':
        return lines.some((line) => isWritten(line, law, one, { seat, proven }, settings));
      default:
        return isShown(one, lines, { law, seat });
    }
  };
  const lacking = follows.find((one) => !isThere(one));
  return lacking && { law: lacking.law, what: lacking.one.kind };
}

function isWritten(
  line: SheetLine,
  law: string,
  one: CodeRectification,
  { seat: named, proven }: { readonly seat: SeatName | undefined; readonly proven: number | undefined },
  settings: Settings,
): boolean {
  const written = rectificationsOf(line);
  if (one.kind === 'remise') {
    return written.some(
      (known) =>
        known.kind === 'mountain' &&
        // Who deals the next line does not say.
        (known.seat === named || (named === undefined && one.to === 'dealer')) &&
        sameData(known, { kind: 'mountain', seat: known.seat, points: one.mountain, rule: law }),
    );
  }
  if (line.kind !== 'deal') return false;
  // What follows is found from the deal as it was before it was written there.
  const record = { ...line.record, rectifications: written.filter(({ rule }) => rule !== law) };
  const seat = whoIsAtFault(one, named, record);
  // Of somebody whose it cannot be nothing is written.
  if (seat === undefined) return named !== undefined || mayBeAtFault(one, record).length === 0;
  return filledIn(law, one, { seat, proven }, record, settings).every((wanted) =>
    written.some((known) =>
      // To which of two opponents a trick goes is for the judge to say (3.9.16.2).
      wanted.kind === 'transfer'
        ? known.kind === 'transfer' && known.from === wanted.from
        : sameData(known, wanted),
    ),
  );
}

/** Whether those who have lost something write it on the offender, by whichever rules. */
function isLostValueWritten(
  line: SheetLine,
  lost: ReadonlyMap<SeatName, Rational>,
  offender: SeatName,
): boolean {
  const written = rectificationsOf(line);
  return [...lost].every(([by, value]) =>
    written.some(
      (one) =>
        one.kind === 'whists' &&
        one.by === by &&
        one.on === offender &&
        Rational.from(one.whists).compare(value) === 0,
    ),
  );
}
