import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { readConfiguration } from '#platform';
import { freshDatabase } from '../../../../libs/platform/src/testing/database.js';
import { ownPort } from '../../../../libs/platform/src/testing/own-port.js';
import { createApplication } from '../application.js';
import { startBackground } from '../core/background.js';
import { openCore, type Core } from '../core/core.js';
import { EventStreams } from '../http/event-streams.js';
import { Client } from './client.js';

/** The whole server in this process, on a database and a port of its own. */
export interface ServerUnderTest {
  readonly base: string;
  readonly core: Core;
  readonly application: NestFastifyApplication;
  readonly connectionString: string;
  /** A browser that nobody has signed in at. */
  client(): Client;
  /** The first organiser's browser; the set-up is done at the first call. */
  organiser(): Promise<Client>;
  /** A browser of a person who has accepted an invitation to a role. */
  invited(by: Client, tournament: string, role: string): Promise<Client>;
  /** Stops all of it while something is done, and starts it again at the same address with what it has kept. */
  outage(during: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export const PASSWORD = 'a long enough password';

/** Starts the server for a test. */
export async function serverUnderTest(environment: Record<string, string> = {}): Promise<ServerUnderTest> {
  const database = await freshDatabase();
  const home = mkdtempSync(join(tmpdir(), 'tirage-served-'));
  const configuration = readConfiguration({
    TIRAGE_HOME: home,
    LOG_LEVEL: 'silent',
    DOUBLE_DUMMY_SECONDS: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
  });
  const log = pino({ level: configuration.logLevel });
  const start = async (port: number) => {
    const core = openCore({ configuration, connectionString: database.connectionString, log });
    const background = await startBackground(core);
    const application = await createApplication(core);
    await application.listen(port, '127.0.0.1');
    core.ready = true;
    const stop = async () => {
      await application.get(EventStreams).close();
      await application.close();
      await background.stop();
      await core.close();
    };
    return { core, application, stop };
  };
  let running = await start(await ownPort());
  const base = await running.application.getUrl();
  const client = () => new Client(base);
  let first: Promise<Client> | undefined;
  let people = 0;
  return {
    base,
    get core() {
      return running.core;
    },
    get application() {
      return running.application;
    },
    connectionString: database.connectionString,
    client,
    organiser: () => (first ??= setUp(running.core, client())),
    async invited(by, tournament, role) {
      const login = `${role}-${++people}`;
      const invitation = await by.post(`/api/tournaments/${tournament}/invitations`, { role });
      const token = new URL(invitation.body.link).hash.slice(1);
      const guest = client();
      const account = { token, name: `${role} ${people}`, login, password: PASSWORD };
      const accepted = await guest.post('/api/invitations/accept', account);
      if (accepted.status >= 300) throw new Error(JSON.stringify(accepted.body));
      return guest;
    },
    async outage(during) {
      await running.stop();
      try {
        await during();
      } finally {
        running = await start(Number(new URL(base).port));
      }
    },
    async stop() {
      await running.stop();
      await database.drop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function setUp(core: Core, client: Client): Promise<Client> {
  const token = await core.access.setUp.offer();
  const account = { token, name: 'Olga Organiser', login: 'olga', password: PASSWORD };
  const answer = await client.post('/api/set-up', account);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return client;
}
