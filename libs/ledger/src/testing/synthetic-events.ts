import { z } from 'zod';
import { createHash, randomUUID } from 'node:crypto';
import type { Append, NewEvent, StreamAppend } from '../append/append.js';
import { EventCatalogue, type EventDefinition } from '../events/event-catalogue.js';
import type { Json } from '../events/canonical-text.js';

/** Event types of no game, for the ledger's own tests. */
export const SYNTHETIC_TYPES: readonly EventDefinition[] = [
  { type: 'score.entered', schema: 1, payload: z.strictObject({ number: z.number() }) },
  { type: 'book.sealed', schema: 1, payload: z.strictObject({}) },
  { type: 'note.taken', schema: 1, payload: z.strictObject({ text: z.string() }) },
  { type: 'anything.said', schema: 1, payload: z.json() },
];

export const syntheticCatalogue = new EventCatalogue(SYNTHETIC_TYPES);

export function scored(number = 0): NewEvent {
  return { type: 'score.entered', schema: 1, payload: { number } };
}

export function noted(text: string): NewEvent {
  return { type: 'note.taken', schema: 1, payload: { text } };
}

export function said(value: Json): NewEvent {
  return { type: 'anything.said', schema: 1, payload: value };
}

export function sealed(): NewEvent {
  return { type: 'book.sealed', schema: 1, payload: {} };
}

/** An append with everything filled in that a test does not say. */
export function command(
  given: Partial<Append> & { tournament: string; streams: readonly StreamAppend[] },
): Append {
  return {
    actor: 'person:00000000-0000-4000-8000-000000000001',
    commandId: randomUUID(),
    bodyHash: bodyHashOf('body'),
    answer: {},
    ...given,
  };
}

export function bodyHashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
