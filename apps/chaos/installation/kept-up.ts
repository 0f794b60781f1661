import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '../../server/src/testing/server-process.js';

/** How long whoever keeps a process up waits before it is started again. */
const RESTART_MS = 300;

const TURNED_CLOCK = new URL('../faults/turned-clock.mjs', import.meta.url).href;

/** A process of Tirage that is started again whenever it has ended, as a service manager does. */
export class KeptUp {
  readonly name: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #clock: string;
  #process: ServerProcess | undefined;
  #up: Promise<void> = Promise.resolve();
  #isOver = false;
  #hasStarted = false;
  #setUpToken: string | undefined;
  /** What it said each time that it ended without having been killed. */
  readonly ends: string[] = [];
  /** What it said each time that it could not start. */
  readonly failedStarts: string[] = [];

  private constructor(name: string, environment: Readonly<Record<string, string>>, clock: string) {
    this.name = name;
    this.#clock = clock;
    this.#environment = { ...environment, NODE_OPTIONS: `--import ${TURNED_CLOCK}`, TURNED_CLOCK: clock };
    this.#turnClock(0);
  }

  /**
   * Starts it, and resolves when it is up.
   * @param clock a file that says by how much its clock is wrong
   */
  static async start(
    name: string,
    environment: Readonly<Record<string, string>>,
    clock: string,
  ): Promise<KeptUp> {
    const kept = new KeptUp(name, environment, clock);
    await kept.#start();
    return kept;
  }

  /** Where it answers. */
  get base(): string {
    return this.#process?.base ?? '';
  }

  /** The token of the first set-up, as it was printed at the first start. */
  get setUpToken(): string | undefined {
    return this.#setUpToken;
  }

  /** Resolves when it is up again, however often it ends meanwhile. */
  async up(): Promise<void> {
    for (let known: unknown; known !== this.#up;) {
      known = this.#up;
      // oxlint-disable-next-line no-await-in-loop -- until nothing has changed meanwhile
      await this.#up;
    }
  }

  /** Kills it, and starts it again later. */
  kill(downMs: number): Promise<void> {
    return this.#again('SIGKILL', downMs);
  }

  /** Ends it in order, and starts it again at once. */
  restart(): Promise<void> {
    return this.#again('SIGTERM', 0);
  }

  async freeze(ms: number): Promise<void> {
    await this.up();
    const child = this.#process?.child;
    child?.kill('SIGSTOP');
    await sleep(ms);
    child?.kill('SIGCONT');
  }

  /** Turns its clock for a time, and back. */
  async turnClock(byMs: number, forMs: number): Promise<void> {
    this.#turnClock(byMs);
    await sleep(forMs);
    this.#turnClock(0);
    await this.up();
  }

  /** Ends it. @throws Error when it does not end in order */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#up;
    const stopped = this.#process;
    this.#process = undefined;
    const code = await stopped?.stop();
    if (code !== 0) throw new Error(`${this.name} ended with ${code}: ${saidLast(stopped?.output ?? '')}`);
  }

  /** Whole at once: it is read at any moment. */
  #turnClock(byMs: number): void {
    writeFileSync(`${this.#clock}-next`, String(byMs));
    renameSync(`${this.#clock}-next`, this.#clock);
  }

  async #again(signal: 'SIGKILL' | 'SIGTERM', downMs: number): Promise<void> {
    await this.up();
    const ended = this.#process;
    this.#process = undefined;
    // It may just have ended by itself.
    const code = await ended?.stop(signal);
    if (signal === 'SIGTERM' && code) this.ends.push(`${code}: ${saidLast(ended?.output ?? '')}`);
    this.#up = sleep(downMs).then(() => this.#start());
    await this.up();
  }

  async #start(): Promise<void> {
    while (!this.#isOver) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- until it is up
        const started = await ServerProcess.start({ ...this.#environment });
        this.#process = started;
        this.#hasStarted = true;
        this.#setUpToken ??= started.setUpToken;
        started.child.once('close', () => this.#ended(started));
        // It may have ended before anybody listened.
        if (started.child.exitCode !== null) this.#ended(started);
        return;
      } catch (error) {
        if (!this.#hasStarted) throw error;
        this.failedStarts.push(saidLast((error as Error).message));
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sleep(RESTART_MS);
      }
    }
  }

  #ended(ended: ServerProcess): void {
    if (this.#process !== ended) return;
    this.#process = undefined;
    if (this.#isOver) return;
    const { exitCode, signalCode } = ended.child;
    this.ends.push(`${signalCode ?? exitCode}: ${saidLast(ended.output)}`);
    this.#up = sleep(RESTART_MS).then(() => this.#start());
  }
}

/** The last line that a process wrote; of a line of its log, the message. */
function saidLast(output: string): string {
  const line = output.trim().split('\n').at(-1)!.trim();
  try {
    return (JSON.parse(line) as { readonly msg: string }).msg;
  } catch {
    return line;
  }
}
