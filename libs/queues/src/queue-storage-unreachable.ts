import { Refusal } from '#platform';

/** The queues' storage could not be reached within the time given. */
export class QueueStorageUnreachable extends Refusal {
  override readonly name = 'QueueStorageUnreachable';
  readonly code = 'queues.away';
  /** Seconds. */
  readonly params = { retryAfter: 5 };

  constructor(kind: 'postgres' | 'redis') {
    super(
      kind === 'redis'
        ? 'Cannot open the queues: Redis does not answer or refuses the connection. Set REDIS_URL to a running Redis or Valkey server.'
        : 'Cannot open the queues: PostgreSQL does not answer or refuses the connection. Set DATABASE_URL to a running server.',
    );
  }
}
