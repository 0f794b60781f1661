import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/event.js';
import { contestantClass } from '../standings/contestant-class.js';
import { forDraws } from './for-draws.js';

/** An entry's id, in small letters so that there is one way to write it. */
export const entry = z.uuid().toLowerCase();

/** A person's id. */
export const person = z.uuid().toLowerCase();

/** Persons by their ids, who live in a table of their own; one as long as the partner is being looked for. */
export const players = z.array(person).min(1).max(2);

/** The persons of a team by their ids: who plays when is said by its line-ups. */
export const teamPlayers = z.array(person).min(4).max(6);

/** What a team calls itself: everybody reads it, so it is no name of a person who wants to be forgotten. */
export const teamName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][^\p{C}]{0,39}$/u, 'team-name.malformed');

/** Whether a team can have a name. */
export function isTeamName(name: string): boolean {
  return teamName.safeParse(name).success;
}

/** What can happen in the stream `entries`. */
export const entriesEvents = {
  opened: defineEvent('entries.opened', 1, {}),
  closed: defineEvent('entries.closed', 1, {}),
  registered: defineEvent('entries.registered', 1, { entry, players }),
  changed: defineEvent('entries.changed', 1, { entry, players }),
  /** A team of four, by whose captain it is called until it has a name; who plays in it or not. */
  teamRegistered: defineEvent('entries.team-registered', 1, { entry, players: teamPlayers, captain: person }),
  teamChanged: defineEvent('entries.team-changed', 1, { entry, players: teamPlayers, captain: person }),
  /** A team has a name, or none any more and is called by its captain. */
  teamNamed: defineEvent('entries.team-named', 1, { entry, name: teamName.nullable() }),
  withdrawn: defineEvent('entries.withdrawn', 1, { entry }),
  /** Its stratum, categories and handicap in every session, unless the session has others. */
  classed: defineEvent('entries.classed', 1, { entry, class: contestantClass }),
  /** What draws of seats have to know of it. */
  describedForDraws: defineEvent('entries.described-for-draws', 1, { entry, forDraws }),
} as const;

export type EntriesEvent = EventOf<typeof entriesEvents>;
