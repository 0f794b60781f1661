/** Whether somebody has a part in a tournament: entered for it, named in a session, or sitting in for a player. */
export type TakesPart = (tournament: string, person: string) => Promise<boolean>;

/** How controllers ask for it. */
export const TAKES_PART = Symbol('TakesPart');
