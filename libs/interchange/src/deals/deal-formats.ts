import { dealerOf, vulnerabilityOf } from '#cards';
import { csv } from './deals-in-text.js';
import { bhg } from './bhg.js';
import { ber } from './ber.js';
import { dup } from './dup.js';
import { dge } from './dge.js';
import { bri } from './bri.js';
import { rzd } from './rzd.js';
import { cds } from './cds.js';
import { dealerIn, vulnerableIn, type DealField, type DealFile, type DealFormat } from './deal-file.js';
import { dlm } from './dlm.js';
import { lin } from './lin.js';
import { pbn } from './pbn.js';
import { textOfFile } from '../text/text-of-file.js';
import { UnreadableDeals } from '../faults/unreadable.js';
import { readLinFile } from '../lin/lin-file.js';
import { pbnValue } from '../pbn/pbn-game.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { boardIn } from '../text/written-values.js';

/** Every format of files of deals; each is read and written. */
export const DEAL_FORMATS: readonly DealFormat[] = [pbn, lin, dup, dlm, bri, dge, ber, bhg, cds, rzd, csv];

/** How texts begin that are often saved under another name. */
const BEGINNINGS: readonly (readonly [DealFormat, RegExp])[] = [
  [dlm, /^\s*\[Document\]/],
  [pbn, /^\s*(?:% |\[[A-Z]\w*\s+")/],
  [lin, /^\s*(?:vg|qx|pn|md|st)\|/],
];

/** The format of a name: `BRI`, `bri`, or a file's name that ends with `.bri`. Nothing for one that is not known. */
export function dealFormatOf(name: string): DealFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return DEAL_FORMATS.find((format) => format.extension === extension);
}

/**
 * Reads a file of deals.
 *
 * @throws UnreadableDeals which names the first wrong card, record or line, or the format that it is in instead
 */
export function readDeals(format: DealFormat, bytes: Uint8Array): DealFile {
  return readOr(format, bytes, () => format.read(bytes));
}

/**
 * Reads the deals of a file that are whole; of others, of which some hands are not given, `leftOut` tells.
 *
 * @throws UnreadableDeals as `readDeals` does, and where no deal is whole
 */
export function readWholeDeals(format: DealFormat, bytes: Uint8Array): DealFile {
  return readOr(format, bytes, () => (format.readWhole ?? format.read)(bytes));
}

function readOr(format: DealFormat, bytes: Uint8Array, read: () => DealFile): DealFile {
  try {
    return read();
  } catch (error) {
    throw otherFormat(error, format, bytes) ?? error;
  }
}

/** As much of a file as tells that it is in another format. */
export const BEGINNING = 200;

/**
 * What is wrong with a file whose beginning says that it is in another format, whatever is wrong with it first.
 *
 * @param bytes of its beginning at least
 */
export function otherFormat(
  error: unknown,
  format: DealFormat,
  bytes: Uint8Array,
): UnreadableDeals | undefined {
  if (!(error instanceof UnreadableDeals)) return undefined;
  const beginning = textOfFile(bytes.subarray(0, BEGINNING)).text;
  const [other] = BEGINNINGS.find(([, begins]) => begins.test(beginning)) ?? [format];
  if (other === format) return undefined;
  return new UnreadableDeals({ format: format.name, code: 'deal-file.other-format', other: other.name });
}

/** What deals have that a format does not hold, with the boards concerned. */
export interface NotHeld {
  readonly field: DealField;
  readonly boards: readonly number[];
}

/**
 * What is lost when deals are written in a format: board numbers other than 1, 2, 3, ..., dealers and vulnerabilities
 * other than those of Law 2, double-dummy tables.
 */
export function notHeld({ holds }: DealFormat, { deals }: DealFile): readonly NotHeld[] {
  // Where numbers are lost the boards are taken for 1, 2, 3, ..., and have those dealers.
  const boardAs = (index: number) => (holds.includes('board') ? deals[index]!.board : index + 1);
  const lost: Readonly<Record<DealField, (index: number) => boolean>> = {
    board: (index) => deals[index]!.board !== index + 1,
    dealer: (index) => dealerIn(deals[index]!) !== dealerOf(boardAs(index)),
    vulnerable: (index) => vulnerableIn(deals[index]!) !== vulnerabilityOf(boardAs(index)),
    doubleDummy: (index) => deals[index]!.doubleDummy !== undefined,
  };
  return (Object.keys(lost) as DealField[]).flatMap((field) => {
    if (holds.includes(field)) return [];
    const boards = deals.flatMap(({ board }, index) => (lost[field](index) ? [board] : []));
    return boards.length > 0 ? [{ field, boards }] : [];
  });
}

/**
 * The boards of a file in PBN or LIN, each once, whether all their hands are given or not; those without a number are
 * counted on.
 *
 * @throws UnreadableDeals
 */
export function boardsNamed(format: 'PBN' | 'LIN', bytes: Uint8Array): number[] {
  const { text } = textOfFile(bytes);
  const said =
    format === 'PBN'
      ? [...readPbnGames(text)].flatMap((game) =>
          game.tags.size > 0 ? [boardIn(pbnValue(game, 'Board'))] : [],
        )
      : readLinFile(text).map(({ board }) => board);
  const boards: number[] = [];
  for (const board of said) boards.push(board ?? (boards.at(-1) ?? 0) + 1);
  return [...new Set(boards)];
}
