import type { Batch } from './batch-arguments.js';
import { staleStream } from './batch-planning.js';
import { storedAnswer, type BatchOutcome, type StoredCommand } from './batch-sending.js';
import { StaleVersion } from '../events/errors.js';
import type { Waiting } from './gatherings.js';

/**
 * Answers the commands that the database has found to be repeated or stale, each judged by itself against what was
 * found under the lock. @returns the others, which may be sent again
 */
export function judged(
  batch: readonly Waiting[],
  streams: Batch['streams'],
  found: Extract<BatchOutcome, { outcome: 'refused' }>,
): Waiting[] {
  const stored = new Map(found.duplicates.map((entry) => [`${entry.actor}\n${entry.command}`, entry]));
  const versions = new Map([...streams.keys()].map((stream, index) => [stream, found.versions[index]!]));
  const again = batch.filter((command) => {
    const before = stored.get(command.key);
    if (before) {
      answerStored(command, before);
      return false;
    }
    const stale = staleStream(command, (stream) => versions.get(stream)!);
    if (!stale) return true;
    command.reject(new StaleVersion(command.append.tournament, stale.stream, stale.expected, stale.actual));
    return false;
  });
  if (again.length < batch.length) return again;
  // Sent again it would be refused again, without end.
  for (const command of batch) command.reject(new Error('ledger.append refused a batch without a reason.'));
  return [];
}

function answerStored(command: Waiting, stored: StoredCommand): void {
  try {
    command.resolve(storedAnswer(command, stored));
  } catch (error) {
    command.reject(error as Error);
  }
}
