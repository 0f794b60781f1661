import { changeOf } from '#scoring';
import type { SessionNews } from '#projections';
import { eventText, StreamPiece } from '../streams/stream-piece.js';

type Told = Parameters<typeof changeOf>[0];

/** An answer that is sent itself, under the name of its event. */
export interface AnswerSent {
  readonly name: string;
  /** What is there already; left out: nothing, so all of it is told. */
  readonly before: object | undefined;
  readonly after: object;
}

/** Tells live of answers as they change: what several readers are told alike is found and written once. */
export class AnswerChanges {
  readonly #pieces = new WeakMap<SessionNews['documents'], Map<string, StreamPiece | undefined>>();
  readonly #texts = new WeakMap<object, Map<string, string>>();
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  /**
   * The news with what brings whoever has some answers to later ones; undefined: nothing is new.
   *
   * @param others the documents that are to be read again
   */
  piece(
    { position, documents }: SessionNews,
    others: SessionNews['documents'],
    answers: readonly AnswerSent[],
  ): StreamPiece | undefined {
    const pieces = this.#pieces.get(documents) ?? new Map<string, StreamPiece | undefined>();
    this.#pieces.set(documents, pieces);
    const key = [`${others.length}`, ...answers.map((answer) => this.#nameOf(answer))].join(' ');
    if (!pieces.has(key)) {
      const text =
        answers.map((answer) => this.#text(position, answer)).join('') +
        (others.length > 0 ? eventText('changed', position, { documents: others }) : '');
      pieces.set(key, text === '' ? undefined : new StreamPiece(text));
    }
    return pieces.get(key);
  }

  #text(position: number, answer: AnswerSent): string {
    const texts = this.#texts.get(answer.after) ?? new Map<string, string>();
    this.#texts.set(answer.after, texts);
    const key = `${position} ${this.#nameOf(answer)}`;
    const text = texts.get(key) ?? changeText(position, answer);
    texts.set(key, text);
    return text;
  }

  #nameOf({ name, before, after }: AnswerSent): string {
    return `${name} ${before ? this.#numberOf(before) : ''} ${this.#numberOf(after)}`;
  }

  #numberOf(told: object): number {
    const number = this.#numbers.get(told) ?? ++this.#count;
    this.#numbers.set(told, number);
    return number;
  }
}

function changeText(id: number, { name, before, after }: AnswerSent): string {
  if (!before) return eventText(name, id, { answer: after });
  const change = changeOf(before as Told, after as Told);
  return change === undefined ? '' : eventText(name, id, { change });
}
