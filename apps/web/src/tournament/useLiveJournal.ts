import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../api/client.js';
import { address, withNewer, type HeldJournal } from '../api/journal.js';
import { followJournal, type LiveState } from '../api/journalStream.js';
import { journalQuery, tournamentQuery } from '../api/queries.js';
import type { JournalLine, Tournament } from '../api/types.js';

/**
 * Follows a tournament from a position on and carries what comes into what the pages show: its journal, and the
 * tournament itself and its people where a line changes them.
 * @param after the position that is already shown; undefined as long as nothing is to be followed
 */
export function useLiveJournal(tournament: string, after: number | undefined): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const ready = after !== undefined;
  useEffect(() => {
    if (after === undefined) return undefined;
    const leaving = new AbortController();
    const onLines = (lines: readonly JournalLine[]) => {
      client.setQueryData(journalQuery(tournament).queryKey, (held: HeldJournal | undefined) =>
        held ? withNewer(held, lines) : held,
      );
      const last = lines.findLast(({ type }) => type.startsWith('tournament.'));
      if (last) void refresh(last.position);
      if (lines.some(({ type }) => type.startsWith('tournament.role-'))) {
        void client.invalidateQueries({ queryKey: ['people', tournament] });
      }
    };
    const refresh = async (position: number) => {
      const path = address(`/api/tournaments/${tournament}`, { after: position });
      try {
        const now = await request<Tournament>(path, { signal: leaving.signal });
        client.setQueryData(tournamentQuery(tournament).queryKey, now);
      } catch {
        await client.invalidateQueries({ queryKey: ['tournament', tournament] });
      }
    };
    const onState = (next: LiveState) => {
      setState(next);
      if (next !== 'ended') return;
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.invalidateQueries({ queryKey: ['tournament', tournament] });
    };
    void followJournal({ tournament, after, onLines, onState, signal: leaving.signal });
    return () => leaving.abort();
    // The position to begin from is that of the first reading; the stream itself keeps count from there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, tournament, ready]);
  return state;
}
