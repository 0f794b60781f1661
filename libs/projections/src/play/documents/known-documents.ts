import { createHash } from 'node:crypto';
import { LongWork } from '#platform';
import { nameText } from './document-names.js';
import type { DocumentOfState } from './documents.js';

/** What is kept about a document: the parts that it was made of, and what tells its text from another one. */
export interface KnownDocument {
  readonly parts: readonly unknown[];
  readonly digest: string;
}

/** The documents of a moment, by their names as text: what was in them is not kept, so that many find room. */
export type KnownDocuments = ReadonlyMap<string, KnownDocument>;

/** A document that is another one than before, or is new. */
export interface ChangedDocument extends Pick<DocumentOfState, 'name'> {
  readonly text: string;
}

/**
 * Makes the documents that are others than those that are known, one after the other. Others have their turn between them.
 *
 * @param known what is known of those before
 * @param take is given each that has changed, when it is made
 * @returns what is known of all of them now
 */
export async function followDocuments(
  documents: Iterable<DocumentOfState>,
  known: KnownDocuments,
  take: (changed: ChangedDocument) => void | Promise<void>,
): Promise<KnownDocuments> {
  const now = new Map<string, KnownDocument>();
  const work = new LongWork();
  for (const document of documents) {
    const name = nameText(document.name);
    const earlier = known.get(name);
    const parts = document.parts();
    if (earlier && sameParts(earlier.parts, parts)) {
      now.set(name, earlier);
    } else {
      const text = JSON.stringify(document.make());
      const digest = createHash('sha256').update(text).digest('base64');
      now.set(name, { parts, digest });
      // oxlint-disable-next-line no-await-in-loop -- what is made is taken before the next is
      if (digest !== earlier?.digest) await take({ name: document.name, text });
    }
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    if (work.isDue) await work.pause();
  }
  return now;
}

function sameParts(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => Object.is(part, others[index]));
}
