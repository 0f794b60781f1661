import { createHash } from 'node:crypto';
import { contentTypeOf, type Place } from './place.js';
import { signedHeaders, type S3Credentials } from './sign-s3.js';

export interface S3PlaceOptions extends S3Credentials {
  /** The address of the storage: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Below which path of the bucket; '' for its top. */
  readonly prefix: string;
}

/** How long one file may take. */
const LONGEST_MS = 60_000;

/** A bucket of S3-compatible storage, asked by path (`endpoint/bucket/prefix/file`). */
export class S3Place implements Place {
  readonly name: string;
  readonly #options: S3PlaceOptions;

  constructor(options: S3PlaceOptions) {
    const { bucket, prefix } = options;
    this.#options = options;
    this.name = ['s3:/', bucket, prefix].filter(Boolean).join('/');
  }

  async read(path: string, signal?: AbortSignal): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', path, undefined, signal);
    if (answer.status === 404) return undefined;
    return Buffer.from(await this.#allowed(answer, path).arrayBuffer());
  }

  async write(path: string, content: Buffer, signal?: AbortSignal): Promise<void> {
    this.#allowed(await this.#ask('PUT', path, content, signal), path);
  }

  async remove(path: string, signal?: AbortSignal): Promise<void> {
    const answer = await this.#ask('DELETE', path, undefined, signal);
    if (answer.status !== 404) this.#allowed(answer, path);
  }

  async #ask(
    method: string,
    path: string,
    body: Buffer | undefined,
    signal?: AbortSignal,
  ): Promise<Response> {
    const { endpoint, bucket, prefix, ...credentials } = this.#options;
    const place = [bucket, prefix, path].filter(Boolean).join('/');
    const url = new URL(
      `${endpoint.replace(/\/$/, '')}/${place.split('/').map(encodeURIComponent).join('/')}`,
    );
    const headers = signedHeaders(
      {
        method,
        url,
        headers: body ? { 'content-type': contentTypeOf(path), 'cache-control': 'no-cache' } : {},
        bodyHash: createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      credentials,
      new Date(),
    );
    const limit = AbortSignal.timeout(LONGEST_MS);
    return fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body && { body: new Uint8Array(body) }),
    });
  }

  /** What the storage says is in XML, and may name keys: its status alone is passed on. */
  #allowed(answer: Response, path: string): Response {
    if (!answer.ok) throw new Error(`${this.name} answers ${answer.status} to ${path}.`);
    return answer;
  }
}
