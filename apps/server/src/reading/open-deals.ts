import { parseDeal } from '#cards';
import { formatTricks } from '#double-dummy';
import { writePbn, type DealInFile, type PbnEvent } from '#interchange';
import type { OpenDealSeen } from '#projections';

/** Open deals of bridge in PBN, with the double-dummy table where all of it is known; nothing where none is open. */
export function pbnOf(deals: readonly OpenDealSeen[], event: PbnEvent): Uint8Array {
  if (deals.length === 0) return new Uint8Array();
  return writePbn({ deals: openDealsOf(deals) }, event);
}

/** Open deals as files have them. */
export function openDealsOf(deals: readonly OpenDealSeen[]): DealInFile[] {
  return deals.map(({ board, deal, doubleDummy }) => ({
    board,
    deal: parseDeal(deal),
    ...(doubleDummy?.par && { doubleDummy: digitsOf(doubleDummy.tricks) }),
  }));
}

type Tricks = NonNullable<OpenDealSeen['doubleDummy']>['tricks'];

/** The twenty signs of double-dummy results that are all known. */
function digitsOf(tricks: Tricks): string {
  return formatTricks(tricks as Parameters<typeof formatTricks>[0]);
}
