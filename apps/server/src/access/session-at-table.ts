import type { SessionAtTable, TablePlace } from '#access';

/** What a card that lasts finds at its table, as the journal of the tournament tells it. */
export type SessionAtTableNow = (place: TablePlace) => Promise<SessionAtTable>;

/** How controllers ask for it. */
export const SESSION_AT_TABLE = Symbol('SessionAtTable');
