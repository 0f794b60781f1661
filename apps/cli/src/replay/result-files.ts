import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  dealFormatOf,
  readDeals,
  readPublished,
  textOfFile,
  Unreadable,
  UnreadableDeals,
  type PublishedFile,
} from '#interchange';
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
  const bytes = await readFile(path);
  try {
    return readPublished(textOfFile(bytes).text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isUnknown = error.fault.code === 'interchange.format-unknown';
    return (isUnknown ? ofDeals(path, bytes) : undefined) ?? `${readingFaultText({ ...error.fault }, 'en')}.`;
  }
}

/** What is said of a file that has only deals; nothing where it is none. */
function ofDeals(path: string, bytes: Uint8Array): string | undefined {
  const format = dealFormatOf(path);
  if (!format) return undefined;
  try {
    const boards = readDeals(format, bytes).deals.length;
    return `It has only deals (${format.name}, boards: ${boards}) but no results. Import them into a deal set under Boards of a tournament, or convert them with tirage convert.`;
  } catch (error) {
    if (error instanceof UnreadableDeals) return undefined;
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
    throw new NoResultFile(`Cannot read ${path} (${error.code}). Name a results file or a folder of them.`);
  });
  if (!found.isDirectory()) {
    const read = await readResults(path);
    if (typeof read === 'string') throw new NoResultFile(`Cannot replay ${path}: ${read}`);
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
