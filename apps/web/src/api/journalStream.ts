import { followEvents, type LiveState } from './eventStream.js';
import type { JournalLine } from './types.js';

export type { LiveState } from './eventStream.js';

interface StreamOptions {
  readonly tournament: string;
  /** The last position that is already known: what follows it is sent. */
  readonly after: number;
  readonly onLines: (lines: readonly JournalLine[]) => void;
  readonly onState: (state: LiveState) => void;
  readonly signal: AbortSignal;
}

/** Follows a tournament's journal until the signal, or until the server will not go on from here (`followEvents`). */
export function followJournal({ tournament, after, onLines, onState, signal }: StreamOptions): Promise<void> {
  return followEvents({
    path: `/api/tournaments/${tournament}/journal/stream`,
    after,
    onEvents: (events) => {
      const lines = events
        .filter(({ event }) => event === 'line')
        .map(({ data }) => JSON.parse(data) as JournalLine);
      if (lines.length > 0) onLines(lines);
    },
    onState,
    signal,
  });
}
