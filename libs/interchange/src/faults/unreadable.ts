import type { DealFault } from '#cards';
import type { DealFileFault } from './unreadable-deals.js';

/** Where in a file something is: by line and column, both from 1, and by the names that the format itself has. */
export interface ReadingPlace {
  readonly format: string;
  readonly line?: number;
  readonly column?: number;
  /** Elements, members or tables in each other: `EVENT > BOARD`, `0 > scoring`, `ReceivedData`. */
  readonly path?: string;
  /** Of a database's table, from 1. */
  readonly row?: number;
  /** Of a row. */
  readonly field?: string;
  readonly board?: number;
}

/** What has to stand somewhere in a file that is not as its format says. */
export type Wanted =
  | {
      readonly expected:
        | 'number'
        | 'whole-number'
        | 'text'
        | 'list'
        | 'object'
        | 'as-format-says'
        | 'seat'
        | 'plain-column'
        | 'json-value'
        | 'json-value-or-end'
        | 'json-name'
        | 'json-name-or-end'
        | 'json-colon'
        | 'json-comma-or-bracket'
        | 'json-comma-or-brace'
        | 'json-quote'
        | 'json-escape'
        | 'end-of-file'
        | 'xml'
        | 'xml-attribute'
        | 'xml-character'
        | 'xml-declaration'
        | 'xml-element'
        | 'xml-entity'
        | 'xml-name'
        | 'xml-tag-end';
    }
  /** Of the element that began in that line. */
  | { readonly expected: 'xml-closing-tag'; readonly name: string; readonly opened: number }
  | { readonly expected: 'one-of'; readonly options: string }
  | { readonly expected: 'beginning'; readonly begins: string }
  | { readonly expected: 'at-least' | 'at-most'; readonly bound: number }
  /** Signs of a text, members of a list. */
  | { readonly expected: 'longer' | 'shorter'; readonly bound: number };

/** Why a file cannot be read: one closed union of stable codes. */
export type ReadingFault =
  /** It is in none of the formats that are known. */
  | { readonly code: 'interchange.format-unknown'; readonly formats: string }
  | (ReadingPlace &
      (
        | ({
            readonly code: 'interchange.expected';
            /** What stands there instead; empty where the file ends, or where that cannot be told. */
            readonly found: string;
          } & Wanted)
        | { readonly code: 'interchange.missing'; readonly name: string }
        /** A value that is left aside, with all else of the file read. */
        | { readonly code: 'interchange.not-understood'; readonly found: string }
        /** A score that tells what one side has: the other has what is left of it. */
        | { readonly code: 'interchange.one-side'; readonly found: string }
        /** A value that cannot be beside another one. */
        | { readonly code: 'interchange.contradiction'; readonly found: string; readonly other: string }
        /** What the board has already: only the first is read. */
        | { readonly code: 'interchange.again'; readonly name: string; readonly firstLine: number }
        /** Who has results, and stands nowhere among those who take part. */
        | { readonly code: 'interchange.unnamed'; readonly found: string }
        /** So many more values that are left aside than are named. */
        | { readonly code: 'interchange.further'; readonly count: number }
        /** Its cards are no deal; of all that is wrong with them the first. */
        | { readonly code: 'interchange.no-deal'; readonly fault: DealFault }
        /** It holds results in a format of deals, and is none of that. */
        | { readonly code: 'interchange.of-deals'; readonly fault: DealFileFault }
        /** Nobody is named as having played. */
        | { readonly code: 'interchange.nobody' }
        /** It is no database, not a whole one, or one that is being written. */
        | { readonly code: 'interchange.no-database' }
        | { readonly code: 'interchange.too-large'; readonly most: number }
        | { readonly code: 'interchange.too-many-rows'; readonly most: number }
        /** No honest file has that: entities of its own, elements in elements without end, something endlessly long. */
        | { readonly code: 'interchange.entities' | 'interchange.too-deep' | 'interchange.too-long' }
      ));

/** A value of a file that is not read as it stands, though the file is: where it is, and what is the matter with it. */
export type ValueFault = Extract<
  ReadingFault,
  {
    readonly code:
      | 'interchange.missing'
      | 'interchange.not-understood'
      | 'interchange.one-side'
      | 'interchange.contradiction'
      | 'interchange.again'
      | 'interchange.unnamed'
      | 'interchange.further';
  }
>;

/** A file cannot be read. The message says where, and nothing of what stands there, as it may be logged. */
export class Unreadable extends Error {
  constructor(readonly fault: ReadingFault) {
    super(`${fault.code} ${JSON.stringify(placeOf(fault))}`);
    this.name = 'Unreadable';
  }
}

/** @throws Unreadable with this fault */
export function unreadable(fault: ReadingFault): never {
  throw new Unreadable(fault);
}

function placeOf(fault: ReadingFault): Partial<ReadingPlace> {
  if (fault.code === 'interchange.format-unknown') return {};
  const { format, line, column, path, row, field, board } = fault;
  return { format, line, column, path, row, field, board };
}
