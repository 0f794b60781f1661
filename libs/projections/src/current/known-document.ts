import { sameData } from '#tournament';
import type { Json } from '#ledger';
import type { DocumentOfState } from '../play/documents/documents.js';

/**
 * A document of a journal's current state: made when somebody asks for it, kept as long as its parts are the same. Whether a
 * change of its parts has changed it is found out when somebody asks for that.
 */
export class KnownDocument {
  #parts: readonly unknown[];
  #make: (() => Json) | undefined;
  #document: Json | undefined;
  /** What it was before its parts changed; left out once both were compared. */
  #before: (() => Json) | undefined;
  /** The journal entry at which its parts had changed last. */
  #touched: number;
  /** The journal entry at which it had changed last, by the last comparison. */
  #changed: number;
  #position: number;
  readonly #first: number;

  /** @param position the last journal entry of the state that it belongs to */
  constructor(document: DocumentOfState, position: number) {
    this.#parts = document.parts();
    this.#make = document.make;
    this.#touched = position;
    this.#changed = position;
    this.#position = position;
    this.#first = position;
  }

  /** The last journal entry of the newest state that it was followed to. */
  get position(): number {
    return this.#position;
  }

  /** Whether it was followed from a journal entry on, or from an earlier one. */
  isKnownFrom(position: number): boolean {
    return this.#first <= position;
  }

  /** Takes it to a later state. */
  follow(document: DocumentOfState, position: number): void {
    if (position === this.#position) return;
    this.#position = position;
    const parts = document.parts();
    if (sameParts(this.#parts, parts)) {
      // What makes it anew holds the whole state that it belongs to: the newest one is held anyway.
      if (this.#make) this.#make = document.make;
      return;
    }
    // Somebody was told what it said in between: to those it has changed, even where it becomes what it was before.
    if (!this.#make) this.#compare();
    this.#before ??= this.#taken();
    this.#parts = parts;
    this.#make = document.make;
    this.#document = undefined;
    this.#touched = position;
  }

  /** What it says. */
  get document(): Json {
    if (this.#make) {
      this.#document = this.#make();
      this.#make = undefined;
    }
    return this.#document!;
  }

  /** Whether its parts have changed behind a journal entry. */
  isTouchedAfter(position: number): boolean {
    return this.#touched > position;
  }

  /** Whether it has changed behind a journal entry. */
  isChangedAfter(position: number): boolean {
    if (!this.isTouchedAfter(position)) return false;
    this.#compare();
    return this.#changed > position;
  }

  #compare(): void {
    if (!this.#before) return;
    const before = this.#before();
    this.#before = undefined;
    if (sameData(before, this.document)) this.#document = before;
    else this.#changed = this.#touched;
  }

  #taken(): () => Json {
    if (this.#make) return this.#make;
    const document = this.#document!;
    return () => document;
  }
}

function sameParts(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => Object.is(part, others[index]));
}
