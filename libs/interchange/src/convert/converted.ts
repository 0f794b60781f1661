import { grouped } from '../text/grouped.js';
import type { DealField, DealFile, DealFormat } from '../deals/deal-file.js';
import { notHeld, type NotHeld } from '../deals/deal-formats.js';
import type { DealPlace } from '../faults/unreadable-deals.js';
import type { PlayInFile } from '../played/play-in-file.js';
import type { WrongInPlay } from '../played/wrong-in-play.js';

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
