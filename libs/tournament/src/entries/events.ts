import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { contestantClass } from '../standings/session-standings.js';

/** What entries belong to that draws may keep apart. */
export const GROUP_KINDS = ['club', 'country', 'family'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** A club or country by a short name: 'Młociny', 'PL'. */
const groupName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .'’&+/()_-]{0,39}$/u);

/** A family, as a letter or number that its members share. No names: a journal keeps everything for ever. */
const familyMark = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}]{1,3}$/u);

/** What draws of seats have to know of an entry. */
export const forDraws = z.strictObject({
  /** Of each kind those that its players belong to. */
  groups: z.strictObject({
    club: z.array(groupName).max(6),
    country: z.array(groupName).max(6),
    family: z.array(familyMark).max(6),
  }),
  /** The team of three for which its player plays; left out: for none. */
  team: groupName.optional(),
  /** It stays at one table, whatever the reason. */
  stationary: z.boolean(),
  /** Its number among the seeded ones: 1 is the strongest. */
  seed: z.int().min(1).max(9999).nullable(),
});
export type ForDraws = z.infer<typeof forDraws>;

/** What is to be known of an entry of which nobody has said anything. */
export const NOTHING_FOR_DRAWS: ForDraws = {
  groups: { club: [], country: [], family: [] },
  stationary: false,
  seed: null,
};

/** Names that are written alike but for capitals and marks name one group. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/**
 * The groups of one kind that have more than one member, each with its members in the order of their ids.
 *
 * @param entries by their ids
 */
export function groupsOf(entries: ReadonlyMap<string, ForDraws>, kind: GroupKind): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const [entry, { groups: own }] of entries) {
    for (const name of own[kind].map(nameKey)) {
      groups.set(name, (groups.get(name) ?? new Set()).add(entry));
    }
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((members) => [...members].toSorted());
}

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

/** As what players enter themselves, by how many players an entry then has. */
export const ENTERED_AS = { individual: [1, 1], pair: [2, 2], team: [4, 6] } as const;
export type EnteredAs = keyof typeof ENTERED_AS;

/** On which terms players enter themselves. */
export const entryTerms = z.strictObject({
  as: z.enum(['individual', 'pair', 'team']),
  /** How many entries there are at most; null: any number. */
  limit: z.int().min(1).max(9999).nullable(),
  closes: z
    .int()
    .positive()
    .nullable()
    .meta({ description: 'Closing time in microseconds since the epoch; null: none' }),
  /** In the organiser's words, line by line; everybody reads them. */
  conditions: z
    .string()
    .trim()
    .max(2_000)
    .regex(/^(?:\n|\P{C})*$/u),
  /** An entry is confirmed at once, not by the staff. */
  atOnce: z.boolean(),
});
export type EntryTerms = z.infer<typeof entryTerms>;

/** What is kept of the link of a request: its SHA-256, in hexadecimal digits. */
export const requestLink = z.string().regex(/^[\da-f]{64}$/);

/** The players of a request; the first of a team is its captain. */
export const requestPlayers = z.array(person).min(1).max(6);

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
  /** Players may enter themselves on these terms, or no more. */
  playersLetIn: defineEvent('entries.players-let-in', 1, { terms: entryTerms.nullable() }),
  /** Players ask to take part. They wait for a place; confirmed, the request is registered as an entry. */
  requested: defineEvent('entries.requested', 1, {
    entry,
    players: requestPlayers,
    as: entryTerms.shape.as,
    link: requestLink,
  }),
  /** There is a place for a request: it waits for its confirmation alone. */
  requestPlaced: defineEvent('entries.request-placed', 1, { entry }),
  /** A request is the first on the waiting list. */
  requestPutFirst: defineEvent('entries.request-put-first', 1, { entry }),
  requestDeclined: defineEvent('entries.request-declined', 1, { entry }),
  requestWithdrawn: defineEvent('entries.request-withdrawn', 1, { entry }),
} as const;

export type EntriesEvent = EventOf<typeof entriesEvents>;
