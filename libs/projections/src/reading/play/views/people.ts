import type { Viewer } from '../../../visibility/viewer.js';

/** The names of people by their ids, as a tournament calls them; those of nobody are left out. */
export interface PersonNames {
  names(ids: readonly string[], tournament?: string): Promise<ReadonlyMap<string, string>>;
  /**
   * All ids under which a player is written down, if records of the player were merged; the one that was asked for
   * among them.
   */
  sameAs(id: string): Promise<readonly string[]>;
}

/** People as one tournament calls them. */
export function calledIn(people: PersonNames, tournament: string): PersonNames {
  return { names: (ids) => people.names(ids, tournament), sameAs: (id) => people.sameAs(id) };
}

/** Somebody who plays, as a reader may know them. */
export interface PlayerSeen {
  /** The id; left out for the public. */
  readonly person?: string;
  /** The name, or its initials; null where none is known. */
  readonly name: string | null;
}

/** The ids of the people among those who did something, as the journal names them. */
export function peopleAmong(actors: readonly (string | undefined)[]): string[] {
  return actors.flatMap((actor) => (actor?.startsWith('person:') ? [personOf(actor)] : []));
}

/** The id of somebody who did something. */
export function personOf(actor: string): string {
  return actor.replace(/^person:/, '');
}

/** Puts people in the place of their ids. */
export type Naming = (person: string) => PlayerSeen;

/** `A. N.` for Anna Nowak. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${String.fromCodePoint(word.codePointAt(0)!).toUpperCase()}.`).join(' ');
}

/**
 * How people are named for a reader: the public sees names in full or as initials, by the setting, and no ids; those in
 * the hall see them in full.
 */
export async function namingFor(
  viewer: Viewer,
  { names: shown }: { readonly names: 'full' | 'initials' },
  people: PersonNames,
  ids: readonly string[],
): Promise<Naming> {
  const names = await people.names([...new Set(ids)]);
  const isPublic = viewer.kind === 'public';
  return (person) => {
    const name = names.get(person) ?? null;
    if (!isPublic) return { person, name };
    return { name: name !== null && shown === 'initials' ? initialsOf(name) : name };
  };
}
