import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerRefused, ServerUnreachable, type ProblemDocument } from './server-refused.js';

type Body = Readonly<Record<string, unknown>>;

/** A file on its way to the server. */
export interface FileToImport {
  /** Left out where the address says what it is. */
  readonly name?: string;
  readonly bytes: Uint8Array;
}

/** How often a request is sent that a busy or unsure server turns away or does not answer, and how long is waited. */
const TRIES = 8;
const TRIES_WITHOUT_ANSWER = 3;
const PATIENT_TRIES = 40;
const LONGEST_WAIT_MS = 65_000;
const LONGEST_ANSWER_MS = 60_000;
/** Whoever brings a file waits until all of it is done. */
const LONGEST_FILE_MS = 600_000;

/** Turned away for now: too many requests, not sure whether it was written, not up. */
const FOR_NOW = new Set([429, 502, 503, 504]);
/** Also what a server says whose database has just gone; sent again, nothing is done twice. */
const FOR_NOW_IN_AN_OUTAGE = new Set([...FOR_NOW, 500]);

/** A command that was carried out. */
export interface AcknowledgedCommand {
  readonly tournament: string;
  readonly name: string;
  readonly id: string;
  /** The position of the last journal entry when it was done. */
  readonly position: number;
}

/** How a browser stands an outage, and who is told what. */
export interface BrowserOptions {
  /** Waits for a server that does not answer for as long as it takes; otherwise it is soon given up. */
  readonly patient?: boolean;
  /** A request had no answer. */
  onSilence?(): void;
  /** A request was answered. */
  onAnswer?(): void;
  onCommand?(command: AcknowledgedCommand): void;
  /** What sends a request; left out: `fetch`. */
  readonly send?: typeof fetch;
}

