import { LedgerError } from '../events/errors.js';

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
