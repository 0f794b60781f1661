import type { EntriesDocument } from '../../../play/documents/session-document.js';
import { isDirecting, isStaff } from '../../../visibility/viewer.js';
import { enteringThemselves } from '#tournament';
import {
  entryRequestsView,
  type EntryRequestsSeen,
  entryTermsView,
  type EntryTermsSeen,
} from '../views/entry-requests-view.js';
import { captainView, type CaptainSeen, entriesView, type EntriesSeen } from '../views/entries-view.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';

/** Who takes part in a tournament. */
export class EntriesQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Every entry, with what this reader may know of it. */
  async all(): Promise<EntriesSeen> {
    const document = await this.reader.read<EntriesDocument>('', 'entries');
    const people = document.entries.flatMap(({ players, captain }) => [
      ...players,
      ...(captain === undefined ? [] : [captain]),
    ]);
    const { viewer } = this.reader.at;
    return entriesView(document, await this.reader.naming(people), {
      all: isStaff(viewer),
      directs: isDirecting(viewer),
    });
  }

  /** On which terms players enter themselves. */
  terms(): EntryTermsSeen {
    return entryTermsView(this.reader.at.judgedBy.entries);
  }

  /** What players have entered themselves. */
  async requests(): Promise<EntryRequestsSeen> {
    const { entries } = this.reader.at.judgedBy;
    const { terms, requests } = enteringThemselves(entries);
    const naming = await this.reader.naming(Object.values(requests).flatMap(({ players }) => players));
    return { terms, requests: entryRequestsView(entries, naming) };
  }

  /** What the captain of an entry hands line-ups in with. @throws NotThere */
  async captain(entry: string): Promise<CaptainSeen> {
    const seen = await captainView(this.reader.at.judgedBy, entry, this.reader.parts.people);
    if (!seen) throw new NotThere('entries.unknown');
    return seen;
  }
}
