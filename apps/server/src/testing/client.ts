import { randomUUID } from 'node:crypto';

/** An answer of the server. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

/** A browser as far as the server can tell: it keeps cookies and names its origin on writes. */
export class Client {
  readonly base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.raw(method, path, body, headers);
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  }

  async raw(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { origin: this.base }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) this.#cookies.set(name!, value);
      else this.#cookies.delete(name!);
    }
    return response;
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  /** Opens a tournament. */
  create(name: string, id: string = randomUUID()): Promise<Answer> {
    return this.post('/api/commands/tournament.create', { name }, { 'idempotency-key': id });
  }

  /** Gives a tournament a command. */
  command(
    tournament: string,
    name: string,
    body: unknown = {},
    { id = randomUUID(), headers = {} }: { id?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const path = `/api/tournaments/${tournament}/commands/${name}`;
    return this.post(path, body, { 'idempotency-key': id, ...headers });
  }
}

function isSentAsIs(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
