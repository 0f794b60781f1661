import type { GameName } from '#tournament';
import type { QueryClient } from '@tanstack/react-query';
import { createTournament, sendCommand } from '../api/commands.js';
import type { Commands } from '../api/schemas.js';
import type { SessionSeen } from '../api/documents.js';
import { commandIdOfStep } from '../api/idempotency.js';
import { Problem } from '../api/problem.js';
import { entriesQuery } from '../api/deskQueries.js';
import { playSessionQuery, playSessionsQuery } from '../api/sessionQueries.js';
import { isPlain } from '../play/classDraft.js';
import { isKnown } from '../session/entries/forDrawsDraft.js';
import { movementAgain } from './movementAgain.js';

/** What a new tournament begins with. */
export type Beginning =
  | { readonly kind: 'evening'; readonly game: GameName }
  | { readonly kind: 'last'; readonly tournament: string; readonly entries: boolean }
  | { readonly kind: 'empty' };

export interface NewTournament {
  readonly name: string;
  readonly beginning: Beginning;
}

export interface Begun {
  readonly tournament: string;
  readonly position: number;
  /** The session to be set up next; nothing where there is none yet. */
  readonly session?: string;
}

/**
 * Opens a tournament and gives it what it begins with, by ordinary commands. Their ids are steps of one, so that the same
 * again goes on where the line has broken and does nothing twice.
 */
export async function beginTournament(
  client: QueryClient,
  { name, beginning }: NewTournament,
  commandId: string,
): Promise<Begun> {
  const { tournament, position } = await createTournament(name, commandId);
  const journal = new Journal(tournament, position, commandId);
  if (beginning.kind === 'empty') return journal.begun();
  if (beginning.kind === 'evening') {
    await journal.give('session.create', { session: '1', game: beginning.game });
    return journal.begun('1');
  }
  const { tournament: last } = beginning;
  const listed = await client.fetchQuery(playSessionsQuery(last));
  const sessions = await Promise.all(
    listed.map(({ session }) => client.fetchQuery(playSessionQuery(last, session))),
  );
  const own = sessions.filter(({ knockout }) => knockout === null);
  if (own[0]) await journal.give('tournament.choose-settings', { settings: own[0].rules });
  if (beginning.entries) await copyEntries(client, last, journal);
  for (const session of own) {
    // oxlint-disable-next-line no-await-in-loop -- a step of the intent has its place
    await copySession(session, journal);
  }
  return journal.begun(own[0]?.session);
}

/** The journal of the new tournament: each command in it is a step of one intent. */
class Journal {
  #step = 0;

  constructor(
    readonly tournament: string,
    private position: number,
    private readonly commandId: string,
  ) {}

  /** An id that is the same whenever the same thing is tried again. */
  nextId(): string {
    this.#step += 1;
    return commandIdOfStep(this.commandId, this.#step);
  }

  async give<Name extends keyof Commands>(name: Name, body: Commands[Name]): Promise<void> {
    const { position } = await sendCommand(this.tournament, name, body, this.nextId());
    this.position = position;
  }

  /** As `give`; a refused command is left to the organiser. */
  async offer<Name extends keyof Commands>(name: Name, body: Commands[Name]): Promise<void> {
    try {
      await this.give(name, body);
    } catch (error) {
      if (!(error instanceof Problem) || error.unanswered || error.status >= 500) throw error;
    }
  }

  begun(session?: string): Begun {
    const { tournament, position } = this;
    return { tournament, position, ...(session !== undefined && { session }) };
  }
}

/** How it is played, scored and timed; neither deals, results nor seats. */
async function copySession(last: SessionSeen, journal: Journal): Promise<void> {
  const { session, game, settings, standings, sheets } = last;
  await journal.give('session.create', { session, game });
  await journal.offer('session.configure', { session, settings });
  if (sheets) await journal.offer('session.choose-sheets', { session, sheets });
  await journal.offer('session.choose-standings', { session, standings });
  const again = movementAgain(last);
  if (again) await journal.offer(again.name, again.body);
}

/** Those who took part take part again, as the same people, classed and known for draws as they were. */
async function copyEntries(client: QueryClient, last: string, journal: Journal): Promise<void> {
  const { entries } = await client.fetchQuery(entriesQuery(last));
  for (const { players, captain, name, withdrawn, class: as, forDraws } of entries) {
    const ids = players.flatMap(({ person }) => person ?? []);
    if (withdrawn || ids.length === 0) continue;
    const entry = journal.nextId();
    if (captain?.person === undefined) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await journal.give('entries.register', { entry, players: ids });
    } else {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await journal.give('entries.register-team', {
        entry,
        players: ids,
        captain: captain.person,
        name: name ?? null,
      });
    }
    // oxlint-disable-next-line no-await-in-loop -- of an entry that is there
    if (!isPlain(as)) await journal.give('entries.classify', { entry, class: as });
    // oxlint-disable-next-line no-await-in-loop -- of an entry that is there
    if (forDraws && isKnown(forDraws)) await journal.give('entries.describe-for-draws', { entry, forDraws });
  }
}
