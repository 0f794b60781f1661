import { changeOf } from '#scoring';
import type { SessionNews } from '#projections';
import { eventText, StreamPiece } from '../streams/stream-piece.js';

type Told = Parameters<typeof changeOf>[0];
type Documents = SessionNews['documents'];

/** Tells live of answers that everybody is given alike: each change of one into another is found and written once. */
export class AnswerChanges {
  readonly #kind: Documents[number]['kind'];
  readonly #pieces = new WeakMap<object, Map<string, StreamPiece | undefined>>();
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  /** @param kind of the document that the answers are made of */
  constructor(kind: Documents[number]['kind']) {
    this.#kind = kind;
  }

  /** Whether the document is among those that have changed. */
  concerns({ documents }: SessionNews): boolean {
    return documents.some(({ kind }) => kind === this.#kind);
  }

  /**
   * The news, with what brings whoever has an answer to a later one; undefined: nothing is new.
   *
   * @param before what is there already; left out: nothing, so all of it is told
   */
  piece(
    { position, documents }: SessionNews,
    { before, after }: { readonly before: object | undefined; readonly after: object },
  ): StreamPiece | undefined {
    const pieces = this.#pieces.get(after) ?? new Map<string, StreamPiece | undefined>();
    this.#pieces.set(after, pieces);
    const key = `${this.#numberOf(documents)} ${before ? this.#numberOf(before) : ''}`;
    if (!pieces.has(key)) {
      const others = documents.filter(({ kind }) => kind !== this.#kind);
      const text =
        changeText(this.#kind, position, before, after) +
        (others.length > 0 ? eventText('changed', position, { documents: others }) : '');
      pieces.set(key, text === '' ? undefined : new StreamPiece(text));
    }
    return pieces.get(key);
  }

  #numberOf(told: object): number {
    const number = this.#numbers.get(told) ?? ++this.#count;
    this.#numbers.set(told, number);
    return number;
  }
}

function changeText(kind: string, id: number, before: object | undefined, after: object): string {
  if (!before) return eventText(kind, id, { answer: after });
  const change = changeOf(before as Told, after as Told);
  return change === undefined ? '' : eventText(kind, id, { change });
}
