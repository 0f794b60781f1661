import type { QueryClient } from '@tanstack/react-query';
import { request } from './client.js';
import { address, fetchJournal, withNewer, type HeldJournal } from './journal.js';
import { journalQuery, tournamentQuery } from './queries.js';
import type { Commands } from './schemas.js';
import type { SaidByCommand } from './sessionCommands.js';
import type { CommandAnswer, Tournament } from './types.js';

/** Opens a tournament with its book. */
export function createTournament(name: string, commandId: string): Promise<CommandAnswer> {
  return request('/api/commands/tournament.create', {
    method: 'POST',
    body: { name },
    headers: { 'idempotency-key': commandId },
  });
}

/** Gives a command to a tournament. */
export function sendCommand<Name extends keyof Commands>(
  tournament: string,
  name: Name,
  body: Commands[Name],
  commandId: string,
): Promise<CommandAnswer & SaidByCommand> {
  return request(`/api/tournaments/${tournament}/commands/${name}`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': commandId },
  });
}

/** The readings of entries, sessions, contests, knockouts, deals and rulings. */
const PLAY = ['sessions', 'play', 'entries', 'contests', 'knockouts', 'deals', 'rulings'];

/** Reads the sessions up to a line: from then on all that is read of them contains it. */
export async function readPlay(
  client: QueryClient,
  tournament: string,
  position: number,
  kinds: readonly string[] = PLAY,
): Promise<void> {
  const held = kinds.some(
    (kind) => client.getQueryCache().findAll({ queryKey: [kind, tournament] }).length > 0,
  );
  if (!held) return;
  await request(address(`/api/tournaments/${tournament}/sessions`, { after: position }));
  await Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind, tournament] })));
}

/** Reads one's own writes: waits for what is read from to have reached the command's last line. */
export async function readAfter(client: QueryClient, tournament: string, position: number): Promise<void> {
  const journalKey = journalQuery(tournament).queryKey;
  const [now, fresh] = await Promise.all([
    request<Tournament>(address(`/api/tournaments/${tournament}`, { after: position })),
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
