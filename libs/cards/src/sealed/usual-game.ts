import type { SealedGame } from './sealed-games.js';

/** The game of deals, sessions and commitments that name none. */
export const USUAL_GAME = 'bridge' satisfies SealedGame;

/** A game as documents and commitments name it: not at all where it is the usual one. */
export function gameNamed(game: SealedGame = USUAL_GAME): { readonly game?: SealedGame } {
  return game === USUAL_GAME ? {} : { game };
}
