/** A line of the book and when it was written, in microseconds since the epoch. */
export type Moment = { readonly position: number; readonly time: number };

/** A line of the book and who caused it: `person:<uuid>`, `device:<uuid>` or `job:<queue>`. */
export type Deed = Moment & { readonly actor: string };
