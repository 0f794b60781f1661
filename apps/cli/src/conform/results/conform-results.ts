import type { ConformedFile } from '../conformed-file.js';

/**
 * Compares the figures of published results with what they are here.
 *
 * @param path where the file lies; the README of its folder may list irregularities
 * @param text what is in it
 * @returns undefined for a file that holds no published results in a format that is known
 * @throws Unreadable when it is in a known format, but broken
 */
export function conformResults(path: string, text: string): ConformedFile | undefined {
  void path;
  void text;
  return undefined;
}
