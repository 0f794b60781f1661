import { randomUUID } from 'node:crypto';
import type { Evening } from './evening.js';

/** A team that has entered: its entry, and its players by their ids. */
export interface TeamEntered {
  readonly entry: string;
  readonly players: readonly string[];
}

/** Writes down six players and registers their team, the first of them its captain. */
export async function teamOf(evening: Evening, ...names: readonly string[]): Promise<TeamEntered> {
  return namedTeam(evening, null, names);
}

/** As `teamOf`, with what the team is called; null: by its captain. */
export async function namedTeam(
  evening: Evening,
  name: string | null,
  names: readonly string[],
): Promise<TeamEntered> {
  const players = names.map(() => randomUUID());
  for (const [index, id] of players.entries()) {
    const path = `/api/tournaments/${evening.tournament}/players/${id}`;
    const { status, body } = await evening.director.send('PUT', path, { name: names[index] });
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  }
  const entry = randomUUID();
  await evening.command('entries.register-team', { entry, players, captain: players[0], name });
  return { entry, players };
}

/** The line-up of four players: North, South, East and West. */
export const lineUp = ([N, S, E, W]: readonly string[]) => ({ N, E, S, W });
