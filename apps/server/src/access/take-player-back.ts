/** A statement about which players a person is. */
export interface SaidOfPerson {
  readonly person: string;
  /** The ids of the player that they are; none: nobody's. */
  readonly players: readonly string[];
  /** The actor. */
  readonly by: string;
}

/**
 * Withdraws in the journal of a tournament that a person is any of the players that they were ever said to be: what
 * others set there overrides what is set elsewhere. If people do it themselves, it removes only their own statement.
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
