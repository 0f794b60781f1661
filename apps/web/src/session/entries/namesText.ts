import type { PlayerSeen } from '../../api/documents.js';
import { shortened } from '../../messages/shortened.js';

/** Those who play together, as a results sheet has them; who has no name by the beginning of the id. */
export function namesText(players: readonly PlayerSeen[]): string {
  return players.map(({ person, name }) => name ?? shortened(person ?? '?')).join(' – ');
}