/**
 * What a person or a table's device sends requests from: it keeps cookies and names its origin, as browsers do. A
 * request that the server turns away for now is sent again: commands carry their id, so that none is carried out twice.
 */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  readonly #signal: AbortSignal;
  readonly #options: BrowserOptions;

  /** @param origin the server's address without a path */
  constructor(origin: string, signal: AbortSignal, options: BrowserOptions = {}) {
    this.#origin = origin;
    this.#signal = signal;
    // Each browser that waits for the server listens, however many there are.
    setMaxListeners(0, signal);
    this.#options = options;
  }

  /** The same person's browser, with other manners. */
  with(options: BrowserOptions): Browser {
    const browser = new Browser(this.#origin, this.#signal, options);
    for (const [name, value] of this.#cookies) browser.#cookies.set(name, value);
    return browser;
  }

  get(path: string): Promise<Body> {
    return this.#ask('GET', path);
  }

  post(path: string, body: Body): Promise<Body> {
    return this.#ask('POST', path, body);
  }

  put(path: string, body: Body): Promise<Body> {
    return this.#ask('PUT', path, body);
  }

  /** Opens a tournament. @returns its id */
  async create(name: string): Promise<string> {
    const { tournament } = await this.#give('/api/commands/', 'tournament.create', { name });
    return String(tournament);
  }

  /**
   * Gives a tournament a command.
   *
   * @param id of the command, where what it is about tells it; left out: a new one
   * @returns the answer, with the position of the last line written
   */
  command(tournament: string, name: string, body: Body = {}, id?: string): Promise<Body> {
    return this.#give(`/api/tournaments/${tournament}/commands/`, name, body, { id });
  }

  /** Brings the deals of a set of boards in a file. @returns the answer, with the position of the last line written */
  bringDeals(tournament: string, set: string, file: { format: string; bytes: Uint8Array }): Promise<Body> {
    const { format, bytes } = file;
    const body = { format, file: Buffer.from(bytes).toString('base64') };
    return this.#give(`/api/tournaments/${tournament}/board-sets/${set}/`, 'deals', body, { of: tournament });
  }

  /** Brings a file as it is. @returns the answer */
  bring(path: string, file: FileToImport, commandId?: string): Promise<Body> {
    return this.#ask('POST', path, file, commandId);
  }

  async #give(
    path: string,
    name: string,
    body: Body,
    { of, id = randomUUID() }: { readonly of?: string; readonly id?: string | undefined } = {},
  ): Promise<Body> {
    const answer = await this.#ask('POST', `${path}${name}`, body, id);
    const { tournament = of, position } = answer;
    this.#options.onCommand?.({ tournament: String(tournament), name, id, position: Number(position) });
    return answer;
  }

  /** @throws ServerRefused, ServerUnreachable */
  async #ask(method: string, path: string, body?: Body | FileToImport, commandId?: string): Promise<Body> {
    const { patient = false, onSilence, onAnswer } = this.#options;
    for (let tries = 1; ; tries++) {
      this.#signal.throwIfAborted();
      const answer = await this.#send(method, path, body, commandId).catch((error: unknown) => {
        onSilence?.();
        if (patient || tries < TRIES_WITHOUT_ANSWER) return undefined;
        throw new ServerUnreachable(this.#origin, error);
      });
      if (answer) onAnswer?.();
      if (answer?.ok) return answer.text === '' ? {} : (JSON.parse(answer.text) as Body);
      if (answer && !(isForNow(answer, patient) && tries < (patient ? PATIENT_TRIES : TRIES))) {
        throw new ServerRefused(problemOf(answer), `${method} ${path}`);
      }
      await this.#pause(answer?.retryAfter ?? Math.min(1, tries / 10));
    }
  }

  async #pause(seconds: number): Promise<void> {
    await sleep(Math.min(LONGEST_WAIT_MS, seconds * 1_000), undefined, { signal: this.#signal }).catch(() =>
      this.#signal.throwIfAborted(),
    );
  }

  /** What a server answers with a file. @throws ServerRefused, ServerUnreachable */
  async file(method: 'GET' | 'POST', path: string, body?: Body): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#request(method, path, body, body && randomUUID()).catch((error: unknown) => {
      this.#signal.throwIfAborted();
      throw new ServerUnreachable(this.#origin, error);
    });
    if (response.ok && response.body) return response.body;
    const { status } = response;
    throw new ServerRefused(
      problemOf({ ok: false, status, text: await response.text(), retryAfter: undefined }),
      `${method} ${path}`,
    );
  }

  async #send(
    method: string,
    path: string,
    body?: Body | FileToImport,
    commandId?: string,
  ): Promise<ReadAnswer> {
    const response = await this.#request(
      method,
      path,
      body,
      commandId,
      AbortSignal.timeout(body && isFile(body) ? LONGEST_FILE_MS : LONGEST_ANSWER_MS),
    );
    const { ok, status } = response;
    const retryAfter = response.headers.get('retry-after');
    return {
      ok,
      status,
      text: await response.text(),
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    };
  }

  async #request(
    method: string,
    path: string,
    body: Body | FileToImport | undefined,
    commandId: string | undefined,
    signal: AbortSignal = this.#signal,
  ): Promise<Response> {
    const file = body && isFile(body) ? body : undefined;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { send = fetch } = this.#options;
    const response = await send(`${this.#origin}${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(method === 'GET' ? {} : { origin: this.#origin }),
        ...(body === undefined
          ? {}
          : { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
        ...(file?.name !== undefined && { 'x-file-name': encodeURIComponent(file.name) }),
        ...(commandId === undefined ? {} : { 'idempotency-key': commandId }),
        ...(cookie === '' ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: file ? new Uint8Array(file.bytes) : JSON.stringify(body) }),
      signal,
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

function isFile(body: Body | FileToImport): body is FileToImport {
  return body['bytes'] instanceof Uint8Array;
}

/** An answer that has been read to its end. */
interface ReadAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;
}

/** Whether the same request can be sent again; others that kept writing to the same streams wrote nothing for it. */
function isForNow(answer: ReadAnswer, patient: boolean): boolean {
  const statuses = patient ? FOR_NOW_IN_AN_OUTAGE : FOR_NOW;
  return statuses.has(answer.status) || problemOf(answer).code === 'command.stale-version';
}

function problemOf({ status, text }: ReadAnswer): ProblemDocument {
  try {
    const problem = JSON.parse(text) as Partial<ProblemDocument>;
    return { ...problem, status, code: problem.code ?? `HTTP ${status}` };
  } catch {
    return { status, code: `HTTP ${status}` };
  }
}
