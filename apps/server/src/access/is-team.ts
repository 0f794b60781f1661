/** Whether an entry of a tournament is a team: only teams have line-ups to hand in. */
export type IsTeam = (tournament: string, entry: string) => Promise<boolean>;

/** How controllers ask for it. */
export const IS_TEAM = Symbol('IsTeam');
