import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** What a server has answered. */
export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A browser, as far as a server can tell: it keeps cookies and names its origin. */
export class Browser {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  ask(method: string, path: string, body?: unknown, id?: string): Promise<Answered> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      origin: this.#base,
      ...(data !== undefined && { 'content-type': 'application/json' }),
      ...(id !== undefined && { 'idempotency-key': id }),
      ...(cookie && { cookie }),
    };
    return new Promise((resolve, reject) => {
      const asking = request(`${this.#base}${path}`, { method, agent, headers }, (answer) => {
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
