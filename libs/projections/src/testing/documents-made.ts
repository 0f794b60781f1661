import { nameText } from '../play/documents/document-names.js';
import { documentsIn, type DocumentOfState } from '../play/documents/documents.js';
import { followDocuments, type KnownDocuments } from '../play/documents/known-documents.js';
import type { PlayState } from '../play/play-state.js';

/** A document, whose text is made when it is asked for. */
export interface DocumentMade {
  readonly text: string;
}

/** Every document of a state, by its name as text. */
export function documentsOf(state: PlayState): ReadonlyMap<string, DocumentMade> {
  return new Map([...documentsIn(state)].map((document) => [nameText(document.name), madeOf(document)]));
}

function madeOf({ make }: DocumentOfState): DocumentMade {
  return {
    get text() {
      return JSON.stringify(make());
    },
  };
}

/** The documents of a journal that is followed: changed ones replace the earlier ones, as in the rows. */
export class DocumentsFollowed {
  readonly #texts = new Map<string, string>();
  #known: KnownDocuments = new Map();
  #state: PlayState | undefined;

  /** Goes on to a state. */
  async to(state: PlayState): Promise<void> {
    this.#known = await followDocuments(documentsIn(state, this.#state), this.#known, ({ name, text }) => {
      this.#texts.set(nameText(name), text);
    });
    this.#state = state;
    for (const name of this.#texts.keys()) if (!this.#known.has(name)) this.#texts.delete(name);
  }

  /** Every document as it is known now, by its name as text. */
  read(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#texts].map(([name, text]) => [name, JSON.parse(text)]));
  }
}

/** Every document of a state, read again from its text, by its name as text. */
export function documentsRead(state: PlayState): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...documentsOf(state)].map(([name, { text }]) => [name, JSON.parse(text)]));
}
