import { CurrentState } from '../current/current-state.js';
import { nameText } from '../play/document-names.js';
import { documentsOfSession, type DocumentOfState } from '../play/documents/documents.js';
import type { PlayState } from '../play/play-state.js';

/** A document, whose text is made when it is asked for. */
export interface DocumentMade {
  readonly text: string;
}

/** Every document of a state: session after session, then those of the tournament. */
export function documentsIn(state: PlayState): DocumentOfState[] {
  return [...Object.keys(state.sessions), ''].flatMap((session) => documentsOfSession(state, session));
}

/** Every document of a state, by its name as text. */
export function documentsOf(state: PlayState): ReadonlyMap<string, DocumentMade> {
  return new Map(documentsIn(state).map((document) => [nameText(document.name), madeOf(document)]));
}

function madeOf({ make }: DocumentOfState): DocumentMade {
  return {
    get text() {
      return JSON.stringify(make());
    },
  };
}

/** The documents of a journal that is followed, as somebody has them who reads again what the news names, and nothing else. */
export class DocumentsFollowed {
  readonly #texts = new Map<string, string>();
  #current: CurrentState | undefined;

  /** Goes on to a state. @returns the names of the documents that have changed, as text */
  async to(state: PlayState): Promise<string[]> {
    const before = this.#current?.position ?? 0;
    const at = { position: before + 1, state };
    const current = this.#current?.next(at) ?? new CurrentState(at);
    this.#current = current;
    const names = new Set(documentsIn(state).map(({ name }) => nameText(name)));
    for (const name of this.#texts.keys()) if (!names.has(name)) this.#texts.delete(name);
    const told = await Promise.all(
      [...Object.keys(state.sessions), ''].map((session) => current.changedAfter(session, before)),
    );
    const changed = [...new Map(told.flat().map((name) => [nameText(name), name])).values()];
    for (const name of changed) {
      // oxlint-disable-next-line no-await-in-loop -- they are there already
      const document = await current.document(name.session, name.kind, name.key);
      this.#texts.set(nameText(name), JSON.stringify(document));
    }
    return changed.map(nameText);
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
