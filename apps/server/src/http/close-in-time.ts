import type { FastifyInstance } from 'fastify';

/** How long requests that are under way may take to end when the server closes, and how often lines are looked at. */
export interface ClosingTimes {
  readonly drainMs: number;
  readonly sweepMs: number;
}

export const CLOSING_TIMES: ClosingTimes = { drainMs: 5_000, sweepMs: 50 };

/**
 * Closes lines as soon as their requests have ended, and all of them in time. Node closes those that are idle at the
 * beginning; one whose answer ends later would be kept for a next request that cannot come.
 */
export function closeInTime(instance: FastifyInstance, { drainMs, sweepMs }: ClosingTimes): void {
  instance.addHook('preClose', (done) => {
    const { server } = instance;
    if (server.listening) {
      const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs);
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      server.once('close', () => {
        clearInterval(sweeping);
        clearTimeout(deadline);
      });
    }
    done();
  });
}
