import type { Json } from '#ledger';
import { LongWork } from '#platform';
import { once } from '#scoring';
import { nameText, type DocumentKind, type DocumentName } from '../play/document-names.js';
import {
  documentsOfSession,
  type DocumentOfState,
  type DocumentsSource,
} from '../play/documents/documents.js';
import type { PlayState } from '../play/play-state.js';
import { follows } from '../play/scoring/scores.js';
import { KnownDocument } from './known-document.js';

/** States of a journal that are remembered, the latest that readers were given: they share what is the same in them. */
const REMEMBERED = 32;

/** What a journal tells after an entry. */
export interface StateAt {
  readonly position: number;
  readonly state: PlayState;
}

/** What is known of a journal from one state to the next. */
interface Shared {
  readonly documents: Map<string, KnownDocument>;
  /** The latest states that readers were given, in their order. */
  readonly states: StateAt[];
}

/** Whether it is to be known of a document that it has changed. */
type IsAsked = (name: DocumentName) => boolean;

/** Askers with much in common. */
export interface GroupOfAskers {
  readonly name: string;
  /** The documents that any of them may ask of. */
  readonly isAsked: IsAsked;
  /** What counts as changed as soon as its parts have changed: so many ask of it that it is not made to be compared. */
  readonly uncompared: ReadonlySet<DocumentKind>;
}

/** A document whose parts have changed. */
interface Touched {
  readonly name: DocumentName;
  readonly known: KnownDocument;
}

type DocumentsByName = ReadonlyMap<string, DocumentOfState>;

const NONE: DocumentsByName = new Map();

/**
 * What a journal tells after its last entry, and the documents of it. A state and the one that follows it share what has not
 * changed in between: the parts of the state, the scores, and the documents that were made of them.
 */
export class CurrentState implements DocumentsSource {
  readonly position: number;
  readonly state: PlayState;
  readonly #shared: Shared;
  readonly #documents = new Map<string, DocumentsByName>();
  /** For groups of askers. */
  readonly #touched = new Map<string, Promise<readonly Touched[]>>();

  constructor(at: StateAt, shared: Shared = { documents: new Map(), states: [] }) {
    this.position = at.position;
    this.state = at.state;
    this.#shared = shared;
  }

