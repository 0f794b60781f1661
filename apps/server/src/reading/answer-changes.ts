import { changeOf } from '#scoring';
import { eventText } from '../streams/stream-piece.js';

type Told = Parameters<typeof changeOf>[0];

/** An answer that is sent itself, under the name of its event. */
export interface AnswerSent {
  readonly name: string;
  /** What is there already; left out: nothing, so all of it is told. */
  readonly before: object | undefined;
  readonly after: object;
}

/** The events that bring answers to what they are now: each change is found and written once, however many are told it. */
export class AnswerChanges {
  readonly #texts = new WeakMap<
    object,
    WeakMap<object, { readonly position: number; readonly text: string }>
  >();

  /** The event that brings whoever has an answer to a later one; empty: they are the same. */
  text(position: number, answer: AnswerSent): string {
    const { before = WHOLE, after } = answer;
    const texts = this.#texts.get(after) ?? new WeakMap();
    this.#texts.set(after, texts);
    const known = texts.get(before);
    if (known?.position === position) return known.text;
    const text = changeText(position, answer);
    texts.set(before, { position, text });
    return text;
  }
}

/** In place of an answer that is told whole. */
const WHOLE = {};

function changeText(id: number, { name, before, after }: AnswerSent): string {
  if (!before) return eventText(name, id, { answer: after });
  const change = changeOf(before as Told, after as Told);
  return change === undefined ? '' : eventText(name, id, { change });
}
