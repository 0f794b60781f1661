import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { finalize, from, lastValueFrom, type Observable } from 'rxjs';
import { askerOf } from '../access/route.js';
import { KnownBrowsers } from '../http/known-browsers.js';
import { knownAs } from './account-of.js';
import { COSTLY, TAKES_MOMENT } from './costly.decorator.js';
import { SharedAnswers } from './shared-answers.js';
import { Lanes } from './lanes.js';

const READS = new Set(['GET', 'HEAD']);
const COMMAND = /^\/api\/(tournaments\/[^/]+\/)?commands\//;
/** How Nest names the response among a handler's parameters (`RouteParamtypes.RESPONSE`). */
const RESPONSE = /^1:/;

/**
 * Behind the guard of every route: what is costly goes to the readers' thread, what nobody in particular reads goes a few at
 * a time, and entries, devices and those who run a tournament go straight on.
 */
@Injectable()
export class LanesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly lanes: Lanes,
    private readonly known: KnownBrowsers,
    private readonly answers: SharedAnswers,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const asker = askerOf(request);
    const known = knownAs(asker.credentials);
    if (known !== undefined) this.known.note(request, known);
    const times = this.reflector.get<number | undefined>(COSTLY, context.getHandler());
    const takesMoment = this.reflector.get<boolean | undefined>(TAKES_MOMENT, context.getHandler()) === true;
    // A live stream has no end, and a command no past: the thread would wait for the one, and write the other.
    if (times !== undefined || (takesMoment && isOfPast(request))) {
      return from(this.lanes.costly(request, asker, times ?? 1));
    }
    if (!READS.has(request.method)) {
      this.#written(request);
      return next.handle().pipe(finalize(() => this.#written(request)));
    }
    if (asker.principal.kind === 'public' && !sendsItself(context)) {
      return from(this.lanes.ordinary(() => lastValueFrom(next.handle(), { defaultValue: undefined })));
    }
    return next.handle();
  }

  /** What was answered may be another answer now. */
  #written({ url }: FastifyRequest): void {
    this.lanes.written();
    // What commands write is in the journal.
    if (!COMMAND.test(url)) this.answers.clear();
  }
}

function isOfPast({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'at' in query;
}

/** Whether a handler sends its answer itself, at the pace of who reads it: it is not waited for. */
function sendsItself(context: ExecutionContext): boolean {
  const given = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as
    | Readonly<Record<string, unknown>>
    | undefined;
  return Object.keys(given ?? {}).some((key) => RESPONSE.test(key));
}
