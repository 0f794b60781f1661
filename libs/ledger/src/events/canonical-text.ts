import { PayloadRefused } from './errors.js';

/** Deeper values are refused: nobody writes them by hand, and reading them costs stack. */
const DEEPEST = 64;
const SURROGATE = /[\ud800-\udfff]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The canonical text of a value by RFC 8785 (JCS): members sorted by UTF-16 code units, no white space, numbers and
 * strings as ECMAScript writes them. The same value has one text, so that it can be hashed.
 *
 * @throws PayloadRefused with the place at fault: the character NUL and lone surrogates (PostgreSQL and UTF-8 have no
 *   place for them), numbers that are not finite or are integers beyond 2^53 - 1 (another program would read another
 *   number), and whatever is not JSON.
 */
export function canonicalText(value: Json): string {
  return write(value, []);
}

/** @throws PayloadRefused when a text holds NUL or a lone surrogate */
export function requireStorable(text: string, path: string): void {
  const issue = textIssue(text);
  if (issue) throw new PayloadRefused(path, issue);
}

function write(value: unknown, path: string[]): string {
  switch (typeof value) {
    case 'string':
      return quoted(value, path);
    case 'number':
      return number(value, path);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (path.length >= DEEPEST) refuse(path, `is nested more than ${DEEPEST} deep; flatten it`);
      return Array.isArray(value) ? list(value, path) : record(value, path);
    default:
      return refuse(path, `is ${typeof value}; leave it out or give a JSON value`);
  }
}

function list(values: readonly unknown[], path: string[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index++) {
    path.push(String(index));
    text += (index === 0 ? '' : ',') + write(values[index], path);
    path.pop();
  }
  return text + ']';
}

function record(value: object, path: string[]): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    refuse(path, 'is an object of a class; give a plain object');
  }
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    path.push(key);
    if (text.length > 1) text += ',';
    text += quoted(key, path) + ':' + write(value[key as keyof typeof value], path);
    path.pop();
  }
  return text + '}';
}

function quoted(text: string, path: readonly string[]): string {
  const issue = textIssue(text);
  if (issue) refuse(path, issue);
  return JSON.stringify(text);
}

function textIssue(text: string): string | undefined {
  if (text.includes('\0')) return 'holds the character NUL (U+0000); leave it out';
  if (SURROGATE.test(text) && LONE_SURROGATE.test(text)) {
    return 'holds half of a surrogate pair; give whole Unicode characters';
  }
  return undefined;
}

function number(value: number, path: readonly string[]): string {
  if (!Number.isFinite(value)) refuse(path, 'is not a finite number; give a finite one');
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    refuse(path, `is an integer beyond ${Number.MAX_SAFE_INTEGER}; give it as a string`);
  }
  return JSON.stringify(value);
}

function refuse(path: readonly string[], issue: string): never {
  throw new PayloadRefused(pointer(path), issue);
}

/** A JSON pointer (RFC 6901) that can be printed: what is not storable in a key is escaped. */
function pointer(path: readonly string[]): string {
  return path
    .map((key) => {
      const escaped = key.replaceAll('~', '~0').replaceAll('/', '~1');
      return '/' + (textIssue(escaped) ? JSON.stringify(escaped).slice(1, -1) : escaped);
    })
    .join('');
}

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
