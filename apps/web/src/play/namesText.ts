import type { PlayerSeen } from '../api/documents.js';
import { personText } from '../messages/personText.js';

/** Those who play together, as a results sheet has them. */
export function namesText(players: readonly PlayerSeen[]): string {
  return players.map(personText).join(' – ');
}
