import type { SessionSeen } from '#projections';

/**
 * Whether a session's standings are final: it is closed, and nothing of it is corrected any more.
 *
 * @param now in milliseconds
 */
export function isFinal(
  { status, corrections }: Pick<SessionSeen, 'status' | 'corrections'>,
  now: number,
): boolean {
  return status === 'closed' && (corrections === null || corrections.official <= now * 1000);
}
