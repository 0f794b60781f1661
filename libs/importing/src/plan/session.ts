/** The one session of a replayed tournament. */
export const SESSION = '1';

/** The event that it is a part of. */
export const CONTEST = '1';
