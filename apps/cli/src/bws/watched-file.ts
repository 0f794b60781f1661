import { open, type FileHandle } from 'node:fs/promises';
import { createHash } from 'node:crypto';

/** What a file had when it was read last. */
export interface FileRead {
  readonly bytes: Uint8Array;
  /** Tells whether it is another one. */
  readonly hash: string;
}

/**
 * Reads a file that another program writes to, without holding it: it is opened for reading alone, and closed at once.
 *
 * @returns undefined where it was written to in between
 */
export async function readFileOfOthers(path: string): Promise<FileRead | undefined> {
  const file = await open(path, 'r');
  try {
    const before = await stateOf(file);
    const bytes = await file.readFile();
    if ((await stateOf(file)) !== before) return undefined;
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  } finally {
    await file.close();
  }
}

async function stateOf(file: FileHandle): Promise<string> {
  const { size, mtimeNs } = await file.stat({ bigint: true });
  return `${size} ${mtimeNs}`;
}
