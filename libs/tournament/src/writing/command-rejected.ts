import type { Rejection, RejectionCode } from '../rejection.js';

/** A command was refused; nothing was written. */
export class CommandRejected extends Error {
  readonly code: RejectionCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(rejection: Rejection) {
    super(rejection.code);
    this.name = 'CommandRejected';
    const { code, ...params } = rejection;
    this.code = code;
    this.params = params;
  }
}
