import type { Json } from '#ledger';
import type { PrismaClient } from '#platform';
import { nameText, type DocumentKind } from '../../play/documents/document-names.js';
import { documentsOf } from '../../play/documents/documents.js';
import type { PlayState } from '../../play/play-state.js';

/** Documents of one moment, by session, kind and key. */
export interface DocumentsSource {
  /** The documents of a kind, by their keys. */
  documents(session: string, kind: DocumentKind): Promise<ReadonlyMap<string, Json>>;
  /** One document; nothing where there is none of that name. */
  document(session: string, kind: DocumentKind, key?: string): Promise<Json | undefined>;
}

/** The documents as they are now, from the rows of the live generation. */
export function liveDocuments(prisma: Pick<PrismaClient, 'playView'>, tournament: string): DocumentsSource {
  return {
    async documents(session, kind) {
      const rows = await prisma.playView.findMany({
        where: { tournament, session, kind },
        select: { key: true, document: true },
      });
      return new Map(rows.map(({ key, document }) => [key, document as Json]));
    },
    async document(session, kind, key = '') {
      const row = await prisma.playView.findUnique({
        where: { tournament_session_kind_key: { tournament, session, kind, key } },
        select: { document: true },
      });
      return row?.document as Json | undefined;
    },
  };
}

/** The documents of a state, as they were at its moment. */
export function documentsAt(state: PlayState): DocumentsSource {
  return {
    documents(session, kind) {
      const own = nameText({ session, kind, key: '' });
      const found = [...documentsOf(state)].filter(([name]) => name.startsWith(own));
      return Promise.resolve(
        new Map(found.map(([name, { document }]) => [name.slice(own.length), document])),
      );
    },
    document(session, kind, key = '') {
      return Promise.resolve(documentsOf(state).get(nameText({ session, kind, key }))?.document);
    },
  };
}
