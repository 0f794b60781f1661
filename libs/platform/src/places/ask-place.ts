import { request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';
import { isIP } from 'node:net';
import type { Reach } from './reach.js';

/** The largest answer that is read: a list of files. */
const LARGEST = 64 * 1024 * 1024;

/** What a place is asked. */
export interface AskedOfPlace {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
  readonly signal: AbortSignal;
}

/** What it answers. */
export interface PlaceAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Asks a place over HTTP. Where it sends on to another address, nobody follows: that is its answer.
 *
 * @throws PlaceRefused `push.not-public`; whatever breaks the line
 */
export async function askPlace(
  url: string,
  { method, headers, body, signal }: AskedOfPlace,
  reach: Reach,
): Promise<PlaceAnswer> {
  const { protocol, hostname } = new URL(url);
  // An address is looked up by nobody.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) await reach.addressesOf(hostname);
  const ask = protocol === 'https:' ? askSecurely : askPlainly;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { ...headers, ...(body && { 'content-length': String(body.byteLength) }) },
      lookup: reach.lookup,
      signal,
    };
    const asking = ask(url, options, (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > LARGEST) answer.destroy(new Error('The place answers without an end.'));
        else chunks.push(chunk);
      });
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    asking.once('error', (error) => reject(signal.aborted ? signal.reason : error));
    asking.end(body);
  });
}
