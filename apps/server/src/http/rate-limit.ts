import rateLimit from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RATE_LIMIT, RATE_WINDOW_MS } from './limits.js';
import { Problem } from './problem.js';

/** Bounds how much one address asks; what guards secrets is throttled far below that by access itself. */
export async function limitRate(application: NestFastifyApplication): Promise<void> {
  await application.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: RATE_WINDOW_MS,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('request.too-many', { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
