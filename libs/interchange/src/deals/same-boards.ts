import { formatDeal } from '#cards';
import type { DealInFile } from './deal-file.js';
import { refuse, type DealPlace, type FirstPlace } from './unreadable-deals.js';

/** A deal as it was read, and where. */
export interface ReadDeal {
  readonly at: DealPlace;
  readonly one: DealInFile;
  /** Of which event of the file it is, by tags of PBN; left out in formats without events. */
  readonly event?: Readonly<Record<string, string>>;
}

/**
 * Deals without those that stand there again, as of both rooms of a match; the first of each stays, with what others say
 * of it. A board may have another deal in another event of the file: then each deal says of which it is.
 *
 * @throws UnreadableDeals which names the first line or record where a board is other than before
 */
export function oncePerBoard(read: readonly ReadDeal[]): DealInFile[] {
  const kept: ReadDeal[] = [];
  const places = new Map<string, number>();
  const inEvents = new Map<string, number>();
  for (const { at, one, event = {} } of read) {
    const name = `${one.board} ${formatDeal(one.deal)}`;
    const inEvent = JSON.stringify([one.board, event]);
    const place = places.get(name) ?? kept.length;
    const before = kept[inEvents.get(inEvent) ?? place];
    if (before && formatDeal(before.one.deal) !== formatDeal(one.deal))
      refuseOtherwise(at, one.board, before.at);
    kept[place] = {
      at: kept[place]?.at ?? at,
      one: merged(kept[place], { at, one }),
      event: kept[place]?.event ?? event,
    };
    places.set(name, place);
    inEvents.set(inEvent, place);
  }
  const isAmbiguous = new Set(kept.map(({ one }) => one.board)).size < kept.length;
  return kept.map(({ one, event = {} }) => (isAmbiguous ? { ...one, event } : one));
}

/** Boards that a file names without giving a deal of them anywhere, each once. */
export function namedWithout(named: readonly number[], read: readonly ReadDeal[]): number[] {
  const given = new Set(read.map(({ one }) => one.board));
  return [...new Set(named)].filter((board) => !given.has(board));
}

/** A deal with what is said of it where it stands again. @throws UnreadableDeals where that is something else */
function merged(before: ReadDeal | undefined, { at, one }: ReadDeal): DealInFile {
  if (!before) return one;
  for (const field of ['dealer', 'vulnerable', 'doubleDummy'] as const) {
    if (before.one[field] !== undefined && one[field] !== undefined && before.one[field] !== one[field])
      refuseOtherwise(at, one.board, before.at);
  }
  return { ...one, ...before.one };
}

function refuseOtherwise(at: DealPlace, board: number, before: DealPlace): never {
  return refuse({ ...at, board, code: 'deal-file.board-otherwise', ...firstPlace(before) });
}

/** Where something stood first. */
export function firstPlace({ line, record }: DealPlace): FirstPlace {
  return {
    ...(line !== undefined && { firstLine: line }),
    ...(record !== undefined && { firstRecord: record }),
  };
}
