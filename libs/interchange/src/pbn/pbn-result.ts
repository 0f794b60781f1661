import type { Seat } from '#cards';
import { refuse, type DealPlace, type Expected } from '../faults/unreadable.js';
import { contractIn, saysNothing, saysNotPlayed, seatIn, tricksIn } from '../text/written-values.js';
import type { Doubling, Level, Strain } from '#scoring';

/** A contract as `Contract` has it, or the pass of all four. */
export type PbnContract =
  | { readonly level: Level; readonly strain: Strain; readonly doubling: Doubling }
  | 'passed-out';

/** A value and where it stands. */
export interface PlacedText {
  readonly text: string;
  readonly place: DealPlace;
}

/** What came of a board by three values; what they do not say is left out. */
export interface PbnResult {
  readonly contract?: PbnContract;
  readonly declarer?: Seat;
  readonly tricks?: number;
  /** What stands where four passes have neither declarer nor tricks, and is neither nothing nor a seat. */
  readonly besidePass?: readonly (PlacedText & { readonly name: 'Declarer' | 'Result' })[];
}

/**
 * What `Contract`, `Declarer` and `Result` say together, in any usual way.
 *
 * @throws UnreadableDeals which names the first of them that tells nothing that is known
 */
export function readPbnResult({
  contract: written,
  declarer: by,
  result,
}: Readonly<Record<'contract' | 'declarer' | 'result', PlacedText>>): PbnResult {
  const contract = isUntold(written.text)
    ? undefined
    : (contractIn(written.text) ?? wrong(written, 'contract'));
  if (contract === 'passed-out') {
    const [seat, tricks] = [seatIn(by.text), tricksIn(result.text, {})];
    const beside = besidePass(by, result);
    return {
      contract,
      ...(seat && { declarer: seat }),
      ...(tricks !== undefined && { tricks }),
      ...(beside.length > 0 && { besidePass: beside }),
    };
  }
  const declarer = saysNothing(by.text) ? contract?.declarer : (seatIn(by.text) ?? wrong(by, 'declarer'));
  // What the contract says besides must not be otherwise.
  if (contract?.declarer && contract.declarer !== declarer) wrong(by, 'declarer');
  const level = contract?.level;
  const beside = contract?.result === undefined ? undefined : tricksIn(contract.result, { level, declarer });
  if (contract?.result !== undefined && beside === undefined) wrong(written, 'contract');
  const isAlone = isUntold(result.text) && contract?.result !== undefined;
  const told = isAlone ? { ...result, text: contract.result } : result;
  const tricks = isUntold(told.text)
    ? undefined
    : (tricksIn(told.text, { level, declarer }) ?? wrongResult(told, by, { level, declarer }));
  if (beside !== undefined && beside !== tricks) wrong(result, 'result');
  return {
    ...(contract && {
      contract: { level: contract.level, strain: contract.strain, doubling: contract.doubling },
    }),
    ...(declarer && { declarer }),
    ...(tricks !== undefined && { tricks }),
  };
}

/** Programs write the dealer as declarer of four passes, and the pass, or 0, as their result. */
function besidePass(by: PlacedText, result: PlacedText): NonNullable<PbnResult['besidePass']> {
  const isNothing = (text: string) => isUntold(text) || contractIn(text) === 'passed-out';
  return [
    ...(isNothing(by.text) || seatIn(by.text) ? [] : [{ ...by, name: 'Declarer' as const }]),
    ...(isNothing(result.text) || /^[+-]?0$|^=$/.test(result.text.trim())
      ? []
      : [{ ...result, name: 'Result' as const }]),
  ];
}

/** Whether a value tells no contract and no result: nothing, that it was not played, or the trumps of an end position. */
function isUntold(text: string): boolean {
  return saysNothing(text) || saysNotPlayed(text) || /^\s*(NT|[SHDC])\s*$/i.test(text);
}

/** Tricks of a side say nothing of declarer as long as nobody knows who that is. */
function wrongResult(
  result: PlacedText,
  by: PlacedText,
  { level, declarer }: { readonly level: number | undefined; readonly declarer: Seat | undefined },
): never {
  const isOfSide = !declarer && level !== undefined && tricksIn(result.text, { declarer: 'N' }) !== undefined;
  return isOfSide ? wrong(by, 'declarer') : wrong(result, 'result');
}

function wrong({ text, place }: PlacedText, expected: Expected): never {
  return refuse({ ...place, code: 'deal-file.expected', expected, found: text.slice(0, 20) });
}
