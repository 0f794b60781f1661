import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readPublished, textOfFile, Unreadable, type PublishedFile } from '#interchange';
import { Refusal } from '#platform';
import { readingFaultText } from '#words';

/** A file cannot be replayed at all. */
export class NoResultFile extends Refusal {
  override readonly name = 'NoResultFile';
}

/** A file that was read, or the sentence that says why it could not be. */
export interface ResultFile {
  /** As the command line names it, or below the folder that it names. */
  readonly name: string;
  readonly read: PublishedFile | string;
}

async function readResults(path: string): Promise<PublishedFile | string> {
  try {
    return readPublished(textOfFile(await readFile(path)).text);
  } catch (error) {
    if (error instanceof Unreadable) return `${readingFaultText({ ...error.fault }, 'en')}.`;
    throw error;
  }
}

/**
 * Reads a file of published results; of a folder every file in it, also deeper down, in the order of their names.
 *
 * @throws NoResultFile when there is nothing of that name, or the one file named is none of published results
 */
export async function resultFiles(path: string): Promise<ResultFile[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new NoResultFile(
      `${path} cannot be read (${error.code}): name a file of results, or a folder of them.`,
    );
  });
  if (!found.isDirectory()) {
    const read = await readResults(path);
    if (typeof read === 'string') throw new NoResultFile(`${path} cannot be replayed: ${read}`);
    return [{ name: path, read }];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: ResultFile[] = [];
  for (const file of paths.toSorted())
    files.push({ name: relative(path, file), read: await readResults(file) });
  if (files.length === 0) throw new NoResultFile(`${path} is an empty folder.`);
  return files;
}
