import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addressBucket } from '#access';
import { Hints } from '#ledger';
import type { HiddenNames } from './hidden-names.js';
import { KnownBrowsers } from './known-browsers.js';
import { KNOWN_RATE_LIMIT, RATE_LIMIT, RATE_WINDOW_MS } from './limits.js';
import { Problem } from './problem.js';
import { RequestCounts } from './request-counts.js';

/** Processes tell each other of an asker each time that it has used up this part of what it may ask. */
const TOLD_EACH = Math.round(KNOWN_RATE_LIMIT / 10);
/** How much others on the same address have asked is told to nobody. */
const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Bounds how much one address asks, and apart from it each person and each device that is known: nobody else in the hall
 * uses up what they may ask. All processes count together. What guards secrets is throttled far below that by access
 * itself.
 */
export async function limitRate(application: NestFastifyApplication, names: HiddenNames): Promise<void> {
  const known = application.get(KnownBrowsers);
  const counts = new RequestCounts(application.get(Hints), RATE_WINDOW_MS, TOLD_EACH);
  application
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', async () => counts.close());
  await application.register(rateLimit, {
    store: storeOf(counts),
    // Other processes are told of an asker by a name that says nothing of an address.
    keyGenerator: (request) => names.of(known.of(request) ?? addressBucket(request.ip)),
    max: (request) => (known.of(request) === undefined ? RATE_LIMIT : KNOWN_RATE_LIMIT),
    timeWindow: RATE_WINDOW_MS,
    addHeaders: NO_COUNTS,
    addHeadersOnExceeding: NO_COUNTS,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('request.too-many', { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}

function storeOf(counts: RequestCounts) {
  return class implements FastifyRateLimitStore {
    incr(asker: string, done: (error: null, counted: { current: number; ttl: number }) => void): void {
      done(null, counts.add(asker));
    }

    child(): this {
      return this;
    }
  };
}
