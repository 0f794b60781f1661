import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { pino } from 'pino';
import { Access } from '#access';
import { Ledger } from '#ledger';
import { readConfiguration } from '#platform';
import { freshDatabase } from '../../../../libs/platform/src/testing/database.js';
import { ownPort } from '../../../../libs/platform/src/testing/own-port.js';
import { createApplication, services } from '../application.js';
import { Background } from '../background.js';
import { EventStreams } from '../streams/event-streams.js';
import type { ReaderThreadData } from '../lanes/asked-of-thread.js';
import { ServerProcess } from '../platform/server-process.js';
import { applicationUnderTest } from './application-under-test.js';
import { Client } from './client.js';
import { ReaderInProcess } from './reader-in-process.js';

/** The whole server in this process, on a database and a port of its own. */
export interface ServerUnderTest {
  readonly base: string;
  /** What the server has opened, and its most used parts. */
  readonly process: ServerProcess;
  readonly pool: pg.Pool;
  readonly ledger: Ledger;
  readonly access: Access;
  /** A part of the server by its class. */
  get<Part>(part: Type<Part>): Part;
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

/** What answers readers in a test. */
const readersIn = { process: (data: ReaderThreadData) => new ReaderInProcess(data), thread: undefined };

/** What a process stands on in a test: a database and a folder of its own, which `drop` takes away. */
async function ground(environment: Record<string, string> = {}, readers: keyof typeof readersIn = 'process') {
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
  const { connectionString } = database;
  return {
    connectionString,
    process: () =>
      new ServerProcess({ configuration, connectionString, log, startReader: readersIn[readers] }),
    async drop() {
      await database.drop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * The services of the program on a database of their own, with the routes that a test gives. Nothing listens, and nothing
 * runs in the background.
 */
export async function partUnderTest(
  controllers: readonly Type[] = [],
): Promise<INestApplication & AsyncDisposable> {
  const { process, drop } = await ground();
  return applicationUnderTest({ imports: services(process), controllers: [...controllers] }, { drop });
}

/**
 * Starts the server for a test.
 *
 * @param options.readers where they are answered: in a thread as in the program, or in this process, which is much faster
 */
export async function serverUnderTest(
  environment: Record<string, string> = {},
  { readers = 'process' }: { readonly readers?: keyof typeof readersIn } = {},
): Promise<ServerUnderTest> {
  const { connectionString, process: newProcess, drop } = await ground(environment, readers);
  const start = async (port: number) => {
    const process = newProcess();
    const application = await createApplication(process);
    await application.init();
    const background = application.get(Background).start();
    await process.opened.add(background, (each) => each.stop());
    await application.listen(port, '127.0.0.1');
    process.ready = true;
    const stop = async () => {
      await application.get(EventStreams).close();
      await application.close();
    };
    return { process, application, stop };
  };
  let running = await start(await ownPort());
  const base = await running.application.getUrl();
  const client = () => new Client(base);
  const get = <Part>(part: Type<Part>): Part => running.application.get(part, { strict: false });
  let first: Promise<Client> | undefined;
  let people = 0;
  return {
    base,
    get process() {
      return running.process;
    },
    get pool() {
      return get(pg.Pool);
    },
    get ledger() {
      return get(Ledger);
    },
    get access() {
      return get(Access);
    },
    get,
    get application() {
      return running.application;
    },
    connectionString,
    client,
    organiser: () => (first ??= setUp(get(Access), client())),
    invited: (by, tournament, role) => invite(by, { tournament, role, as: ++people }),
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
      await drop();
    },
  };
}

/** A browser of a person, told apart by a number, who accepts an invitation to a role. */
export async function invite(
  by: Client,
  { tournament, role, as }: { readonly tournament: string; readonly role: string; readonly as: number },
): Promise<Client> {
  const invitation = await by.post(`/api/tournaments/${tournament}/invitations`, { role });
  const token = new URL(invitation.body.link).hash.slice(1);
  const guest = new Client(by.base);
  const account = { token, name: `${role} ${as}`, login: `${role}-${as}`, password: PASSWORD };
  const accepted = await guest.post('/api/invitations/accept', account);
  if (accepted.status >= 300) throw new Error(JSON.stringify(accepted.body));
  return guest;
}

async function setUp(access: Access, client: Client): Promise<Client> {
  const token = await access.setUp.offer();
  const account = { token, name: 'Olga Organiser', login: 'olga', password: PASSWORD };
  const answer = await client.post('/api/set-up', account);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return client;
}
