import { z } from 'zod';
import { fault } from '#words';
import type { DecisionContext, ErasableNote, TextReference } from './command.js';

/** A free text's id and salted hash; the text itself lies outside the book and can be erased. */
export const textReference = z.strictObject({
  text: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in 64 hexadecimal digits'),
});

/** Free text of a person (a reason, facts), kept outside the book so that it can be erased. */
export const freeText = z
  .string()
  .trim()
  .min(1, fault('text.empty'))
  .max(2000, fault('text.too-long'))
  .regex(/^[^\0\p{Cs}]*$/u, fault('text.characters'));

/** A reason that may be left out: as its event refers to it, and on its way to where it can be erased. */
export function reasonNoted(
  context: Pick<DecisionContext, 'note'>,
  reason: string | undefined,
): { readonly reference: { readonly reason?: TextReference }; readonly notes: readonly ErasableNote[] } {
  if (reason === undefined) return { reference: {}, notes: [] };
  const note = context.note(reason);
  return { reference: { reason: note.reference }, notes: [note] };
}
