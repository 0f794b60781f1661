import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ownPort } from '../../../platform/src/testing/own-port.js';

/** Whether this machine has a redis-server. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A Redis of the test's own: on a free port of the loopback, in a temporary folder, writing nothing to disk. */
export class RedisServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tirage-redis-'));
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await ownPort());
    await server.comeBack();
    return server;
  }

  /** Dies, with all that it held. */
  async goAway(): Promise<void> {
    const ended = once(this.#process!, 'exit');
    this.#process!.kill('SIGKILL');
    await ended;
    this.#process = undefined;
  }

  /** Starts empty, at the port that it had. */
  async comeBack(): Promise<void> {
    const memoryOnly = ['--save', '', '--appendonly', 'no', '--dir', this.#folder];
    const settings = ['--port', `${this.#port}`, '--bind', '127.0.0.1', ...memoryOnly];
    this.#process = spawn('redis-server', settings, { stdio: 'ignore' });
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  /** Answers nothing more, while its connections stay. */
  freeze(): void {
    this.#process!.kill('SIGSTOP');
  }

  /** Goes on after `freeze`. */
  thaw(): void {
    this.#process!.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    if (this.#process) await this.goAway();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
