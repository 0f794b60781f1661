import type { EntrySeen } from '../api/deskDocuments.js';
import { namesText } from './namesText.js';

/** A team by its name, or else by its captain's. */
export function captainText({
  name,
  captain,
  players,
}: Pick<EntrySeen, 'name' | 'captain' | 'players'>): string {
  return name ?? namesText([captain ?? players[0] ?? { name: null }]);
}
