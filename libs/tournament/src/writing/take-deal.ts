import type { Vault } from '#ledger';
import type { TakeDeal } from './command-handling.js';
import { CommandRejected } from './command-rejected.js';

/**
 * Encrypts a deal that a command brings, unless it is the one beside which it was read.
 *
 * @throws CommandRejected when a deal that is open says otherwise
 */
export function takeDeal(vault: Pick<Vault, 'hide' | 'hideWith' | 'open'>): TakeDeal {
  return async (tournament, { text, beside, under, open }) => {
    const refused = open?.against((await vault.open(tournament, open.hidden)) as string);
    if (refused) throw new CommandRejected(refused);
    if (beside && (await vault.open(tournament, beside)) === text) return { alike: true };
    const hidden =
      under === undefined
        ? await vault.hide(tournament, text)
        : await vault.hideWith(tournament, under, text);
    return { alike: false, hidden };
  };
}
