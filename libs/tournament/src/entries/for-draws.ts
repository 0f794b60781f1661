import { z } from 'zod';

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
