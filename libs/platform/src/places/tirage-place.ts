import { gzipSync } from 'node:zlib';
import { askPlace, type PlaceAnswer } from './ask-place.js';
import { PlaceRefused, type Place } from './place.js';
import { Reach } from './reach.js';
import { Refusal } from '../process/refusal.js';
import { isThisMachine } from '../process/process-identity.js';

/** How long one file may take. */
const LONGEST_MS = 60_000;
const ADDRESS = /^(https?:\/\/[^/?#@]+)\/sites\/([a-z0-9][a-z0-9-]{0,62})\/?$/;

/**
 * Where another Tirage shows a site, from its address `https://HOST/sites/NAME`; undefined where it is none.
 */
export function tirageAddress(
  address: string,
): { readonly origin: string; readonly site: string } | undefined {
  const [, origin, site] = ADDRESS.exec(address) ?? [];
  return origin !== undefined && site !== undefined && URL.canParse(origin) ? { origin, site } : undefined;
}

/** Whether what is sent there can be read on its way. */
export function isOpenLine(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol !== 'https:' && !isThisMachine(hostname);
}

/**
 * A site that another Tirage receives: `https://HOST/sites/NAME`, by the token that its administrator has made. Files go
 * one by one and packed; it says itself what it has already, so that also another process goes on where one was broken off.
 */
export class TiragePlace implements Place {
  readonly name: string;
  readonly #files: string;
  readonly #token: string;
  readonly #reach: Reach;

  /** @throws Refusal for an address that is none, or over which the token would travel in the open */
  constructor(address: string, token: string, reach: Reach = new Reach('everything')) {
    const at = tirageAddress(address);
    if (!at) throw new Refusal(`${address} is no site of a Tirage: give one like https://host/sites/NAME.`);
    if (isOpenLine(at.origin)) {
      throw new Refusal(`The token would travel in the open to ${at.origin}: give an address with https.`);
    }
    this.name = `${at.origin}/sites/${at.site}`;
    this.#files = `${at.origin}/api/sites/${at.site}/files`;
    this.#token = token;
    this.#reach = reach;
  }

  /** What is there already, hash by path. */
  async there(signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const answer = await this.#ask('GET', this.#files, undefined, signal);
    const { files } = JSON.parse(answer.body.toString()) as { files: Record<string, string> };
    return new Map(Object.entries(files));
  }

  async read(path: string, signal?: AbortSignal): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', `${this.name}/${path}`, undefined, signal, [404]);
    return answer.status === 404 ? undefined : answer.body;
  }

  async write(path: string, content: Buffer, signal?: AbortSignal): Promise<void> {
    await this.#ask('PUT', `${this.#files}/${path}`, content, signal);
  }

  async remove(path: string, signal?: AbortSignal): Promise<void> {
    await this.#ask('DELETE', `${this.#files}/${path}`, undefined, signal);
  }

  async #ask(
    method: string,
    url: string,
    body: Buffer | undefined,
    signal: AbortSignal | undefined,
    expected: readonly number[] = [],
  ): Promise<PlaceAnswer> {
    const limit = AbortSignal.timeout(LONGEST_MS);
    // The token goes where it was meant to go, and nowhere else: nobody is followed to another address.
    const asked = {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' }),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      body: body && gzipSync(body),
    };
    const answer = await askPlace(url, asked, this.#reach);
    const { status } = answer;
    if ((status >= 200 && status < 300) || expected.includes(status)) return answer;
    throw refusalOf(this.name, answer);
  }
}

/** Why the other Tirage refuses, by its problem document; who answers with another page is none. */
function refusalOf(name: string, { status, body }: PlaceAnswer): PlaceRefused {
  const problem = problemIn(body);
  if (typeof problem.code !== 'string' || typeof problem.detail !== 'string')
    return new PlaceRefused(`${name} answers ${status}.`, 'push.refused', { status });
  const params = Object.fromEntries(
    Object.entries(problem).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
  );
  return new PlaceRefused(`${name}: ${problem.detail}`, problem.code, params);
}

function problemIn(body: Buffer): { readonly code?: unknown; readonly detail?: unknown } {
  try {
    return (JSON.parse(body.toString()) ?? {}) as object;
  } catch {
    return {};
  }
}
