import {
  boardsNamed,
  dealFormatOf,
  readDeals,
  readPublishedBytes,
  Unreadable,
  UnreadableDeals,
  type DealFile,
  type DealFileFault,
  type ReadingFault,
} from '#interchange';
import { derivedId } from '#tournament';
import { scriptOfFile, type FileScript } from './script/script-of-file.js';

/** A file that somebody would like to import. */
export interface FileImported {
  readonly bytes: Uint8Array;
  /** What it is called. */
  readonly name: string;
  /** What the ids of its players, entries and rulings are made from. */
  readonly seed: string;
  /** What stands wherever a reason is asked. */
  readonly reason: string;
}

/** What a file turns out to be. */
export type FilePrepared =
  | { readonly kind: 'results'; readonly script: FileScript }
  | { readonly kind: 'deals'; readonly format: string; readonly boards: readonly number[] }
  | { readonly kind: 'unreadable'; readonly fault: ReadingFault }
  | { readonly kind: 'unreadable-deals'; readonly fault: DealFileFault };

/** How far a file is prepared: of its bytes how many are read, of its games how many are planned. */
export interface Preparing {
  readonly step: 'reading' | 'planning';
  readonly done: number;
  readonly of: number;
}

/**
 * Reads a file and says what it becomes: nothing is written, and the same file gives the same.
 *
 * @param tell called often while it is at work
 */
export function prepareFile(
  { bytes, name, seed, reason }: FileImported,
  tell: (preparing: Preparing) => void = () => {},
): FilePrepared {
  const idOf = (...parts: readonly string[]) => derivedId('import', seed, ...parts);
  try {
    const file = readPublishedBytes(bytes, (done) => tell({ step: 'reading', done, of: bytes.length }));
    const planned = (done: number, of: number) => tell({ step: 'planning', done, of });
    return { kind: 'results', script: scriptOfFile(file, name, { idOf, reason }, planned) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { fault } = error;
    if (fault.code !== 'interchange.format-unknown') return { kind: 'unreadable', fault };
    return dealsOf(name, bytes) ?? { kind: 'unreadable', fault };
  }
}

/** A file whose name says that it has deals; nothing where it does not. */
function dealsOf(name: string, bytes: Uint8Array): FilePrepared | undefined {
  const format = dealFormatOf(name);
  if (!format) return undefined;
  try {
    const { deals }: DealFile = readDeals(format, bytes);
    return { kind: 'deals', format: format.name, boards: deals.map(({ board }) => board) };
  } catch (error) {
    if (!(error instanceof UnreadableDeals)) throw error;
    const { fault } = error;
    // Deals with hands that are not given can be written in another format all the same.
    const isPart = fault.code === 'deal-file.deal' && fault.fault.code === 'deal.hand-not-given';
    if (isPart && (fault.format === 'PBN' || fault.format === 'LIN'))
      return { kind: 'deals', format: format.name, boards: boardsNamed(fault.format, bytes) };
    return { kind: 'unreadable-deals', fault };
  }
}
