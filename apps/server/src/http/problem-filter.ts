import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AppendFailed,
  AppendOutcomeUnknown,
  JournalRestored,
  CommandIdReused,
  PayloadRefused,
  StaleVersion,
} from '#ledger';
import { databaseFaultOf, faultOfState, type DatabaseFault, type Log } from '#platform';
import { isProblemCode, languageOf, type Language, type ProblemCode } from '#words';
import { AnsweredElsewhere, type WholeAnswer } from './answered-elsewhere.js';
import { BODY_LIMIT } from './limits.js';
import { parse } from './parse.js';
import { Problem, problemDocument, type ProblemParams } from './problem.js';
import { noteRefusal } from './security-log.js';
import { NotAsSchema } from './zod-pipe.js';

/** Turns whatever was thrown into a problem document; what nobody expected is logged and told as `server.failed`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), thrown, this.log);
  }
}

/** Answers a request with the problem that was thrown; what is answered already is sent. */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, thrown: unknown, log: Log): void {
  if (thrown instanceof AnsweredElsewhere) return sendAnswer(reply, thrown.answer);
  const language = languageOf(request.headers['accept-language']);
  const { code, params } = problemOf(thrown, language);
  noteRefusal(request, code);
  if (code === 'server.failed')
    log.error({ err: thrown, route: request.routeOptions.url, request: request.id }, 'a request failed');
  if (reply.sent) return;
  const document = {
    ...problemDocument(code, params, language),
    instance: `urn:uuid:${request.id}`,
  };
  const { retryAfter } = params;
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter));
  // Addresses that cannot be read come by no hook that says so.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  void reply
    .status(document.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(document));
}

function sendAnswer(reply: FastifyReply, { status, headers, payload }: WholeAnswer): void {
  if (reply.sent) return;
  void reply
    .status(status)
    .headers(headers)
    .send(Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength));
}

/** What is told of a database that cannot do it now; in how many seconds it may be asked again. */
const FAULTS: Readonly<Record<DatabaseFault, readonly [ProblemCode, ProblemParams]>> = {
  away: ['server.database-away', { retryAfter: 2 }],
  full: ['server.disk-full', { retryAfter: 10 }],
  busy: ['server.busy', { retryAfter: 2 }],
};

/** The problem behind anything thrown. */
function problemOf(thrown: unknown, language: Language): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof NotAsSchema) return problemOf(faultsOf(thrown, language), language);
  if (thrown instanceof StaleVersion) return new Problem('command.stale-version', { stream: thrown.stream });
  if (thrown instanceof CommandIdReused) return new Problem('command.id-reused');
  if (thrown instanceof PayloadRefused) {
    return new Problem('request.text-refused', { path: thrown.path, issue: thrown.issue });
  }
  if (thrown instanceof AppendOutcomeUnknown || thrown instanceof JournalRestored)
    return new Problem('server.unsure', { retryAfter: 1 });
  const fault = thrown instanceof AppendFailed ? faultOfState(thrown.state) : databaseFaultOf(thrown);
  if (fault) return new Problem(...FAULTS[fault]);
  if (carriesCode(thrown)) return new Problem(thrown.code, thrown.params ?? {});
  if (isNoText(thrown)) return new Problem('request.text-refused', { path: 'body', issue: 'U+0000' });
  return frameworkProblem(thrown) ?? new Problem('server.failed');
}

/** What is wrong with what came, in a language. */
function faultsOf({ schema, value }: NotAsSchema, language: Language): unknown {
  try {
    return parse(schema, value, language);
  } catch (faults) {
    return faults;
  }
}

/** Rejections of commands, refusals of access and the like: errors that carry a code which has words. */
function carriesCode(thrown: unknown): thrown is { code: Problem['code']; params?: ProblemParams } {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    isProblemCode(thrown.code)
  );
}

/** What the database says of a text with a NUL in it, as `pg` and as Prisma pass it on. */
function isNoText(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = Reflect.get(thrown, 'code') as unknown;
  return (
    code === '22021' ||
    (String(code).startsWith('P20') && /22021|invalid byte sequence/.test(JSON.stringify(thrown)))
  );
}

/** What Fastify and Nest throw themselves. */
function frameworkProblem(thrown: unknown): Problem | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (Reflect.get(thrown, 'code') === 'FST_ERR_BAD_URL') return new Problem('route.unknown');
  const status =
    thrown instanceof HttpException ? thrown.getStatus() : Number(Reflect.get(thrown, 'statusCode'));
  switch (status) {
    case 400:
    case 415:
      return new Problem('request.not-json');
    // A file that is outside of what is served, or has a hidden name, is said to be forbidden.
    case 403:
    case 404:
    case 405:
    case 414:
      return new Problem('route.unknown');
    case 412:
      return new Problem('request.condition-failed');
    case 416:
      return new Problem('request.range-beyond');
    case 413:
      return new Problem('request.too-large', { limit: BODY_LIMIT });
    case 429:
      return new Problem('request.too-many', { retryAfter: 1 });
    default:
      return undefined;
  }
}