  /** The state after further journal entries. */
  next(at: StateAt): CurrentState {
    for (const session of Object.values(at.state.sessions)) {
      const before = this.state.sessions[session.session];
      if (before && before !== session) follows(session, before);
    }
    return new CurrentState(at, this.#shared);
  }

  /** The state as a reader is given it, who asks later what has changed since. */
  remembered(): this {
    const { states } = this.#shared;
    if ((states.at(-1)?.position ?? -1) < this.position) {
      states.push({ position: this.position, state: this.state });
      if (states.length > REMEMBERED) states.shift();
    }
    return this;
  }

  documents(session: string, kind: DocumentKind): Promise<ReadonlyMap<string, Json>> {
    const found = [...this.#documentsOf(session).values()].filter(({ name }) => name.kind === kind);
    return Promise.resolve(new Map(found.map((document) => [document.name.key, this.#read(document)])));
  }

  document(session: string, kind: DocumentKind, key = ''): Promise<Json | undefined> {
    const found = this.#documentsOf(session).get(nameText({ session, kind, key }));
    return Promise.resolve(found && this.#read(found));
  }

  /**
   * The documents of a session and of the tournament that have changed behind a journal entry. Behind an entry from before
   * this journal was first read here, every document has.
   *
   * @param isAsked of which documents this is to be known: it costs work
   * @param group of askers with much in common: what its documents are made of is looked through once for all of them
   */
  async changedAfter(
    session: string,
    position: number,
    isAsked: IsAsked = () => true,
    group?: GroupOfAskers,
  ): Promise<DocumentName[]> {
    const changed: DocumentName[] = [];
    const work = new LongWork();
    const touched = await (group
      ? this.#touchedFor(group, session, position)
      : this.#touchedAfter(session, position, isAsked));
    for (const { name, known } of touched) {
      if (isAsked(name) && (group?.uncompared.has(name.kind) || known.isChangedAfter(position)))
        changed.push(name);
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      if (work.isDue) await work.pause();
    }
    return changed;
  }

  #touchedFor(group: GroupOfAskers, session: string, position: number): Promise<readonly Touched[]> {
    const key = `${group.name} ${session} ${position}`;
    const known = this.#touched.get(key) ?? this.#touchedAfter(session, position, group.isAsked);
    this.#touched.set(key, known);
    return known;
  }

  /** The documents whose parts have changed behind a journal entry. */
  async #touchedAfter(session: string, position: number, isAsked: IsAsked): Promise<readonly Touched[]> {
    const touched: Touched[] = [];
    const work = new LongWork();
    const before = this.#rememberedAt(position);
    for (const of of session === '' ? [''] : [session, '']) {
      const documents = this.#documentsOf(of);
      const earlier = once(() => (before ? documentsByName(before.state, of) : NONE));
      for (const document of documents.values()) {
        if (!isAsked(document.name)) continue;
        const known = this.#followedFrom(position, document, before && { at: before.position, earlier });
        if (known.isTouchedAfter(position)) touched.push({ name: document.name, known });
        // oxlint-disable-next-line no-await-in-loop -- others have their turn
        if (work.isDue) await work.pause();
      }
      this.#forgetOthers(of, documents);
    }
    return touched;
  }

  /** What the journal told after an entry, or after an earlier one; left out: neither is remembered. */
  stateAfter(position: number): PlayState | undefined {
    return this.#rememberedAt(position)?.state;
  }

  #rememberedAt(position: number): StateAt | undefined {
    return this.#shared.states.findLast((at) => at.position <= position);
  }

  #documentsOf(session: string): DocumentsByName {
    const documents = this.#documents.get(session) ?? documentsByName(this.state, session);
    this.#documents.set(session, documents);
    return documents;
  }

  /** What is known of a document since a journal entry, or since an earlier or later one where that is all there is. */
  #followedFrom(
    position: number,
    document: DocumentOfState,
    before: { readonly at: number; readonly earlier: () => DocumentsByName } | undefined,
  ): KnownDocument {
    const { documents } = this.#shared;
    const text = nameText(document.name);
    const known = documents.get(text);
    if (known?.isKnownFrom(position)) return this.#follow(document) ?? known;
    const earlier = before?.earlier().get(text);
    if (!before || !earlier) return this.#follow(document) ?? known!;
    const since = new KnownDocument(earlier, before.at);
    since.follow(document, this.position);
    if (!known) documents.set(text, since);
    return since;
  }

  /** Forgets the documents of what is no longer there: boards and tables of a movement that was replaced. */
  #forgetOthers(session: string, documents: DocumentsByName): void {
    for (const [name, known] of this.#shared.documents) {
      const isGone = name.startsWith(`${session} `) && !documents.has(name);
      if (isGone && known.position < this.position) this.#shared.documents.delete(name);
    }
  }

  #read(document: DocumentOfState): Json {
    return this.#follow(document)?.document ?? document.make();
  }

  /** What is known of a document; nothing where a later state has been asked for it already. */
  #follow(document: DocumentOfState): KnownDocument | undefined {
    const { documents } = this.#shared;
    const name = nameText(document.name);
    const known = documents.get(name);
    if (!known) {
      const first = new KnownDocument(document, this.position);
      documents.set(name, first);
      return first;
    }
    if (known.position > this.position) return undefined;
    known.follow(document, this.position);
    return known;
  }
}

function documentsByName(state: PlayState, session: string): DocumentsByName {
  return new Map(documentsOfSession(state, session).map((document) => [nameText(document.name), document]));
}
