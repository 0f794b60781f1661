import { z } from 'zod';
import { LedgerError } from '../events/errors.js';

/*
 * A tournament's whole journal as one file: a gzip stream of lines in UTF-8, each a JSON value.
 *
 *   {"tirageBook":1,"tournament":"…","made":"…","lines":1234,"hash":"…","holds":{"texts":true,"unseen":false}}
 *   {"line":[position,version,time,schema,command,stream,type,actor,payload,metadata,hash]}
 *   ... all lines in order: payload and metadata are the very texts that are hashed (see `lineHash`)
 *   {"text":{"id":"…","salt":"…","text":"…"}}      an erasable text; without salt and text where it is erased or left out
 *   {"key":{"id":"…","key":"…"}}                   the key of a secret: one that the journal has revealed, or of any
 *   {"beside":{...}}                               what others keep about the journal, such as names of people
 *   {"end":true,"texts":3,"keys":16,"beside":24,"sha256":"…"}
 *
 * The hash at the end is over every byte before the last line.
 */

export const BOOK_FILE_VERSION = 1;

/** Limits of an import, so that no file fills memory or disk: bytes of a line, bytes unpacked, journal entries. */
export const BOOK_FILE_LIMITS = { line: 8 << 20, unpacked: 1 << 30, lines: 1_000_000 } as const;

const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const positive = z.int().positive();
// oxlint-disable-next-line no-control-regex -- what the database has no place for
const name = z.string().regex(/^[^\u0000-\u001f\p{Cs}]{1,400}$/u);

export const journalHeader = z.strictObject({
  tirageBook: z.literal(BOOK_FILE_VERSION),
  tournament: uuid,
  /** When the file was made, in ISO 8601. */
  made: z.string().max(40),
  lines: positive.max(BOOK_FILE_LIMITS.lines),
  /** Of the last line. */
  hash: sha256,
  holds: z.strictObject({
    /** Whether free texts are in it, as far as they are not erased. */
    texts: z.boolean(),
    /** Whether the keys of all secrets are in it, and not only of those that the journal has revealed. */
    unseen: z.boolean(),
  }),
});
export type JournalHeader = z.infer<typeof journalHeader>;

const line = z.tuple([
  positive,
  positive,
  z.int(),
  positive.max(1_000),
  uuid,
  name,
  name,
  name,
  z.string(),
  z.string(),
  sha256,
]);
export type LineInFile = z.infer<typeof line>;

const text = z.strictObject({
  id: uuid,
  salt: sha256.optional(),
  text: z.string().max(20_000).optional(),
});
export type TextInFile = z.infer<typeof text>;

const key = z.strictObject({ id: uuid, key: sha256 });
export type KeyInFile = z.infer<typeof key>;

const journalEnd = z.strictObject({
  end: z.literal(true),
  texts: count,
  keys: count,
  beside: count,
  sha256,
});
export type JournalEnd = z.infer<typeof journalEnd>;

export const journalRecord = z.union([
  z.strictObject({ line }),
  z.strictObject({ text }),
  z.strictObject({ key }),
  z.strictObject({ beside: z.record(z.string(), z.unknown()) }),
  journalEnd,
]);
export type JournalRecord = z.infer<typeof journalRecord>;

/** Why a file with a journal is not imported. */
export type JournalRefusalCode =
  | 'book.not-one'
  | 'book.newer'
  | 'book.damaged'
  | 'book.too-large'
  | 'book.broken'
  | 'book.unfit'
  | 'book.future'
  | 'book.there'
  | 'book.there-beginning'
  | 'book.there-further'
  | 'book.there-otherwise';

/** A file with a journal is refused; nothing was written. */
export class JournalRefused extends LedgerError {
  constructor(
    readonly code: JournalRefusalCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    options: { cause?: unknown } = {},
  ) {
    super(`${code} ${JSON.stringify(params)}`);
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
