import type { z } from 'zod';
import { unreadable, type Wanted } from '../../faults/unreadable.js';
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
