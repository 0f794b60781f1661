import { grouped, dealerOf, formatDeal, vulnerabilityOf } from '#cards';
import type { DealField, DealFile, DealFormat, DealInFile } from '../deals/deal-file.js';
import { notHeld, type NotHeld } from '../deals/deal-formats.js';
import type { DealPlace } from '../faults/unreadable.js';
import type { PlayInFile, WrongInPlay } from '../played/play-in-file.js';
import { bytesOf, isBeyondLatin1 } from '../text/records.js';

/** What a format does not hold of boards that were played, beside what it does not hold of deals. */
export type LostField =
  | DealField
  /** Players, auctions, plays and results. */
  | 'played'
  /** What is told in words. */
  | 'comments'
  /** Tables of scores. */
  | 'tables'
  /** Hands that are not all given. */
  | 'hands'
  /** Double-dummy tables that are not whole. */
  | 'doubleDummyPart'
  /** When and where it was, which round and competition. */
  | 'event'
  /** Figures beside the contract: IMPs, matchpoints, scores that the contract does not give. */
  | 'scores'
  /** A contract without its result. */
  | 'contract'
  /** Results of boards of which nothing else is told. */
  | 'results'
  /** Marks of calls and cards. */
  | 'annotations'
  /** Names and comments that have to be written otherwise, or are too long. */
  | 'texts'
  /** What only the format itself, or one program, has. */
  | 'tags'
  /** Calls and cards that cannot be: they are kept as text. */
  | 'record';

/** Something that is lost: where it is one of several, by the tag of PBN or the key of LIN that has it. */
export type LostFact = LostField | { readonly field: LostField; readonly name: string };

/** What is lost of some boards. */
export interface LostOnBoards {
  readonly field: LostField;
  /** Tags of PBN or keys of LIN, each as the file writes it. */
  readonly names?: readonly string[];
  readonly boards: readonly number[];
}

/** A board without a number, which is counted on; or results of a header that does not say from which board they are. */
export interface AssumedNumber {
  readonly of: 'board' | 'results';
  readonly place: DealPlace & { readonly board: number };
}

/** What came of a file in another format. */
export interface Converted {
  /** Whether players, auctions, plays and results went along, or deals alone. */
  readonly what: 'deals' | 'plays';
  /** The boards in their order, each as often as it was written. */
  readonly boards: readonly number[];
  /** Boards that are named without a deal, which could not be written. */
  readonly without: readonly number[];
  /** The boards were counted, as the format that was read holds no numbers. */
  readonly counted: boolean;
  /** What has no number where the format holds them, and what it was taken for. */
  readonly assumed: readonly AssumedNumber[];
  readonly lost: readonly LostOnBoards[];
  /** Of each board the first call or card that cannot be. */
  readonly wrong: readonly WrongInPlay[];
}

/** Gives the bytes of a file from its beginning on; it is asked more than once. */
export type FileToRead = () => AsyncIterable<Uint8Array>;

/** A file in pieces, and what came of it when all are there: before that it is no whole file. */
export type FileInPieces = AsyncGenerator<Uint8Array, Converted, undefined>;

/** Everything went along. */
export const NOTHING_LOST = { without: [], counted: false, assumed: [], lost: [], wrong: [] } as const;

/** Deals in another format. @param more what else was told of boards @param assumed which of them have no numbers */
export async function* convertedDeals(
  file: DealFile,
  { from, to }: { readonly from: DealFormat; readonly to: DealFormat },
  more: Converted['lost'] = [],
  assumed: readonly AssumedNumber[] = [],
): FileInPieces {
  yield to.write(file);
  return {
    what: 'deals',
    boards: file.deals.map(({ board }) => board),
    without: file.without ?? [],
    assumed: to.holds.includes('board') ? assumed.filter(({ of }) => of === 'board') : [],
    counted: !from.holds.includes('board') && to.holds.includes('board'),
    lost: [...notHeld(to, file).map((one: NotHeld) => one), ...lostInPart(file), ...more],
    wrong: [],
  };
}

/** What is lost of some boards; nothing where there are none. */
export function lost(field: LostField, boards: readonly number[]): Converted['lost'] {
  const each = [...new Set(boards)];
  return each.length === 0 ? [] : [{ field, boards: each }];
}

/** What is lost of boards, one after the other. */
export class LostSoFar {
  readonly #boards = new Map<LostField, Map<string | undefined, Set<number>>>();
  readonly wrong: WrongInPlay[] = [];

  add(board: number, facts: readonly LostFact[]): void {
    for (const fact of facts) {
      const { field, name } = typeof fact === 'string' ? { field: fact, name: undefined } : fact;
      const names = this.#boards.get(field) ?? new Map<string | undefined, Set<number>>();
      this.#boards.set(field, names.set(name, (names.get(name) ?? new Set<number>()).add(board)));
    }
  }

