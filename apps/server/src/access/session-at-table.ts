import type { SessionAtTable, TablePlace } from '#access';

/** What a lasting card finds at its table, by the tournament's journal. */
export type SessionAtTableNow = (place: TablePlace) => Promise<SessionAtTable>;

/** How controllers ask for it. */
export const SESSION_AT_TABLE = Symbol('SessionAtTable');
