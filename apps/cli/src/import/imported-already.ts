import type { Browser } from '../server/browser.js';

/** A tournament in the list of a server, as far as one may be told from another. */
export interface ListedThere {
  readonly id: string;
  readonly name: string;
  readonly sessions: readonly {
    readonly day: string | null;
    readonly of: string;
    readonly sections: { readonly [section: string]: unknown };
  }[];
}

/** The tournaments that whoever is signed in may see. @throws ServerRefused */
export async function listedThere(organiser: Browser): Promise<readonly ListedThere[]> {
  const { tournaments } = await organiser.get('/api/tournaments');
  return tournaments as readonly ListedThere[];
}

/**
 * Other tournaments that may be the same event, in another format or the other half of it: one of their sessions is of the
 * same day, with sections of the same sizes or under the same name. Two evenings may have that in common, too.
 */
export function maybeTheSame(own: ListedThere, all: readonly ListedThere[]): ListedThere[] {
  const sizes = ({ of, sections }: ListedThere['sessions'][number]) => `${of} ${JSON.stringify(sections)}`;
  return all.filter(
    ({ id, name, sessions }) =>
      id !== own.id &&
      sessions.some((session) =>
        own.sessions.some(
          (mine) =>
            mine.day !== null &&
            mine.day === session.day &&
            (name === own.name || sizes(mine) === sizes(session)),
        ),
      ),
  );
}
