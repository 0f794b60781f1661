import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';

/** The largest file that is taken in, in bytes. */
export const LARGEST_FILE = 64 * 1024 * 1024;
const LONGEST_NAME = 200;

/** A file that came with a request. */
export interface ImportFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/**
 * The file that a request brings as its body; its name stands in a header, for addresses are logged.
 *
 * @throws Problem `import.no-file`, `import.too-large`
 */
export async function importFile(request: FastifyRequest): Promise<ImportFile> {
  const content = request.body as Readable | undefined;
  if (typeof content?.pipe !== 'function') throw new Problem('import.no-file');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new Problem('import.too-large', { megabytes: LARGEST_FILE / 1024 / 1024 });
    chunks.push(chunk);
  }
  if (size === 0) throw new Problem('import.no-file');
  const name = String(request.headers['x-file-name'] ?? '');
  return { bytes: new Uint8Array(Buffer.concat(chunks)), name: cleanName(name) };
}

function cleanName(header: string): string {
  let name = header;
  try {
    name = decodeURIComponent(header);
  } catch {
    // It is called as it stands there.
  }
  const clean = name.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  return (clean.split(/[/\\]/).at(-1) || 'file').slice(-LONGEST_NAME);
}
