import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBucket } from '#access';
import type { Log } from '#platform';
import type { HiddenNames } from './hidden-names.js';

/** How many lines one asker has in a minute; what comes beyond is counted, and told with the asker's next line. */
const LINES = 20;
const MINUTE_MS = 60_000;
/** Of how many askers the lines are counted. */
const ASKERS = 10_000;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Commands, which the journals tell: who, when and what. */
const JOURNALLED = /\/commands\//;
/** Refusals that somebody gets who tries what they may not, or what no page of ours sends. */
const TRIED = /^(access|request)\.|^tournament\.unknown$/;
const DENIED = new Set([401, 403, 429]);

const askers = new WeakMap<FastifyRequest, readonly string[]>();
const refusals = new WeakMap<FastifyRequest, string>();

/** Notes for the log who asks, as events name them. */
export function noteAsker(request: FastifyRequest, actors: readonly string[]): void {
  askers.set(request, actors);
}

/** Notes for the log why a request was refused. */
export function noteRefusal(request: FastifyRequest, code: string): void {
  refusals.set(request, code);
}

/**
 * Logs what is looked for after an attack: who was refused what, and who has written what no journal tells, such as
 * signing in and out, accounts, rights, devices and backups. Never what was sent.
 *
 * @param names by which lines from one address are known to belong together, and by which nobody can tell the address
 * @param now milliseconds since 1970
 */
export function logSecurity(
  instance: FastifyInstance,
  log: Log,
  names: Pick<HiddenNames, 'of'>,
  now = () => Date.now(),
): void {
  const lines = new LinesOfAskers();
  instance.addHook('onResponse', async (request, { statusCode }) => {
    const reason = refusals.get(request);
    const isRefused = reason !== undefined && (TRIED.test(reason) || DENIED.has(statusCode));
    const route = request.routeOptions.url;
    const isWritten = statusCode < 400 && !READS.has(request.method) && !JOURNALLED.test(route ?? '');
    if (!isRefused && !isWritten) return;
    const by = askers.get(request) ?? [];
    const leftOut = lines.take(`${isRefused} ${by.length > 0 ? by.join(' ') : request.ip}`, now());
    if (leftOut === undefined) return;
    const line = {
      ...(by.length > 0 && { by }),
      from: names.of(addressBucket(request.ip)),
      method: request.method,
      route,
      params: request.params,
      ...(isRefused && { reason }),
      request: request.id,
      ...(leftOut > 0 && { leftOut }),
    };
    if (isRefused) log.warn(line, 'a request was refused');
    else log.info(line, 'a request was carried out');
  });
}

/** Keeps whoever asks very often from filling the disk with lines. */
class LinesOfAskers {
  readonly #counts = new Map<string, { readonly since: number; lines: number }>();

  /** Counts a line. @returns how many were left out before it; undefined: it is left out itself */
  take(asker: string, now: number): number | undefined {
    const count = this.#counts.get(asker);
    if (count && now - count.since < MINUTE_MS) return ++count.lines > LINES ? undefined : 0;
    this.#counts.delete(asker);
    this.#counts.set(asker, { since: now, lines: 1 });
    if (this.#counts.size > ASKERS) this.#counts.delete(this.#counts.keys().next().value!);
    return Math.max(0, (count?.lines ?? 0) - LINES);
  }
}
