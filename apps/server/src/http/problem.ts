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
  'tournament.sessions-open': 409,
  'tournament.last-organiser': 409,
  'tournament.role-not-held': 409,
  'tournament.seal-not-owed': 409,
  'tournament.text-unknown': 404,
  'tournament.settings-frozen': 409,
  'tournament.not-started': 409,
  'entries.exists': 409,
  'entries.unknown': 404,
  'entries.player-twice': 400,
  'entries.player-entered': 409,
  'entries.is-team': 409,
  'entries.is-pair': 409,
  'entries.none': 409,
  'session.settings-frozen': 409,
  'session.movement-empty': 400,
  'session.boards-beyond': 400,
  'session.plays-without-entry': 409,
  'session.entry-withdrawn': 409,
  'session.contestant-absent': 409,
  'session.contestant-has-played': 409,
  'session.player-elsewhere': 409,
  'session.seat-not-held': 409,
  'session.round-not-over': 409,
  'session.unknown': 404,
  'session.exists': 409,
  'session.started': 409,
  'session.not-started': 409,
  'session.closed': 409,
  'session.not-closed': 409,
  'session.boards-public': 409,
  'session.no-movement': 409,
  'session.section-twice': 400,
  'session.boards-not-shared': 400,
  'session.movement-refused': 400,
  'session.movement-impossible': 400,
  'session.too-few-places': 409,
  'session.redraw-reason-needed': 400,
  'session.no-seeds': 409,
  'session.too-few-stationary': 409,
  'session.place-taken': 400,
  'session.place-moves': 409,
  'session.card-twice': 400,
  'session.cards-incomplete': 409,
  'session.entry-seated': 409,
  'session.contestant-unknown': 404,
  'session.contestant-present': 409,
  'session.not-at-table': 403,
  'session.names-by-staff': 403,
  'session.table-unknown': 404,
  'session.board-unknown': 404,
  'session.round-unknown': 404,
  'session.round-not-next': 409,
  'session.round-not-drawn': 409,
  'session.round-over': 409,
  'session.round-called': 409,
  'session.not-drawn-by-rounds': 409,
  'session.no-standings-at': 409,
  'session.results-missing': 409,
  'session.swiss-too-long': 400,
  'session.have-met': 409,
  'session.must-not-meet': 409,
  'session.keeps-table': 409,
  'session.round-not-called': 409,
  'session.rounds-reversed': 400,
  'session.protocol-not-owed': 409,
  'session.protocol-unpublished': 404,
  'session.tables-unfinished': 409,
  'clock.stopped': 409,
  'board.range': 400,
  'board.not-dealt': 409,
  'board.revealed': 409,
  'board.deal-not-owed': 409,
  'board.played-in-closed': 409,
  'board.still-to-play': 409,
  'result.board-not-scheduled': 409,
  'result.impossible': 400,
  'result.agreed': 409,
  'result.not-to-be-played': 409,
  'result.none': 409,
  'result.recorded-already': 409,
  'result.entered-anew': 409,
  'result.nothing-to-confirm': 409,
  'result.own-entry': 409,
  'result.players-moved-on': 409,
  'result.line-twice': 400,
  'result.seating-mixed': 400,
  'ruling.exists': 409,
  'ruling.unknown': 404,
  'ruling.play-ruled': 409,
  'session.reason-needed': 400,
  'standings.table-twice': 400,
  'contest.unknown': 404,
  'contest.session-twice': 400,
  'contest.session-not-in': 409,
  'contest.carry-needs-sum': 400,
  'contest.nobody-goes-on': 409,
  'contest.reason-needed': 400,
  'contest.penalty-exists': 409,
  'contest.penalty-unknown': 404,
  'ruling.too-many-results': 400,
  'ruling.result-twice': 400,
  'ruling.weights': 400,
  'ruling.beyond-top': 400,
  'ruling.penalty-unit': 400,
  'ruling.not-missed': 409,
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
  'entries.no-teams': 409,
  'team.none': 409,
  'team.unknown': 404,
  'team.too-few-places': 409,
  'team.without-entry': 409,
  'team.player-not-in-it': 409,
  'team.not-playing': 409,
  'team.line-up-late': 409,
  'team.match-unknown': 404,
  'access.device-required': 403,
  'access.device-elsewhere': 403,
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
  'access.player-known': 409,
  'access.player-unknown': 404,
  'access.table-unknown': 404,
  'access.person-unknown': 404,
  'access.own-player-set': 409,
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
