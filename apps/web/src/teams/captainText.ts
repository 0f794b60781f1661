import type { EntrySeen } from '../api/roomDocuments.js';
import { namesText } from '../session/entries/namesText.js';

/** A team by its captain's name. */
export function captainText({ captain, players }: Pick<EntrySeen, 'captain' | 'players'>): string {
  return namesText([captain ?? players[0] ?? { name: null }]);
}
