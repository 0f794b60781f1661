import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerRefused, ServerUnreachable, type ProblemDocument } from './server-refused.js';

type Body = Readonly<Record<string, unknown>>;

/** How often a request is sent that a busy or unsure server turns away or does not answer, and how long is waited. */
const TRIES = 8;
const TRIES_WITHOUT_ANSWER = 3;
const LONGEST_WAIT_MS = 65_000;
const LONGEST_ANSWER_MS = 60_000;

/** Turned away for now: too many requests, not sure whether it was written, not up. */
const FOR_NOW = new Set([429, 502, 503, 504]);

/**
 * What a person or a table's device sends requests from: it keeps cookies and names its origin, as browsers do. A
 * request that the server turns away for now is sent again: commands carry their id, so that none is carried out twice.
 */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  readonly #signal: AbortSignal;

  /** @param origin the server's address without a path */
  constructor(origin: string, signal: AbortSignal) {
    this.#origin = origin;
    this.#signal = signal;
  }

  get(path: string): Promise<Body> {
    return this.#ask('GET', path);
  }

  post(path: string, body: Body): Promise<Body> {
    return this.#ask('POST', path, body);
  }

  /** Opens a tournament. @returns its id */
  async create(name: string): Promise<string> {
    const { tournament } = await this.#ask('POST', '/api/commands/tournament.create', { name }, randomUUID());
    return String(tournament);
  }

  /** Gives a tournament a command. @returns the answer, with the position of the last line written */
  command(tournament: string, name: string, body: Body = {}): Promise<Body> {
    return this.#ask('POST', `/api/tournaments/${tournament}/commands/${name}`, body, randomUUID());
  }

  /** @throws ServerRefused, ServerUnreachable */
  async #ask(method: string, path: string, body?: Body, commandId?: string): Promise<Body> {
    for (let tries = 1; ; tries++) {
      this.#signal.throwIfAborted();
      const answer = await this.#send(method, path, body, commandId).catch((error: unknown) => {
        if (tries < TRIES_WITHOUT_ANSWER) return undefined;
        throw new ServerUnreachable(this.#origin, error);
      });
      if (answer?.ok) return answer.text === '' ? {} : (JSON.parse(answer.text) as Body);
      if (answer && (!FOR_NOW.has(answer.status) || tries === TRIES)) {
        throw new ServerRefused(problemOf(answer), `${method} ${path}`);
      }
      const wait = (answer?.retryAfter ?? tries / 10) * 1_000;
      await sleep(Math.min(LONGEST_WAIT_MS, wait), undefined, { signal: this.#signal });
    }
  }

  async #send(method: string, path: string, body?: Body, commandId?: string): Promise<ReadAnswer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(method === 'GET' ? {} : { origin: this.#origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(commandId === undefined ? {} : { 'idempotency-key': commandId }),
        ...(cookie === '' ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const { ok, status } = response;
    const retryAfter = response.headers.get('retry-after');
    return {
      ok,
      status,
      text: await response.text(),
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    };
  }
}

/** An answer that has been read to its end. */
interface ReadAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;
}

function problemOf({ status, text }: ReadAnswer): ProblemDocument {
  try {
    const problem = JSON.parse(text) as Partial<ProblemDocument>;
    return { ...problem, status, code: problem.code ?? `HTTP ${status}` };
  } catch {
    return { status, code: `HTTP ${status}` };
  }
}
