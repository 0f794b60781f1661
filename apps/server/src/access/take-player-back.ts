/** What somebody says of which players a person is. */
export interface SaidOfPerson {
  readonly person: string;
  /** The ids of the player that they are; none: nobody's. */
  readonly players: readonly string[];
  /** The actor. */
  readonly by: string;
}

/**
 * Writes into the journal of a tournament which of the players that a person was ever said to be they are not: what others say
 * there stands against what is said elsewhere. What people say of themselves only takes out of it who they are.
 */
export type TakePlayerBack = (
  tournament: string,
  said: SaidOfPerson & { readonly ever: readonly string[] },
) => Promise<void>;

/** How controllers ask for it. */
export const TAKE_PLAYER_BACK = Symbol('TakePlayerBack');

/**
 * Whether what is said of a person would hide boards from them, now or once play begins, in a tournament which those who say
 * it do not organise.
 */
export type BlindsElsewhere = (tournament: string, said: SaidOfPerson) => Promise<boolean>;

/** How controllers ask for it. */
export const BLINDS_ELSEWHERE = Symbol('BlindsElsewhere');
