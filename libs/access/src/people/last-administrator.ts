import { takeTurn } from '#platform';
import { AccessRefused } from '../rights/access-refused.js';
import type { Transaction } from '../store/database.js';

/**
 * Does a change to accounts that leaves somebody who administers the server and can sign in. Such changes follow
 * each other in all processes, so that two people cannot close each other's accounts.
 * @throws AccessRefused `access.last-administrator`
 */
export async function requireAdministrator(
  transaction: Transaction,
  change: () => Promise<void>,
): Promise<void> {
  await takeTurn(transaction, 'access.administrators');
  await change();
  const left = await transaction.person.count({ where: { administers: true, closedAt: null } });
  if (left === 0) throw new AccessRefused('access.last-administrator');
}
