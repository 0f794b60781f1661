import type { DecisionContext } from '../command.js';
import { freeText } from '../texts.js';
import { lawReference, rulingId } from './events.js';

/** What a ruling stands on, as commands say it. */
export const basis = {
  ruling: rulingId.meta({ description: "The ruling's id, made by whoever gives it" }),
  law: lawReference,
  reason: freeText,
  facts: freeText.optional(),
} as const;

/** The texts of a ruling as references, and on their way to where they can be erased. */
export function noted(context: DecisionContext, reason: string, facts: string | undefined) {
  const [reasonNote, factsNote] = [
    context.note(reason),
    facts === undefined ? undefined : context.note(facts),
  ];
  return {
    references: { reason: reasonNote.reference, ...(factsNote ? { facts: factsNote.reference } : {}) },
    notes: factsNote ? [reasonNote, factsNote] : [reasonNote],
  };
}
