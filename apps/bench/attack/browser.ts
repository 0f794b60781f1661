import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SOCKETS = { keepAlive: true, maxSockets: 256 };
const shared = new Agent(SOCKETS);

/** What a server has answered. */
export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A browser, as far as a server can tell: it keeps cookies and names its origin. */
export class Browser {
  readonly #base: string;
  readonly #agent: Agent;
  readonly #cookies: Map<string, string>;

  /**
   * @param address where it is, an address of this machine; without one it shares its connections with others
   * @param cookies of another browser, to be taken for it
   */
  constructor(base: string, address?: string, cookies: Iterable<[string, string]> = []) {
    this.#base = base;
    this.#agent = address === undefined ? shared : new Agent({ ...SOCKETS, localAddress: address });
    this.#cookies = new Map(cookies);
  }

  /** As a header. */
  get cookie(): string {
    return this.cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get cookies(): [string, string][] {
    return [...this.#cookies];
  }

  /** Opens what goes on for long, and leaves as soon as it has begun. @returns the status */
  leave(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const asking = request(`${this.#base}${path}`, { agent: this.#agent }, (answer) => {
        answer.once('close', () => resolve(answer.statusCode ?? 0)).once('data', () => asking.destroy());
        answer.on('error', () => undefined);
      });
      asking.once('error', (error) => (asking.destroyed ? undefined : reject(error))).end();
    });
  }

  ask(method: string, path: string, body?: unknown, id?: string): Promise<Answered> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    const { cookie } = this;
    const headers = {
      origin: this.#base,
      ...(data !== undefined && { 'content-type': 'application/json' }),
      ...(id !== undefined && { 'idempotency-key': id }),
      ...(cookie && { cookie }),
    };
    return new Promise((resolve, reject) => {
      const asking = request(`${this.#base}${path}`, { method, agent: this.#agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () => {
          for (const set of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
            this.#cookies.set(name, value);
          }
          resolve({ status: answer.statusCode ?? 0, body: bodyOf(Buffer.concat(chunks).toString()) });
        });
        answer.once('error', reject);
      });
      asking.once('error', reject).end(data);
    });
  }

  /** Asks, and again where that is wanted. @throws Error when it is refused */
  async done(method: string, path: string, body?: unknown, id?: string): Promise<Answered['body']> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- until it is answered
      const { status, body: answered } = await this.ask(method, path, body, id);
      if (status < 400) return answered;
      if (status !== 503) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answered)}`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(200);
    }
  }

  /** Gives a tournament a command; without one it opens a tournament. */
  command(tournament: string | undefined, name: string, body: object): Promise<Answered['body']> {
    const path = tournament === undefined ? '/api/commands' : `/api/tournaments/${tournament}/commands`;
    return this.done('POST', `${path}/${name}`, body, randomUUID());
  }
}

function bodyOf(text: string): Answered['body'] {
  try {
    return JSON.parse(text) as Answered['body'];
  } catch {
    return {};
  }
}
