import { createGunzip, gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.js';

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
