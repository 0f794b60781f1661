import rateLimit from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addressBucket } from '#access';
import type { KnownBrowsers } from './known-browsers.js';
import { KNOWN_RATE_LIMIT, RATE_LIMIT, RATE_WINDOW_MS } from './limits.js';
import { Problem } from './problem.js';

/**
 * Bounds how much one address asks, and apart from it each person and each device that is known: nobody else in the hall
 * uses up what they may ask. What guards secrets is throttled far below that by access itself.
 */
export async function limitRate(application: NestFastifyApplication, known?: KnownBrowsers): Promise<void> {
  await application.register(rateLimit, {
    keyGenerator: (request) => known?.of(request) ?? addressBucket(request.ip),
    max: (request) => (known?.of(request) === undefined ? RATE_LIMIT : KNOWN_RATE_LIMIT),
    timeWindow: RATE_WINDOW_MS,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('request.too-many', { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
