import type { Json } from '#ledger';
import type { DocumentKind } from '../document-names.js';
import { documentsOfSession, type DocumentOfState } from './documents.js';
import type { PlayState } from '../play-state.js';

/** Documents of one moment, by session, kind and key. */
export interface DocumentsSource {
  /** The documents of a kind, by their keys. */
  documents(session: string, kind: DocumentKind): Promise<ReadonlyMap<string, Json>>;
  /** One document; nothing where there is none of that name. */
  document(session: string, kind: DocumentKind, key?: string): Promise<Json | undefined>;
}

/** The documents of a state, as they were at its moment: each is made when it is asked for. */
export function documentsAt(state: PlayState): DocumentsSource {
  const sessions = new Map<string, readonly DocumentOfState[]>();
  const documentsOf = (session: string) => {
    const documents = sessions.get(session) ?? documentsOfSession(state, session);
    sessions.set(session, documents);
    return documents;
  };
  return {
    documents(session, kind) {
      const found = documentsOf(session).filter(({ name }) => name.kind === kind);
      return Promise.resolve(new Map(found.map(({ name, make }) => [name.key, make()])));
    },
    document(session, kind, key = '') {
      const found = documentsOf(session).find(({ name }) => name.kind === kind && name.key === key);
      return Promise.resolve(found?.make());
    },
  };
}
