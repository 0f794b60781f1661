import { STATUS_CODES } from 'node:http';
import { problemText, type Language, type ProblemCode, type ProblemParams } from '#words';

export type { ProblemParams };

/** The one place where codes become HTTP. */
const STATUS: Readonly<Record<ProblemCode, number>> = {
  'tournament.unknown': 404,
  'tournament.exists': 409,
  'tournament.archived': 409,
  'tournament.already-published': 409,
  'tournament.already-archived': 409,
  'tournament.last-organiser': 409,
  'tournament.role-not-held': 409,
  'tournament.seal-not-owed': 409,
  'tournament.text-unknown': 404,
  'command.unknown': 404,
  'command.id-missing': 400,
  'command.id-reused': 409,
  'command.stale-version': 409,
  'command.version-invalid': 400,
  'request.invalid': 400,
  'request.not-json': 400,
  'request.too-large': 413,
  'request.text-refused': 400,
  'request.too-many': 429,
  'route.unknown': 404,
  'position.invalid': 400,
  'position.before-book': 400,
  'position.beyond-head': 400,
  'projection.behind': 503,
  'projection.stopped': 503,
  'stream.too-many': 429,
  'server.starting': 503,
  'server.failed': 500,
  'server.unsure': 503,
  'access.sign-in-required': 401,
  'access.sign-in-failed': 401,
  'access.role-required': 403,
  'access.creating-not-allowed': 403,
  'access.device-required': 403,
  'access.origin-refused': 403,
  'access.password-refused': 400,
  'access.password-wrong': 403,
  'access.login-taken': 409,
  'access.too-many-attempts': 429,
  'access.busy': 503,
  'access.set-up-done': 410,
  'access.link-unknown': 404,
  'access.link-used': 410,
  'access.link-expired': 410,
  'access.link-revoked': 410,
  'access.code-wrong': 403,
  'access.role-already-held': 409,
  'access.invitation-unknown': 404,
  'access.invitation-used': 409,
  'access.device-unknown': 404,
};

/** A refusal on its way to a problem document; thrown by the HTTP layer itself. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;

  constructor(code: ProblemCode, params: ProblemParams = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
  }
}

/** A problem document of RFC 9457 with the stable code and its parameters. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly [param: string]: unknown;
}

/** The HTTP status of a problem. */
export function statusOf(code: ProblemCode): number {
  return STATUS[code];
}

/** Puts a problem into a document, in a language. */
export function problemDocument(
  code: ProblemCode,
  params: ProblemParams,
  language: Language,
): ProblemDocument {
  const status = statusOf(code);
  return {
    ...params,
    type: `urn:tirage:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Problem',
    status,
    detail: problemText(code, params, language),
    code,
  };
}
