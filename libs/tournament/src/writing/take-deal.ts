import type { Vault } from '#ledger';
import type { TakeDeal } from './command-handling.js';

/** Encrypts a deal that a command brings, unless it is the one beside which it was read. */
export function takeDeal(vault: Pick<Vault, 'hide' | 'open'>): TakeDeal {
  return async (tournament, { text, beside }) => {
    if (beside && (await vault.open(tournament, beside)) === text) return { alike: true };
    return { alike: false, hidden: await vault.hide(tournament, text) };
  };
}
