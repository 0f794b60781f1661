import { LedgerError } from '../errors.js';

/** Why a file with a book is not taken in. */
export type BookRefusalCode =
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

/** A file with a book is not taken in; nothing was written. */
export class BookRefused extends LedgerError {
  constructor(
    readonly code: BookRefusalCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    options: { cause?: unknown } = {},
  ) {
    super(`${code} ${JSON.stringify(params)}`);
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
