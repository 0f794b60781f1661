const FOLDER = new URL('../../../../../shared/', import.meta.url);

/** Where a file or folder of `../shared` is, or would be. */
export function sharedPlace(path: string): URL {
  return new URL(path, FOLDER);
}

/**
 * Describes what a file or folder of `../shared` (worked examples, real results) asks for, where it is there. Where it
 * is not, one line says that these tests are skipped.
 *
 * @param path from that folder: `vectors/movements.json`; a folder's ends with a slash
 * @param exists `existsSync` of node:fs, handed in as the pure libraries import no input or output
 * @param tests called with the place of the file or folder
 */
export function describeShared(
  title: string,
  path: string,
  exists: (place: URL) => boolean,
  tests: (place: URL) => void,
): void {
  const place = sharedPlace(path);
  if (exists(place)) {
    describe(title, () => tests(place));
    return;
  }
  process.stderr.write(`Skipped, as ../shared/${path} is not there: ${title}.\n`);
  it.todo(`${title} (where ../shared/${path} is there)`);
}
