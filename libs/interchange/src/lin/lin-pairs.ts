import type { Seat } from '#cards';
import { refuse } from '../faults/unreadable.js';
import { LIMITS } from '../text/lines.js';

/** `key|value|`, and where it stands. */
export interface LinPair {
  /** Two letters, in lower case. */
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

const PAIR = /\s*([A-Za-z]{2})\|([^|]*)\|/y;
/** What becomes a pair with more text behind it. */
const BEGINNING = /^\s*(?:[A-Za-z]{0,2}|[A-Za-z]{2}\|[^|]*)$/;
/** As many signs are shown of what is no pair. */
const SHOWN = 20;

/** The pairs of a LIN text that comes in pieces. */
export class LinPairs {
  #rest = '';
  #line = 1;
  /** Where the line begins, from the beginning of the rest on. */
  #lineStart = 0;
  #counted = 0;

  /** The pairs that are whole by now. @throws UnreadableDeals where there is none, or one has no end */
  *next(text: string): Generator<LinPair> {
    const content = this.#rest + text;
    this.#rest = content;
    // What has no `|` in it ends no pair: a long value in small pieces is not looked through again and again.
    if (!text.includes('|') && content.length <= LIMITS.game) return;
    let from = 0;
    for (; from < content.length; from = PAIR.lastIndex) {
      PAIR.lastIndex = from;
      const [, key, value] = PAIR.exec(content) ?? [];
      if (key === undefined) break;
      const at = PAIR.lastIndex;
      yield { key: key.toLowerCase(), value: value!, ...this.#placeOf(content, from) };
      PAIR.lastIndex = at;
    }
    this.#rest = content.slice(from);
    this.#lineStart -= from;
    this.#counted -= from;
    if (this.#rest.trimStart().length > SHOWN && !BEGINNING.test(this.#rest)) this.#refuse();
    if (this.#rest.length > LIMITS.game)
      refuse({ format: 'LIN', line: this.#line, code: 'deal-file.too-long', most: LIMITS.game });
  }

  /** @throws UnreadableDeals where anything is left that is no pair */
  end(): void {
    this.#rest = this.#rest.trimEnd();
    if (this.#rest !== '') this.#refuse();
  }

  #refuse(): never {
    const place = this.#placeOf(this.#rest, 0);
    const found = this.#rest.trimStart().slice(0, SHOWN);
    return refuse({ format: 'LIN', ...place, code: 'deal-file.expected', expected: '|', found });
  }

  /** Where what stands from there on begins, behind blanks. */
  #placeOf(content: string, from: number): { readonly line: number; readonly column: number } {
    const start = from + /^\s*/.exec(content.slice(from, from + LIMITS.line))![0].length;
    for (; this.#counted < start; this.#counted++) {
      if (content[this.#counted] !== '\n') continue;
      this.#line++;
      this.#lineStart = this.#counted + 1;
    }
    return { line: this.#line, column: start - this.#lineStart + 1 };
  }
}

/** Hands, players and dealers of LIN count from South. */
export const FROM_SOUTH = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[];
