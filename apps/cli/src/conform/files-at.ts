import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#platform';

/** A file to be compared. */
export interface FileAt {
  /** As the command line names it, or below the folder that it names. */
  readonly path: string;
  /** Whether it was named itself. */
  readonly named: boolean;
}

/**
 * The files that are named, and of folders every file in them, also deeper down, in the order of their names.
 *
 * @throws Refusal when there is nothing of a name, or a folder is empty
 */
export async function filesAt(paths: readonly string[]): Promise<FileAt[]> {
  const files: FileAt[] = [];
  for (const path of paths) {
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new Refusal(`Cannot read ${path} (${error.code}). Name a file to compare, or a folder of them.`);
    });
    if (!found.isDirectory()) {
      files.push({ path, named: true });
      continue;
    }
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const inside = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    if (inside.length === 0) throw new Refusal(`${path} is an empty folder.`);
    files.push(...inside.toSorted().map((file) => ({ path: file, named: false })));
  }
  return files;
}
