import type { Wanted } from '../../faults/unreadable.js';

/** A place in a text, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type ExpectedInJson = Extract<Wanted['expected'], `json-${string}` | 'end-of-file'>;

/** Where a text stops being JSON, and what would have to stand there. */
export interface JsonFault extends TextPlace {
  readonly expected: ExpectedInJson;
  /** What stands there; empty at the end. */
  readonly found: string;
}

/** Names of members and places in lists, from the outermost value. */
export type JsonPath = readonly PropertyKey[];

const BLANK = /[ \t\n\r]*/y;
/** Everything from the blank on but the quote and the backslash. */
const PLAIN = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD_OR_SIGN = /[\p{L}\p{N}_.+-]{1,20}|./suy;

/**
 * The first place where a text is no JSON (RFC 8259); undefined where it is. The parser of the language says it only in
 * words of its own, and mostly not where.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const walk = new JsonWalk(text);
  while (walk.goOn());
  const { at, expected } = walk;
  if (expected === undefined) return undefined;
  WORD_OR_SIGN.lastIndex = at;
  return { ...placeAt(text, at), expected, found: WORD_OR_SIGN.exec(text)?.[0] ?? '' };
}

/** Where the value at a path begins in a JSON text; where there is none, what is around it. */
export function placeInJson(text: string, path: JsonPath): TextPlace {
  let best = { depth: -1, at: 0 };
  const walk = new JsonWalk(text, (way, at) => {
    if (way.length > best.depth && way.length <= path.length && way.every((step, of) => step === path[of]))
      best = { depth: way.length, at };
  });
  while (walk.goOn());
  return placeAt(text, best.at);
}

function placeAt(text: string, at: number): TextPlace {
  let line = 1;
  let begins = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', begins)) {
    line += 1;
    begins = next + 1;
  }
  return { line, column: at - begins + 1 };
}

/** Goes through a JSON text sign by sign, and never deeper itself where values lie in each other. */
class JsonWalk {
  readonly #text: string;
  readonly #seen: (way: JsonPath, at: number) => void;
  /** Where the value that comes next lies: a name of an object, a place in a list. */
  readonly #way: (string | number)[] = [];
  #at = 0;
  #wanted: ExpectedInJson = 'json-value';
  #isOver = false;

  /** @param seen is told where each value begins; the way to it may not be kept */
  constructor(text: string, seen: (way: JsonPath, at: number) => void = () => {}) {
    this.#text = text;
    this.#seen = seen;
  }

  get at(): number {
    return this.#at;
  }

  /** What has to stand here; undefined where the text is whole. */
  get expected(): ExpectedInJson | undefined {
    return this.#isOver ? undefined : this.#wanted;
  }

  /** Takes what has to stand here; false where something else does, or the text is over. */
  goOn(): boolean {
    this.#take(BLANK);
    const sign = this.#text[this.#at];
    switch (this.#wanted) {
      case 'end-of-file':
        this.#isOver = sign === undefined;
        return false;
      case 'json-value-or-end':
        return this.#close(sign) || this.#value(sign);
      case 'json-value':
        return this.#value(sign);
      case 'json-name-or-end':
        return this.#close(sign) || this.#name(sign);
      case 'json-name':
        return this.#name(sign);
      case 'json-colon':
        return this.#sign(sign, ':', 'json-value');
      case 'json-comma-or-brace':
        return this.#close(sign) || this.#sign(sign, ',', 'json-name');
      case 'json-comma-or-bracket':
        if (this.#close(sign)) return true;
        if (sign === ',') this.#way.push(Number(this.#way.pop()) + 1);
        return this.#sign(sign, ',', 'json-value');
      case 'json-quote':
      case 'json-escape':
        return false;
      default:
        return this.#wanted satisfies never;
    }
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.test(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #sign(sign: string | undefined, wanted: string, next: ExpectedInJson): boolean {
    if (sign !== wanted) return false;
    this.#at += 1;
    this.#wanted = next;
    return true;
  }

  #value(sign: string | undefined): boolean {
    if (sign === undefined) return false;
    this.#seen(this.#way, this.#at);
    if (sign === '[' || sign === '{') {
      this.#way.push(sign === '[' ? 0 : '');
      return this.#sign(sign, sign, sign === '[' ? 'json-value-or-end' : 'json-name-or-end');
    }
    return (sign === '"' ? this.#string() : this.#take(SCALAR)) && this.#end();
  }

  #name(sign: string | undefined): boolean {
    const from = this.#at;
    if (sign !== '"' || !this.#string()) return false;
    this.#way[this.#way.length - 1] = JSON.parse(this.#text.slice(from, this.#at)) as string;
    this.#wanted = 'json-colon';
    return true;
  }

  #string(): boolean {
    this.#at += 1;
    do this.#take(PLAIN);
    while (this.#take(ESCAPE));
    const sign = this.#text[this.#at];
    if (sign !== '"') this.#wanted = sign === '\\' ? 'json-escape' : 'json-quote';
    return sign === '"' && this.#sign(sign, '"', this.#wanted);
  }

  #close(sign: string | undefined): boolean {
    if (sign !== (typeof this.#way.at(-1) === 'number' ? ']' : '}')) return false;
    this.#at += 1;
    this.#way.pop();
    return this.#end();
  }

  /** A value has ended. */
  #end(): boolean {
    const around = this.#way.at(-1);
    if (around === undefined) this.#wanted = 'end-of-file';
    else this.#wanted = typeof around === 'number' ? 'json-comma-or-bracket' : 'json-comma-or-brace';
    return true;
  }
}
