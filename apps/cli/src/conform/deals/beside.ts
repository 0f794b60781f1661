import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The bytes of a file beside another one; nothing when it is not there. */
export async function bytesBeside(path: string, name: string): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await readFile(join(dirname(path), name)));
  } catch {
    return undefined;
  }
}

/** The names of the files beside a file that begin as it does, up to the first dot. */
export async function namesakes(path: string): Promise<readonly string[]> {
  const own = basename(path);
  const stem = `${own.split('.')[0]}.`;
  const names = await readdir(dirname(path)).catch(() => []);
  return names.filter((name) => name !== own && name.startsWith(stem)).toSorted();
}
