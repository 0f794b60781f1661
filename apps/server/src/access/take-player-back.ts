/** Writes into the book of a tournament that somebody has said of another which players they are not. */
export type TakePlayerBack = (
  tournament: string,
  said: { readonly person: string; readonly players: readonly string[]; readonly by: string },
) => Promise<void>;

/** How controllers ask for it. */
export const TAKE_PLAYER_BACK = Symbol('TakePlayerBack');
