/** What the ledger refuses or cannot do; `code` is stable, the message is one sentence for people. */
export abstract class LedgerError extends Error {
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** A stream is not at the version that the command expected. Nothing was written. */
export class StaleVersion extends LedgerError {
  readonly code = 'stream.stale-version';

  constructor(
    readonly tournament: string,
    readonly stream: string,
    readonly expected: number | 'none' | 'exists',
    /** The version that the stream has; 0 without events. */
    readonly actual: number,
  ) {
    super(
      `Stream ${stream} of tournament ${tournament} is at version ${actual} where ${expected} was expected: read it again and decide again.`,
    );
  }
}

/** The command id was used by the same actor with another body. Nothing was written. */
export class CommandIdReused extends LedgerError {
  readonly code = 'command.id-reused';

  constructor(readonly commandId: string) {
    super(`Command id ${commandId} was used for another command before: a new command needs a new id.`);
  }
}

/** Something that cannot be stored as it is. Nothing was written. */
export class PayloadRefused extends LedgerError {
  readonly code = 'payload.refused';

  constructor(
    /** The place at fault, as a JSON pointer. */
    readonly path: string,
    /** What is wrong there and what would be right; never the value itself. */
    readonly issue: string,
  ) {
    super(`${path === '' ? 'The value' : path} ${issue}.`);
  }
}

/** An append that is not well formed. Nothing was written. */
export class AppendRefused extends LedgerError {
  readonly code = 'append.refused';
}

/** A text that should be erased is not there. Nothing was written. */
export class TextUnknown extends LedgerError {
  readonly code = 'text.unknown';

  constructor(readonly tournament: string) {
    super(`A text to erase is not in tournament ${tournament}: name texts that were stored with it.`);
  }
}

/** A line that this program does not know how to read; its reader stops there. */
export class UnknownEvent extends LedgerError {
  readonly code = 'event.unknown';

  constructor(
    readonly tournament: string,
    readonly position: number,
    readonly type: string,
    readonly schema: number,
  ) {
    super(
      `Journal entry ${position} of tournament ${tournament} (${type}, schema ${schema}) is unknown to this version. Use a newer one.`,
    );
  }
}

/** The journals were replaced by those of a backup: what was read before is void, and must be read and decided again. */
export class JournalRestored extends LedgerError {
  readonly code = 'book.restored';

  constructor(readonly tournament: string) {
    super(
      `The journals were restored from a backup since tournament ${tournament} was read. Read it again and decide again.`,
    );
  }
}

/** The connection broke twice in the middle of an append: whether it was written is not known. */
export class AppendOutcomeUnknown extends LedgerError {
  readonly code = 'append.outcome-unknown';

  constructor(readonly commandId: string) {
    super(
      `The connection to the database broke while command ${commandId} was written: send it again with the same id.`,
    );
  }
}

/** The database refused the append. Nothing was written. */
export class AppendFailed extends LedgerError {
  readonly code = 'append.failed';

  constructor(
    readonly commandId: string,
    /** The SQLSTATE; the database's own words may hold the data and are not passed on. */
    readonly state: string,
  ) {
    super(`The database refused command ${commandId} (SQLSTATE ${state}): nothing of it was written.`);
  }
}

/** The ledger was closed. */
export class LedgerClosed extends LedgerError {
  readonly code = 'ledger.closed';

  constructor() {
    super('The ledger is closed: append before the program stops.');
  }
}

/** A hidden secret that cannot be opened; neither key nor text is told. */
export class SecretRefused extends LedgerError {
  readonly code = 'secret.refused';

  constructor(
    readonly id: string,
    issue: string,
  ) {
    super(`Secret ${id} ${issue}.`);
  }
}
