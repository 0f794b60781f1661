import type { EntriesDocument } from '../../../play/documents/entries-document.js';
import { isDirecting, isStaff } from '../../../visibility/viewer.js';
import { captainView, type CaptainSeen } from '../captain-view.js';
import { entriesView, type EntriesSeen } from '../entries-view.js';
import { NotThere } from '../not-there.js';
import type { Sight } from './sight.js';

/** Who takes part in a tournament. */
export class EntriesLook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Every entry, with what this reader may know of it. */
  async all(): Promise<EntriesSeen> {
    const document = await this.#sight.read<EntriesDocument>('', 'entries');
    const people = document.entries.flatMap(({ players, captain }) => [
      ...players,
      ...(captain === undefined ? [] : [captain]),
    ]);
    const { viewer } = this.#sight.at;
    return entriesView(document, await this.#sight.naming(people), {
      all: isStaff(viewer),
      directs: isDirecting(viewer),
    });
  }

  /**
   * What the captain of an entry hands line-ups in with.
   *
   * @throws NotThere
   */
  async captain(entry: string): Promise<CaptainSeen> {
    const seen = await captainView(this.#sight.at.judgedBy, entry, this.#sight.parts.people);
    if (!seen) throw new NotThere('entries.unknown');
    return seen;
  }
}
