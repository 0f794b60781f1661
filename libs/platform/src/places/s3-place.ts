import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf, PlaceRefused, type Place } from './place.js';
import { askPlace, type PlaceAnswer } from './ask-place.js';
import { Reach } from './reach.js';

export interface S3PlaceOptions {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  /** The address of the storage: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Below which path of the bucket; '' for its top. */
  readonly prefix: string;
  /** Left out: everything. */
  readonly reach?: Reach | undefined;
}

/** How long one file may take. */
const LONGEST_MS = 60_000;

/** A bucket of S3-compatible storage, asked by path (`endpoint/bucket/prefix/file`). */
export class S3Place implements Place {
  readonly name: string;
  readonly #options: S3PlaceOptions;
  readonly #client: AwsClient;

  constructor(options: S3PlaceOptions) {
    const { bucket, prefix, accessKey, secretKey, region } = options;
    this.#options = options;
    this.#client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
    });
    this.name = ['s3:/', bucket, prefix].filter(Boolean).join('/');
  }

  async read(path: string, signal?: AbortSignal): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', path, undefined, signal);
    return answer.status === 404 ? undefined : this.#allowed(answer, path).body;
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
  ): Promise<PlaceAnswer> {
    const { endpoint, bucket, prefix, reach = new Reach('everything') } = this.#options;
    const place = [bucket, prefix, path].filter(Boolean).join('/');
    const url = `${endpoint.replace(/\/$/, '')}/${place.split('/').map(encodeURIComponent).join('/')}`;
    const limit = AbortSignal.timeout(LONGEST_MS);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await this.#client.sign(url, {
      method,
      headers: {
        // The content is signed, too: a line without TLS alters nothing unseen.
        'x-amz-content-sha256': hash,
        ...(body && { 'content-type': contentTypeOf(path), 'cache-control': 'no-cache' }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
    const asked = {
      method,
      headers: Object.fromEntries(signed.headers),
      body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    };
    return askPlace(signed.url, asked, reach);
  }

  /** What the storage says is in XML, and may name keys: its status alone is passed on. */
  #allowed(answer: PlaceAnswer, path: string): PlaceAnswer {
    const { status } = answer;
    if (status >= 200 && status < 300) return answer;
    const denied = status === 401 || status === 403;
    const code = denied ? 'push.denied' : status === 404 ? 'push.no-bucket' : 'push.refused';
    throw new PlaceRefused(`${this.name} answers ${status} to ${path}.`, code, { status });
  }
}
