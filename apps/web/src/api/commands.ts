import type { QueryClient } from '@tanstack/react-query';
import { api } from './client.js';
import { fetchJournal, withNewer, type HeldJournal } from './journal.js';
import { journalQuery, tournamentQuery } from './queries.js';
import type { Commands } from './schemas.js';
import type { SaidByCommand } from './sessionCommands.js';
import type { CommandAnswer } from './types.js';

/** Opens a tournament with its journal. */
export function createTournament(name: string, commandId: string): Promise<CommandAnswer> {
  return api.post('/api/commands/tournament.create', {
    params: { header: { 'Idempotency-Key': commandId } },
    body: { name },
  });
}

/** Gives a command to a tournament. */
export function sendCommand<Name extends keyof Commands>(
  tournament: string,
  name: Name,
  body: Commands[Name],
  commandId: string,
): Promise<CommandAnswer & SaidByCommand> {
  // Each command has an address of its own; which it is, is known only where this is called.
  const path =
    `/api/tournaments/{tournament}/commands/${name}` as '/api/tournaments/{tournament}/commands/session.start';
  return api.post(path, {
    params: { path: { tournament }, header: { 'Idempotency-Key': commandId } },
    body: body as never,
  });
}

/** The readings of entries, sessions, contests, knockouts, deals and rulings. */
const PLAY = ['sessions', 'play', 'entries', 'contests', 'knockouts', 'deals', 'rulings'];

/** Whether the page has read anything of these kinds. */
function holds(client: QueryClient, tournament: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => client.getQueryCache().findAll({ queryKey: [kind, tournament] }).length > 0);
}

/** Reads what is held of these kinds up to a line; nothing where the page holds none of them. */
export async function readHeld(
  client: QueryClient,
  tournament: string,
  position: number,
  kinds: readonly string[],
): Promise<void> {
  if (holds(client, tournament, kinds)) await readPlay(client, tournament, position, kinds);
}

/**
 * Reads the sessions up to a line: from then on all that is read of them contains it, also by a page that is opened next and
 * reads them for the first time.
 */
async function readPlay(
  client: QueryClient,
  tournament: string,
  position: number,
  kinds: readonly string[] = PLAY,
): Promise<void> {
  await api.get('/api/tournaments/{tournament}/sessions', {
    params: { path: { tournament }, query: { after: position } },
  });
  await Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind, tournament] })));
}

/** Reads one's own writes: waits for what is read from to have reached the command's last line. */
export async function readAfter(client: QueryClient, tournament: string, position: number): Promise<void> {
  const journalKey = journalQuery(tournament).queryKey;
  const [now, fresh] = await Promise.all([
    api.get('/api/tournaments/{tournament}', {
      params: { path: { tournament }, query: { after: position } },
    }),
    client.getQueryData(journalKey) ? fetchJournal(tournament, { after: position }) : undefined,
    readPlay(client, tournament, position),
  ]);
  client.setQueryData(tournamentQuery(tournament).queryKey, now);
  if (fresh) {
    client.setQueryData(journalKey, (held: HeldJournal | undefined) =>
      held ? withNewer(held, fresh.lines) : fresh,
    );
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: ['tournaments'] }),
    client.invalidateQueries({ queryKey: ['people', tournament] }),
  ]);
}
