import { canonicalText, type Json } from './canonical-text.js';
import { PayloadRefused, UnknownEvent } from './errors.js';

/** An event type as the catalogue needs it. */
export interface EventDefinition {
  readonly type: string;
  /** The version that is written today, from 1. */
  readonly schema: number;
  /** Checks a payload of that version (a zod schema; it checks, and neither adds, drops nor changes anything). */
  readonly payload: PayloadSchema;
  /** `upcasts[n]` turns a payload of version n into one of version n + 1. */
  readonly upcasts?: Readonly<Record<number, (payload: Json) => Json>>;
}

/** The part of a zod schema that the catalogue uses. */
export interface PayloadSchema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The event types a program knows: one schema per type and version on write, upcasting of older versions on read. */
export class EventCatalogue {
  readonly #definitions = new Map<string, EventDefinition>();

  /** @throws Error when a type is defined twice, has no version from 1 on, or lacks the way up from an older version */
  constructor(definitions: Iterable<EventDefinition>) {
    for (const definition of definitions) {
      const { type, schema, upcasts = {} } = definition;
      if (this.#definitions.has(type)) throw new Error(`Event type ${type} is defined twice: once is right.`);
      if (!Number.isSafeInteger(schema) || schema < 1) {
        throw new Error(`Event type ${type} has schema version ${schema}: versions are 1, 2, 3 and so on.`);
      }
      for (let version = 1; version < schema; version++) {
        if (!upcasts[version]) throw new Error(`Event type ${type} needs an upcast from version ${version}.`);
      }
      this.#definitions.set(type, definition);
    }
  }

  /**
   * The canonical text of a new event's payload, checked by its schema.
   *
   * @throws PayloadRefused with the place at fault
   */
  payloadText(event: { readonly type: string; readonly schema: number; readonly payload: Json }): string {
    const definition = this.#definitions.get(event.type);
    if (!definition) {
      throw new PayloadRefused(
        '/type',
        `${event.type} is not an event type of this program; define it first`,
      );
    }
    if (event.schema !== definition.schema) {
      throw new PayloadRefused(
        '/schema',
        `of ${event.type} is ${String(event.schema)}; write version ${definition.schema}`,
      );
    }
    const text = canonicalText(event.payload);
    const parsed = definition.payload.safeParse(event.payload);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const path = (issue?.path ?? []).map((key) => `/${String(key)}`).join('');
      throw new PayloadRefused(
        path,
        `of ${event.type} does not fit its schema: ${issue?.message ?? 'unknown'}`,
      );
    }
    if (!isSameJson(event.payload, parsed.data)) {
      throw new PayloadRefused(
        '',
        `of ${event.type} has members that its schema does not name; leave them out`,
      );
    }
    return text;
  }

  /**
   * Checks a line that another program has stored: its texts are canonical, and its payload, brought to the version that
   * is written today, fits its schema.
   *
   * @returns the line upcast
   * @throws UnknownEvent; PayloadRefused with the place at fault
   */
  checked<Line extends StoredEvent & { readonly metadata: Json }>(
    line: Line,
    texts: { readonly payload: string; readonly metadata: string },
  ): Line {
    for (const name of ['payload', 'metadata'] as const) {
      if (canonicalText(line[name]) !== texts[name]) {
        throw new PayloadRefused('', `of ${line.type} is not written as canonical text (RFC 8785)`);
      }
    }
    const upcast = this.upcast(line);
    this.payloadText(upcast);
    return upcast;
  }

  /**
   * Brings a line's payload to the version that is written today.
   *
   * @throws UnknownEvent when the type is unknown or its version is newer than this program's
   */
  upcast<Line extends StoredEvent>(line: Line): Line {
    const definition = this.#definitions.get(line.type);
    if (!definition || line.schema > definition.schema || line.schema < 1) {
      throw new UnknownEvent(line.tournament, line.position, line.type, line.schema);
    }
    if (line.schema === definition.schema) return line;
    let payload = line.payload;
    for (let version = line.schema; version < definition.schema; version++) {
      payload = definition.upcasts![version]!(payload);
    }
    return { ...line, schema: definition.schema, payload };
  }
}

interface StoredEvent {
  readonly tournament: string;
  readonly position: number;
  readonly type: string;
  readonly schema: number;
  readonly payload: Json;
}

/** Whether what a schema gave back is the value itself, member by member. */
function isSameJson(value: Json, parsed: unknown): boolean {
  if (value === parsed) return true;
  if (typeof value !== 'object' || typeof parsed !== 'object' || value === null || parsed === null)
    return false;
  if (Array.isArray(value) !== Array.isArray(parsed)) return false;
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(parsed).length &&
    keys.every(
      (key) =>
        Object.hasOwn(parsed, key) && isSameJson(Reflect.get(value, key) as Json, Reflect.get(parsed, key)),
    )
  );
}
