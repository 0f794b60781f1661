import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client.js';
import { readHeld } from '../api/commands.js';
import { withNewer, type HeldJournal } from '../api/journal.js';
import { followJournal, type LiveState } from '../api/journalStream.js';
import { journalQuery, tournamentQuery } from '../api/queries.js';
import { rulingsKey } from '../api/rulingQueries.js';
import type { JournalLine } from '../api/types.js';

/** Milliseconds before a journal that the server closed is read anew. */
const BEFORE_READING_ANEW = 1_000;

/** Reads a tournament up to a line that changed it. */
async function readTournament(
  client: QueryClient,
  id: string,
  position: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    const params = { path: { tournament: id }, query: { after: position } };
    const now = await api.get('/api/tournaments/{tournament}', { params, signal });
    client.setQueryData(tournamentQuery(id).queryKey, now);
  } catch {
    await client.invalidateQueries({ queryKey: ['tournament', id] });
  }
}

/** Entries, the list of sessions and the rulings are read anew when a line is about them. */
async function readWhatChanged(
  client: QueryClient,
  id: string,
  lines: readonly JournalLine[],
): Promise<void> {
  const isAbout = (aggregate: string, kind = '') =>
    lines.some(({ type }) => type.startsWith(`${aggregate}.${kind}`));
  if (isAbout('entries')) await client.invalidateQueries({ queryKey: ['entries', id] });
  if (isAbout('session')) await client.invalidateQueries({ queryKey: ['sessions', id] });
  if (
    isAbout('ruling') ||
    isAbout('table', 'ruling-') ||
    isAbout('sheet', 'ruling-') ||
    isAbout('tournament', 'rulings-')
  ) {
    // Play may not have come as far as the journal yet: what is read too early would stay.
    await readHeld(
      client,
      id,
      Math.max(...lines.map(({ position }) => position)),
      rulingsKey(id).slice(0, 1),
    );
  }
}

/** Carries lines into what the pages show: the journal, and what they change of the tournament and its people. */
async function carry(
  client: QueryClient,
  id: string,
  lines: readonly JournalLine[],
  signal: AbortSignal,
): Promise<void> {
  client.setQueryData(journalQuery(id).queryKey, (held: HeldJournal | undefined) =>
    held ? withNewer(held, lines) : held,
  );
  await readTournament(client, id, Math.max(...lines.map(({ position }) => position)), signal);
  await readWhatChanged(client, id, lines);
  if (!lines.some(({ type }) => type.startsWith('tournament.role-'))) return;
  // The reader's own roles are read by now: who may no longer see the people does not ask for them.
  await client.invalidateQueries({ queryKey: ['people', id] });
  await client.invalidateQueries({ queryKey: ['invitations', id] });
}

/** Reads everything again, because rights or the journal have changed. False when there is nothing left to see. */
async function readAnew(client: QueryClient, id: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, BEFORE_READING_ANEW));
  try {
    await client.invalidateQueries({ queryKey: ['session'] });
    await client.invalidateQueries({ queryKey: ['tournament', id] });
    await client.fetchQuery({ ...journalQuery(id), staleTime: 0 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Follows a tournament from a position on, and begins anew when the server closes the line because the reader's rights
 * have changed.
 * @param after the position that is already shown; undefined as long as nothing is to be followed
 */
export function useLiveJournal(tournament: string, after: number | undefined): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const [round, setRound] = useState(0);
  const ready = after !== undefined;
  useEffect(() => {
    if (after === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      const onLines = (lines: readonly JournalLine[]) => void carry(client, tournament, lines, signal);
      await followJournal({ tournament, after, onLines, onState: setState, signal });
      if (signal.aborted) return;
      setState('ended');
      if ((await readAnew(client, tournament)) && !signal.aborted) setRound((done) => done + 1);
    };
    void follow();
    return () => leaving.abort();
    // The position to begin from is that of the first reading; the stream itself keeps count from there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, tournament, ready, round]);
  return state;
}
