import { formatDeal, parseDeal } from '#cards';
import type { DealInFile } from './deal-file.js';
import { refuse, type DealFileFault, type DealPlace, type FirstPlace } from '../faults/unreadable.js';

/** A deal as it was read, and where. */
export interface ReadDeal {
  readonly at: DealPlace;
  readonly one: DealInFile;
  /** Of which event of the file it is, by tags of PBN; left out in formats without events. */
  readonly event?: Readonly<Record<string, string>>;
  /** What of it is not whole, and is left out. */
  readonly leftOut?: DealFileFault;
}

/** A deal that stays, by its cards as a text, which takes far less memory than the cards themselves. */
interface KeptDeal extends Omit<ReadDeal, 'one' | 'leftOut'> {
  readonly text: string;
  readonly one: Omit<DealInFile, 'deal'> & Partial<Pick<DealInFile, 'deal'>>;
}

/**
 * Deals as they are read, without those that stand there again, as of both rooms of a match; the first of each stays,
 * with what others say of it. A board may have another deal in another event of the file: then each deal says of which
 * it is.
 */
export class DealsOnce {
  readonly #kept: KeptDeal[] = [];
  readonly #places = new Map<string, number>();
  readonly #inEvents = new Map<string, number>();
  readonly #events = new Map<string, ReadDeal['event']>();
  readonly #keepsCards: boolean;

  /** @param keepsCards otherwise no more than their texts are kept, from which they are made again when they are wanted */
  constructor(keepsCards = true) {
    this.#keepsCards = keepsCards;
  }

  /** @throws UnreadableDeals which names the first line or record where a board is other than before */
  add({ at, one, event = {} }: ReadDeal): void {
    const text = formatDeal(one.deal);
    const name = `${one.board} ${text}`;
    const eventText = JSON.stringify(event);
    if (!this.#events.has(eventText)) this.#events.set(eventText, event);
    const inEvent = `${one.board} ${eventText}`;
    const place = this.#places.get(name) ?? this.#kept.length;
    const before = this.#kept[this.#inEvents.get(inEvent) ?? place];
    if (before && before.text !== text) refuseOtherwise(at, one.board, before.at);
    const { deal, ...rest } = one;
    const first = this.#kept[place];
    this.#kept[place] = {
      at: first?.at ?? at,
      text,
      one: merged(first, { at, one: this.#keepsCards ? { ...rest, deal } : rest }),
      event: first?.event ?? this.#events.get(eventText)!,
    };
    this.#places.set(name, place);
    this.#inEvents.set(inEvent, place);
  }

  /** The deals in the order of the file. */
  deals(): DealInFile[] {
    const isAmbiguous = new Set(this.#kept.map(({ one }) => one.board)).size < this.#kept.length;
    return this.#kept.map(({ one, text, event = {} }) => ({
      ...one,
      deal: one.deal ?? parseDeal(text),
      ...(isAmbiguous && { event }),
    }));
  }

  /** The boards that have a deal. */
  boards(): readonly number[] {
    return this.#kept.map(({ one }) => one.board);
  }
}

/** The same of deals that are all there. @throws UnreadableDeals */
export function oncePerBoard(read: readonly ReadDeal[]): DealInFile[] {
  const once = new DealsOnce();
  for (const one of read) once.add(one);
  return once.deals();
}

/** Boards that a file names without giving a deal of them anywhere, each once. */
export function namedWithout(named: readonly number[], dealt: readonly number[]): number[] {
  const given = new Set(dealt);
  return [...new Set(named)].filter((board) => !given.has(board));
}

/** A deal with what is said of it where it stands again. @throws UnreadableDeals where that is something else */
function merged(
  before: Pick<KeptDeal, 'at' | 'one'> | undefined,
  { at, one }: Pick<KeptDeal, 'at' | 'one'>,
): KeptDeal['one'] {
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
