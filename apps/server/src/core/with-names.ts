import type { SeenChange, SeenChanges } from '#tournament';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function namesPlayers({ what }: SeenChange): boolean {
  return what === 'players' || what === 'substitute';
}

/** Changes with players by their names, where they have one: books know them by ids alone. */
export async function withNames(
  seen: SeenChanges,
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<SeenChanges> {
  const ids = seen.changes
    .filter(namesPlayers)
    .flatMap(({ before, now }) => `${before} ${now}`.match(ID) ?? []);
  if (ids.length === 0) return seen;
  const names = await namesOf(ids);
  const named = (text: string | null) => text && text.replaceAll(ID, (id) => names.get(id) ?? id);
  return {
    ...seen,
    changes: seen.changes.map((change) =>
      namesPlayers(change) ? { ...change, before: named(change.before), now: named(change.now) } : change,
    ),
  };
}
