import type { Rejection, RejectionCode } from '../command/rejection.js';

/** A command was refused; nothing was written. */
export class CommandRejected extends Error {
  readonly code: RejectionCode;
  readonly params: Readonly<Record<string, unknown>>;

  /** @param individuals the session is of individuals, so that the message is worded for them */
  constructor(rejection: Rejection, individuals = false) {
    super(rejection.code);
    this.name = 'CommandRejected';
    const { code, ...params } = rejection;
    this.code = code;
    this.params = individuals ? { ...params, individuals } : params;
  }
}
