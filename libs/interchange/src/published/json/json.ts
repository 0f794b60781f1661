import type { z } from 'zod';
import { unreadable, type Wanted, type ValueFault } from '../../faults/unreadable.js';
import { jsonFault, placeInJson, type JsonPath } from './json-places.js';

/** A JSON text, or a part of it, for the place of what is wrong in it. */
export interface JsonPart {
  readonly format: string;
  readonly text: string;
  /** Of the part in the text; empty for all of it. */
  readonly path: JsonPath;
}

/** The value of a JSON text. @throws Unreadable that names the first place where it is none */
export function jsonOf(text: string, format: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = jsonFault(text);
    if (!fault) throw error;
    return unreadable({ code: 'interchange.expected', format, ...fault });
  }
}

/** What a schema finds in a JSON text. @throws Unreadable that names the first place where it is wrong */
export function readJson<Value>(schema: z.ZodType<Value>, text: string, format: string): Value {
  return parsed(schema, jsonOf(text, format), { format, text, path: [] });
}

/** What a schema finds in a part of a JSON text. @throws Unreadable that names the first place where it is wrong */
export function parsed<Value>(schema: z.ZodType<Value>, value: unknown, part: JsonPart): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const found = valueAt(value, issue.path);
  if (found === undefined) return missing(issue.path, part);
  const { format, text } = part;
  return unreadable({
    code: 'interchange.expected',
    format,
    ...placeInJson(text, [...part.path, ...issue.path]),
    ...pathSaid([...part.path, ...issue.path]),
    ...wantedBy(issue),
    found: (typeof found === 'string' ? found : JSON.stringify(found)).slice(0, LONGEST_FOUND),
  });
}

/** @throws Unreadable that says that a part lacks what should be at a path in it */
export function missing(path: JsonPath, { format, text, path: around }: JsonPart): never {
  const whole = [...around, ...path];
  return unreadable({
    code: 'interchange.missing',
    format,
    ...placeInJson(text, whole),
    ...pathSaid(whole.slice(0, -1)),
    name: String(whole.at(-1)),
  });
}

/** As many signs are said of what stands somewhere. */
export const LONGEST_FOUND = 40;

/** Whether a value is an object with members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is, anything else as the only one of its kind. */
export function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [value];
}

function pathSaid(path: JsonPath): { readonly path?: string } {
  return path.length === 0 ? {} : { path: path.map(String).join(' > ') };
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inside, step) => (inside as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[step],
    value,
  );
}

/** What a schema wants, in the terms that are put into words. */
function wantedBy(issue: z.core.$ZodIssue): Wanted {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: typeWanted(issue.expected) };
    case 'invalid_value':
      return { expected: 'one-of', options: issue.values.map(String).join(', ') };
    case 'too_small':
      return { expected: isOfNumber(issue) ? 'at-least' : 'longer', bound: Number(issue.minimum) };
    case 'too_big':
      return { expected: isOfNumber(issue) ? 'at-most' : 'shorter', bound: Number(issue.maximum) };
    default:
      return 'prefix' in issue && typeof issue.prefix === 'string'
        ? { expected: 'beginning', begins: issue.prefix }
        : { expected: 'as-format-says' };
  }
}

const isOfNumber = ({ origin }: { readonly origin: string }) => origin === 'number' || origin === 'int';

function typeWanted(expected: string) {
  switch (expected) {
    case 'string':
      return 'text';
    case 'number':
    case 'nan':
      return 'number';
    case 'int':
      return 'whole-number';
    case 'array':
    case 'tuple':
      return 'list';
    case 'object':
    case 'record':
      return 'object';
    default:
      return 'as-format-says';
  }
}

/** A value of a JSON text that is not understood, or contradicts another one. */
export interface JsonLeftAside {
  /** In the part. */
  readonly path: JsonPath;
  readonly board?: number;
  readonly found: unknown;
  /** Where it stood first, of something that stands there again and otherwise. */
  readonly first?: JsonPath;
  /** What it cannot be beside, of something that is understood. */
  readonly other?: string;
}

/** So many are named with their places, for each of which the text is gone through. */
export const MOST_NAMED = 100;

/** Values that are not understood, with where they stand; how many more there are, where there are very many. */
export function leftAsideIn(
  values: readonly JsonLeftAside[],
  { format, text, path: around }: JsonPart,
): ValueFault[] {
  const named = values.slice(0, MOST_NAMED).map(({ path, board, found, first, other }): ValueFault => {
    const whole = [...around, ...path];
    const place = {
      format,
      ...placeInJson(text, whole),
      path: whole.map(String).join(' > '),
      ...(board !== undefined && { board }),
    };
    const said = { ...place, found: String(found).slice(0, LONGEST_FOUND) };
    if (other !== undefined) return { code: 'interchange.contradiction', ...said, other };
    if (!first) return { code: 'interchange.not-understood', ...said };
    const { line: firstLine } = placeInJson(text, [...around, ...first]) ?? { line: 1 };
    return { code: 'interchange.again', ...place, name: String(found), firstLine };
  });
  const further = values.length - named.length;
  return further === 0 ? named : [...named, { code: 'interchange.further', format, count: further }];
}
