import type { SessionSeen } from '../api/documents.js';
import { gameParts } from './gameParts.js';

/** Whether a session has boards with travellers: of bridge always, of preferans where all tables play the same deals. */
export function hasBoards({ game, boards }: Pick<SessionSeen, 'game' | 'boards'>): boolean {
  return gameParts(game).boards || boards.length > 0;
}

/** Whether it is duplicate: written on sheets, and all tables play the same deals. */
export function isDuplicate({ game, boards }: Pick<SessionSeen, 'game' | 'boards'>): boolean {
  return gameParts(game).sheets && boards.length > 0;
}
