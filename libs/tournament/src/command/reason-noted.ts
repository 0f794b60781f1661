import type { DecisionContext, ErasableNote, TextReference } from './command.js';

/** A reason that may be left out: as its event refers to it, and on its way to where it can be erased. */
export function reasonNoted(
  context: Pick<DecisionContext, 'note'>,
  reason: string | undefined,
): { readonly reference: { readonly reason?: TextReference }; readonly notes: readonly ErasableNote[] } {
  if (reason === undefined) return { reference: {}, notes: [] };
  const note = context.note(reason);
  return { reference: { reason: note.reference }, notes: [note] };
}
