import { createHash } from 'node:crypto';
import type { ConformedFile } from './comparison/conformed-file.js';

/** The files that were compared, so that the figures of copies count once. */
export class EachOnce {
  readonly #known = new Map<string, string>();

  /**
   * Which file before had the same contents, of which the same came: what lies beside a file of deals may tell two copies
   * apart. Nothing where it is the first.
   */
  sameAs({ file, ...came }: ConformedFile, bytes: Uint8Array): string | undefined {
    const said = JSON.stringify(came).replaceAll(JSON.stringify(file), '""');
    const key = createHash('sha256').update(bytes).update(said).digest('hex');
    const before = this.#known.get(key);
    if (before === undefined) this.#known.set(key, file);
    return before;
  }
}
