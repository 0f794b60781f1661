import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, serverProgram } from '#platform';
import { Client } from './client.js';
import { PASSWORD } from './server-under-test.js';

const READY = /Tirage (?:is ready at (\S+)\s|runs as )/;

/** A server process. */
export class ServerProcess {
  static readonly #started = new Set<ServerProcess>();

  /** The one that was started last, be it up or not. */
  static get last(): ServerProcess | undefined {
    return [...ServerProcess.#started].at(-1);
  }

  /** Ends what a failed test left running. To be called after each test. */
  static async stopAll(): Promise<void> {
    await Promise.all([...ServerProcess.#started].map((server) => server.stop('SIGTERM')));
    ServerProcess.#started.clear();
  }

  readonly child: ChildProcess;
  output = '';
  #base = '';
  #isOver = false;

  private constructor(
    environment: Record<string, string>,
    detached = false,
    program: readonly string[] = serverProgram(),
  ) {
    ServerProcess.#started.add(this);
    this.child = spawn(process.execPath, program, {
      cwd: projectRoot(),
      detached,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        DOUBLE_DUMMY_SECONDS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Behind its end, when everything that it has written is read.
    this.child.once('close', () => (this.#isOver = true));
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  /**
   * Starts a process and waits until it is up.
   *
   * @param detached in a process group of its own, as a shell starts it
   * @param program another server than the project's, as Node takes it
   * @throws Error with what it printed when it ends before
   */
  static async start(
    environment: Record<string, string>,
    detached = false,
    program?: readonly string[],
  ): Promise<ServerProcess> {
    const server = new ServerProcess(environment, detached, program);
    await server.#ready();
    return server;
  }

  /** Starts a process that is expected to give up. @returns its exit code and what it printed */
  static async refused(
    environment: Record<string, string>,
  ): Promise<{ code: number | null; output: string }> {
    const server = new ServerProcess(environment);
    const [code] = (await once(server.child, 'close')) as [number | null];
    return { code, output: server.output };
  }

  get base(): string {
    return this.#base;
  }

  /** The address of the first set-up that was printed. */
  get setUpToken(): string | undefined {
    return /set-up#(\S+)/.exec(this.output)?.[1];
  }

  client(): Client {
    return new Client(this.#base);
  }

  /** Does the first set-up with what was printed. */
  async organiser(): Promise<Client> {
    const client = this.client();
    const account = { token: this.setUpToken, name: 'Olga Organiser', login: 'olga', password: PASSWORD };
    const answer = await client.post('/api/set-up', account);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return client;
  }

  /** Signs the first organiser in again. */
  async signIn(): Promise<Client> {
    const client = this.client();
    const answer = await client.post('/api/sign-in', { login: 'olga', password: PASSWORD });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return client;
  }

  /** Sends a signal, to its whole group if so wished, and waits for the end. @returns the exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM', group = false): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const closed = once(this.child, 'close');
    process.kill(group ? -this.child.pid! : this.child.pid!, signal);
    await closed;
    return this.child.exitCode;
  }

  async #ready(): Promise<void> {
    for (;;) {
      const ready = READY.exec(this.output);
      if (ready) {
        this.#base = (ready[1] ?? '').replace('localhost', '127.0.0.1');
        return;
      }
      if (this.#isOver) throw new Error(`${this.child.signalCode ?? this.child.exitCode}: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Whether the embedded PostgreSQL server of a home runs: it takes its file away when it has stopped in order. */
export function postgresRuns(home: string): boolean {
  return existsSync(join(home, 'postgres', 'postmaster.pid'));
}

/** The process id of the embedded PostgreSQL server of a home. */
export function postgresPid(home: string): number {
  return Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
