import fc from 'fast-check';
import { asItIs, HOSTILE, INHERITED } from './hostile-texts.js';
import type { Schema } from './schema.js';

/** Draws from fast-check's arbitraries, the same ones for the same seed. */
export type Draw = fc.GeneratorValue;

/** By the name of a member or parameter: values that are there. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** How deep optional members are still usual. */
const DEPTH = 4;
/** Lists longer than this are not filled to their limit. */
const LONG = 300;

const isOneOf = (draw: Draw, inAHundred: number): boolean => draw(fc.nat, { max: 99 }) < inAHundred;

/** One of several. */
export function pick<Value>(draw: Draw, values: readonly Value[]): Value {
  return values[draw(fc.nat, { max: values.length - 1 })]!;
}

/** By their pattern: texts that match it; where fast-check cannot read it, any text. */
const patterns = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  let texts = patterns.get(pattern);
  if (!texts) {
    try {
      texts = fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      texts = fc.string({ unit: 'grapheme', maxLength: 30 });
    }
    patterns.set(pattern, texts);
  }
  return texts;
}

/** Whether a value could be one of a schema: what the schema does not tell is left to the server. */
function isOfType(value: unknown, { type, pattern }: Schema): boolean {
  if (type === 'string')
    return typeof value === 'string' && (!pattern || new RegExp(pattern, 'u').test(value));
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  return type === 'array' ? Array.isArray(value) : false;
}

/** Values by schemas: such as fit them, at their limits too, and such as do not. */
export class Values {
  constructor(
    private readonly draw: Draw,
    private readonly known: Known,
  ) {}

  /** A value that fits a schema, as far as a schema tells. */
  fitting(schema: Schema, name = '', depth = 0): unknown {
    const { draw } = this;
    const known = this.known[name]?.filter((value) => isOfType(value, schema)) ?? [];
    if (known.length > 0 && isOneOf(draw, 75)) return pick(draw, known);
    if ('const' in schema) return schema.const;
    if (schema.enum) return pick(draw, schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.fitting(pick(draw, choices), name, depth);
    switch (typeof schema.type === 'string' ? schema.type : schema.type && pick(draw, schema.type)) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#list(schema, name, depth);
      case 'string':
        return this.#text(schema);
      case 'integer':
        return this.#integer(schema);
      case 'number':
        return isOneOf(draw, 50)
          ? this.#integer(schema)
          : draw(fc.double, { noNaN: true, min: -1e6, max: 1e6 });
      case 'boolean':
        return draw(fc.boolean);
      case 'null':
        return null;
      default:
        return pick(draw, HOSTILE);
    }
  }

  /** A value of a parameter: mostly one that is there. */
  inAddress(schema: Schema, name: string): unknown {
    const known = this.known[name];
    if (known && isOneOf(this.draw, 97)) return pick(this.draw, known);
    return this.fitting(schema.type || schema.enum ? schema : { type: 'string', maxLength: 40 }, name);
  }

  /** A value with faults: pieces of one that fits are others, are missing, or are more than asked for. */
  faulty(schema: Schema): unknown {
    let value = this.fitting(schema);
    const faults = 1 + this.draw(fc.nat, { max: 2 });
    for (let fault = 0; fault < faults; fault++) value = this.#spoilt(value);
    return value;
  }

  #object({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, depth: number) {
    const value: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(properties)) {
      const isThere = required.includes(name) || isOneOf(this.draw, depth < DEPTH ? 50 : 15);
      if (isThere) value[name] = this.fitting(member, name, depth + 1);
    }
    if (typeof additionalProperties === 'object') {
      for (let left = this.draw(fc.nat, { max: 3 }); left > 0; left--) {
        const name = String(this.fitting(propertyNames ?? { type: 'string', maxLength: 20 }, '', depth + 1));
        value[name] = this.fitting(additionalProperties, '', depth + 1);
      }
    }
    return value;
  }

  #list({ items, prefixItems, minItems = 0, maxItems = minItems + 4 }: Schema, name: string, depth: number) {
    if (prefixItems) return prefixItems.map((item) => this.fitting(item, name, depth + 1));
    const most = Math.min(maxItems, minItems + 4);
    const isFull = depth < 2 && maxItems <= LONG && isOneOf(this.draw, 5);
    const length = isFull ? maxItems : minItems + this.draw(fc.nat, { max: Math.max(0, most - minItems) });
    return Array.from({ length }, () => this.fitting(items ?? {}, name, depth + 1));
  }

  #text({ pattern, format, minLength = 0, maxLength = 5_000 }: Schema): string {
    const { draw } = this;
    if (format === 'uuid') return draw(fc.uuid);
    if (format === 'date') return pick(draw, ['2026-11-30', '0001-01-01', '9999-12-31', '2024-02-29']);
    if (format === 'uri')
      return pick(draw, ['https://example.org/x', 'http://127.0.0.1:1/', 'file:///etc/passwd']);
    if (pattern) return draw(matching, pattern).slice(0, maxLength);
    const length = pick(draw, [minLength, minLength + 1, maxLength]);
    const text = pick(draw, ['x', 'Ż', 'ж', '語']).repeat(Math.min(maxLength, length));
    return isOneOf(draw, 50)
      ? text
      : draw(fc.string, { unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) });
  }

  #integer({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): number {
    const least = minimum ?? (exclusiveMinimum === undefined ? -1_000 : exclusiveMinimum + 1);
    const most = maximum ?? (exclusiveMaximum === undefined ? least + 2_000 : exclusiveMaximum - 1);
    if (isOneOf(this.draw, 60)) return Math.min(most, Math.max(least, 0) + this.draw(fc.nat, { max: 6 }));
    return pick(this.draw, [least, most, Math.round(most / 2)]);
  }

  /** A value with one of its pieces spoilt. */
  #spoilt(value: unknown): unknown {
    const { draw } = this;
    if (typeof value !== 'object' || value === null || isOneOf(draw, 15)) return this.#otherThan(value);
    if (Array.isArray(value)) {
      if (value.length === 0 || isOneOf(draw, 15)) return this.#otherList(value);
      const place = draw(fc.nat, { max: value.length - 1 });
      return value.with(place, this.#spoilt(value[place]));
    }
    const names = Object.keys(value);
    if (names.length === 0 || isOneOf(draw, 15))
      return { ...value, [pick(draw, ['unknown', '', ...INHERITED])]: pick(draw, HOSTILE) };
    const name = pick(draw, names);
    const { [name]: member, ...others } = value as Record<string, unknown>;
    return isOneOf(draw, 15) ? others : { ...others, [name]: this.#spoilt(member) };
  }

  #otherThan(value: unknown): unknown {
    const { draw } = this;
    if (isOneOf(draw, 70)) return pick(draw, HOSTILE);
    switch (typeof value) {
      case 'number':
        return pick(draw, [value - 1, value + 1, -value, value + 0.5, `${value}`, value * 1e9]);
      case 'string':
        return pick(draw, [
          `${value}\n`,
          `${value}x`,
          value.slice(1),
          ` ${value}`,
          value.slice(0, 10_000).repeat(300),
          [value],
        ]);
      default:
        return pick(draw, [[value], { value }, asItIs('{"a":1,"a":2}')]);
    }
  }

  #otherList(value: readonly unknown[]): unknown {
    const first = value[0] ?? 1;
    return pick(this.draw, [
      [...value, ...value],
      Array.from({ length: 1_001 }, () => first),
      [...value, null],
      Object.fromEntries(value.entries()),
      [value],
    ]);
  }
}
