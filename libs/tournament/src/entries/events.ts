import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.js';
import { contestantClass } from '../standings/contestant-class.js';

/** An entry's id, in small letters so that there is one way to write it. */
export const entry = z.uuid().toLowerCase();

/** Persons by their ids, who live in a table of their own; one as long as the partner is being looked for. */
export const players = z.array(z.uuid().toLowerCase()).min(1).max(2);

/** What can happen in the stream `entries`. */
export const entriesEvents = {
  opened: defineEvent('entries.opened', 1, z.strictObject({})),
  closed: defineEvent('entries.closed', 1, z.strictObject({})),
  registered: defineEvent('entries.registered', 1, z.strictObject({ entry, players })),
  changed: defineEvent('entries.changed', 1, z.strictObject({ entry, players })),
  withdrawn: defineEvent('entries.withdrawn', 1, z.strictObject({ entry })),
  /** As what it takes part in every session, but where a session says otherwise. */
  classed: defineEvent('entries.classed', 1, z.strictObject({ entry, class: contestantClass })),
} as const;

export type EntriesEvent = EventOf<typeof entriesEvents>;