  /** Notes what of a play cannot be. */
  addWrong({ board, wrong }: Pick<PlayInFile, 'board' | 'wrong'>): void {
    if (!wrong) return;
    this.wrong.push(wrong);
    this.add(board, ['record']);
  }

  /** What is lost: names of the same field together where they are lost on the same boards. */
  all(): Converted['lost'] {
    return [...this.#boards].flatMap(([field, names]) =>
      [...grouped(names, ([, boards]) => [...boards].join()).values()].map((alike): LostOnBoards => {
        const named = alike.flatMap(([name]) => (name === undefined ? [] : [name]));
        return { field, ...(named.length > 0 && { names: named }), boards: [...alike[0]![1]] };
      }),
    );
  }
}

function lostInPart({ leftOut = [] }: DealFile): Converted['lost'] {
  const boardsOf = (isHand: boolean) =>
    leftOut.flatMap(({ code, board }) =>
      (code === 'deal-file.deal') === isHand && board !== undefined ? [board] : [],
    );
  return [...lost('hands', boardsOf(true)), ...lost('doubleDummyPart', boardsOf(false))];
}

/**
 * A file in its pieces of text, and what came of it when all are there. It is asked again where it has to be.
 *
 * @param inUtf8 what a file may have to say of itself
 */
export type TextsOfFile<Facts> = (inUtf8: boolean) => AsyncGenerator<string, Facts, undefined>;

/** Pieces of about this size are written at once. */
const PIECE = 64 * 1024;

/**
 * A file as bytes: in Latin-1, or in UTF-8 where Latin-1 has not all of its letters. That shows at the end alone, so
 * that letters beyond ASCII are looked for in a reading of their own, before the first byte is given.
 *
 * @param ascii what it is made from has no letter beyond ASCII: then it has none either
 */
export async function* encoded<Facts>(
  textsOf: TextsOfFile<Facts>,
  ascii: boolean,
): AsyncGenerator<Uint8Array, Facts, undefined> {
  const inUtf8 = !ascii && (await isBeyond(textsOf(false)));
  const utf8 = new TextEncoder();
  const texts = textsOf(inUtf8);
  let piece = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece
    const { done, value } = await texts.next();
    if (!done) piece += value;
    if (piece.length >= PIECE || (done && piece !== '')) {
      yield inUtf8 ? utf8.encode(piece) : bytesOf(piece);
      piece = '';
    }
    if (done) return value;
  }
}

async function isBeyond(texts: AsyncGenerator<string, unknown, undefined>): Promise<boolean> {
  for await (const text of texts) if (isBeyondLatin1(text)) return true;
  return false;
}

/** A board with its deal, and who dealt and is vulnerable as far as a file says it there. */
export type SaidOfDeal = Pick<DealInFile, 'board' | 'dealer' | 'vulnerable'> &
  Partial<Pick<DealInFile, 'deal'>>;

/**
 * Who dealt and who is vulnerable where a file says so at one table of a deal, and not at another. A format in which every
 * table says it would contradict itself if the others had what is usual (Law 2). No more than what is unusual is kept.
 */
export class SaidOfDeals {
  readonly #said = new Map<string, Pick<SaidOfDeal, 'dealer' | 'vulnerable'>>();

  add({ board, deal, dealer, vulnerable }: SaidOfDeal): void {
    const isDealer = dealer !== undefined && dealer !== dealerOf(board);
    const isVulnerable = vulnerable !== undefined && vulnerable !== vulnerabilityOf(board);
    if (!deal || !(isDealer || isVulnerable)) return;
    const key = keyOf(board, deal);
    this.#said.set(key, {
      ...(isDealer && { dealer }),
      ...(isVulnerable && { vulnerable }),
      ...this.#said.get(key),
    });
  }

  /** Nothing is said that is not usual: so nothing is missing. */
  get isEmpty(): boolean {
    return this.#said.size === 0;
  }

  /** What others say of the same deal and this one does not. */
  missing({ board, deal, dealer, vulnerable }: SaidOfDeal): Pick<SaidOfDeal, 'dealer' | 'vulnerable'> {
    if (!deal || (dealer && vulnerable) || this.isEmpty) return {};
    const said = this.#said.get(keyOf(board, deal));
    return {
      ...(!dealer && said?.dealer && { dealer: said.dealer }),
      ...(!vulnerable && said?.vulnerable && { vulnerable: said.vulnerable }),
    };
  }
}

function keyOf(board: number, deal: DealInFile['deal']): string {
  return `${board} ${formatDeal(deal)}`;
}
