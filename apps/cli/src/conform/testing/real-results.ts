import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPublished, type PublishedFile } from '#interchange';

/** Formats that have published results with scores in them, by the folders that they lie in. */
export const FOLDERS = ['acblscore', 'acbl-live', 'usebio', 'realbridge', 'teams-ko'] as const;

export interface RealFile extends PublishedFile {
  /** Below the folder of all. */
  readonly path: string;
}

/** The text of a file of real results. */
export function textOf(folder: URL, path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}

/** The paths of all files with results in them. */
export function resultPaths(folder: URL): string[] {
  const root = fileURLToPath(folder);
  return FOLDERS.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(json|xml)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  ).toSorted();
}

/** All files with results in them, read. */
export function realResults(folder: URL): RealFile[] {
  return resultPaths(folder).map((path) => ({ path, ...readPublished(textOf(folder, path)) }));
}
