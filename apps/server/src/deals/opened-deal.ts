import type { Vault } from '#ledger';
import { dealText, type CurrentStates } from '#projections';

/**
 * The deal that a board has now, by the last journal entry. Only for work inside the server. Undefined if the server
 * does not have it.
 */
export async function openedDeal(
  { vault, current }: { readonly vault: Vault; readonly current: CurrentStates },
  tournament: string,
  { set, board }: { readonly set: string; readonly board: number },
): Promise<{ readonly id: string; readonly text: string } | undefined> {
  const { state } = await current.of(tournament);
  const hidden = state.boards[set]?.[board]?.hidden;
  if (!hidden) return undefined;
  const text = dealText(await vault.open(tournament, hidden));
  return text === null ? undefined : { id: hidden.id, text };
}
