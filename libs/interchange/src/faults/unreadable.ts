import type { DealFault, Card, Seat } from '#cards';

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

/** Where in a file something is: by record or line, both from 1, and the board where that is known. */
export interface DealPlace {
  readonly format: string;
  readonly record?: number;
  readonly line?: number;
  /** Of the line, from 1. */
  readonly column?: number;
  readonly board?: number;
}

/** Where something stands that a later line or record contradicts. */
export interface FirstPlace {
  readonly firstLine?: number;
  readonly firstRecord?: number;
}

/** What has to stand somewhere in a text: a sign, or one of these. */
export type Expected =
  | '['
  | ']'
  | '}'
  | '"'
  | '|'
  | 'tag-name'
  | 'tag-value'
  | 'call'
  | 'card'
  | 'dealers-call'
  | 'contract'
  | 'declarer'
  | 'result'
  | 'score'
  | 'number'
  | 'row';

/** What is wrong with a file of deals, or why deals cannot be written in a format: one closed union of stable codes. */
export type DealFileFault = DealPlace &
  (
    | { readonly code: 'deal-file.empty' }
    /** It is one of another format under this name. */
    | { readonly code: 'deal-file.other-format'; readonly other: string }
    | { readonly code: 'deal-file.truncated'; readonly bytes: number; readonly size: number }
    /** Something stands where a record has nothing. */
    | { readonly code: 'deal-file.filler'; readonly byte: number }
    /** The card at this place of the record, counted from 1, is none. */
    | { readonly code: 'deal-file.no-card'; readonly at: number; readonly found: string }
    | { readonly code: 'deal-file.card-again'; readonly at: number; readonly card: Card }
    /** It would be the fourteenth of its hand. */
    | { readonly code: 'deal-file.hand-full'; readonly at: number; readonly card: Card; readonly seat: Seat }
    | { readonly code: 'deal-file.hand-short'; readonly seat: Seat; readonly cards: number }
    /** The cards are no deal; of all that is wrong with them the first. */
    | { readonly code: 'deal-file.deal'; readonly fault: DealFault }
    | { readonly code: 'deal-file.checksum'; readonly says: string; readonly sum: string }
    | { readonly code: 'deal-file.header' }
    | { readonly code: 'deal-file.count'; readonly says: number; readonly records: number }
    /** The two descriptions of a deal in one record differ, first in this card. */
    | { readonly code: 'deal-file.halves'; readonly card: Card }
    | { readonly code: 'deal-file.reversed' }
    | { readonly code: 'deal-file.encrypted' }
    /** Something else stands here than has to. */
    | { readonly code: 'deal-file.expected'; readonly expected: Expected; readonly found: string }
    /** A line, or all that belongs to one board, has more signs than any honest file. */
    | { readonly code: 'deal-file.too-long'; readonly most: number }
    /** The line cannot be read. */
    | { readonly code: 'deal-file.line' }
    | { readonly code: 'deal-file.no-board'; readonly found: string }
    | { readonly code: 'deal-file.no-dealer'; readonly found: string }
    | { readonly code: 'deal-file.no-vulnerability'; readonly found: string }
    | { readonly code: 'deal-file.board-missing' }
    /** The board is there already, with another deal or something else said of it. */
    | ({ readonly code: 'deal-file.board-otherwise' } & FirstPlace)
    /** A game says the same twice, and otherwise: the line between two games may be lost. */
    | { readonly code: 'deal-file.tag-otherwise'; readonly tag: string; readonly firstLine: number }
    /** Boards are wanted each once, and several events of the file have this one, with other deals. */
    | { readonly code: 'deal-file.several-events' }
    /** Boards are wanted with the dealer and the vulnerability of Law 2. */
    | { readonly code: 'deal-file.not-as-usual' }
    /** A double-dummy table is not whole, or what stands here is none of it. */
    | { readonly code: 'deal-file.double-dummy' }
    /** Only for writing: the boards are not such as the format can hold. */
    | { readonly code: 'deal-file.board-again' }
    | { readonly code: 'deal-file.boards-apart'; readonly after: number }
    | { readonly code: 'deal-file.board-too-high'; readonly most: number }
    | { readonly code: 'deal-file.too-many'; readonly deals: number; readonly most: number }
  );

/** A file of deals cannot be read, or not be written. The message names no card, as it may be logged. */
export class UnreadableDeals extends Error {
  constructor(readonly fault: DealFileFault) {
    const { code, format, record, line, board } = fault;
    super(`${code} ${JSON.stringify({ format, record, line, board })}`);
    this.name = 'UnreadableDeals';
  }

  /** Whether it is about boards that a format cannot hold, and not about a file that was read. */
  get isOfWriting(): boolean {
    return OF_WRITING.has(this.fault.code);
  }
}

const OF_WRITING: ReadonlySet<DealFileFault['code']> = new Set([
  'deal-file.board-again',
  'deal-file.boards-apart',
  'deal-file.board-too-high',
  'deal-file.too-many',
]);

/** So much of a value tells which it is: it may be as long as the file. */
const LONGEST_FOUND = 40;

/** @throws UnreadableDeals with this fault, and no more of what was found than tells what it is */
export function refuse(fault: DealFileFault): never {
  if (!('found' in fault) || fault.found.length <= LONGEST_FOUND) throw new UnreadableDeals(fault);
  throw new UnreadableDeals({ ...fault, found: `${fault.found.slice(0, LONGEST_FOUND)}…` });
}
