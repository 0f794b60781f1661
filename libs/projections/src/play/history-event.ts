/** A journal entry and when it was written, in microseconds since the epoch. */
export type Moment = { readonly position: number; readonly time: number };

/** A journal entry and who caused it: `person:<uuid>`, `device:<uuid>` or `job:<queue>`. */
export type HistoryEvent = Moment & { readonly actor: string };
