import { createGunzip, gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.js';
import { isBelow } from '#platform';

/** What others may leave here. */
export interface ReceivingLimits {
  /** Of one file, in bytes as it is read. */
  readonly file: number;
  /** Of one site. */
  readonly siteFiles: number;
  readonly siteBytes: number;
  /** Of all sites together. */
  readonly sites: number;
  readonly bytes: number;
}

const MB = 1024 * 1024;

export const RECEIVING_LIMITS: ReceivingLimits = {
  file: 16 * MB,
  siteFiles: 20_000,
  siteBytes: 256 * MB,
  sites: 200,
  bytes: 4_096 * MB,
};

/** A file as it is kept. */
export const packed: (content: Buffer) => Promise<Buffer> = promisify(gzip);
/** A file as it is read, from how it is kept. */
export const unpacked: (content: Buffer) => Promise<Buffer> = promisify(gunzip);

/**
 * A body that comes, packed or not, in bounded memory.
 *
 * @param limit in bytes, as it is read
 * @throws Problem `received.file-too-large`; `received.unreadable` where it is said to be packed and is not, or comes in part
 */
export async function bodyOf(body: Readable, encoding: string | undefined, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const reading = encoding === 'gzip' ? body.pipe(createGunzip()) : body;
  body.on('error', (error) => reading.destroy(error));
  body.on('close', () => {
    if (!body.readableEnded) reading.destroy(new Error('The connection was lost.'));
  });
  try {
    for await (const part of reading) {
      bytes += (part as Buffer).length;
      if (bytes > limit) throw new Problem('received.file-too-large', { limit });
      parts.push(part as Buffer);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('received.unreadable');
  }
  return Buffer.concat(parts);
}

/** As what a file is given, by how its name ends. What ends otherwise is not taken. */
const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  pbn: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};
/** The one file of a site whose name does not end in its kind: a picture, as browsers see for themselves. */
const LOGO = 'data/installation/logo';
const LONGEST = 400;

/** As what a received file is given; undefined: a file of this name is not taken. */
export function kindOf(path: string): string | undefined {
  if (path.length > LONGEST || !isBelow(path)) return undefined;
  if (path === LOGO) return 'application/octet-stream';
  return KINDS[/\.(\w+)$/.exec(path)?.[1] ?? ''];
}

/**
 * Pages of others run as pages of nobody: `sandbox` without `allow-same-origin` gives them an origin of their own, so that
 * what somebody pushes here can't act for who is signed in here, whatever its scripts do.
 */
export const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-forms allow-downloads allow-modals allow-popups',
].join('; ');
