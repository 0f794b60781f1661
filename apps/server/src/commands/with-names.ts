import type { SeenChange, SeenChanges } from '#tournament';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function namesPlayers({ what }: SeenChange): boolean {
  return what === 'players' || what === 'captain' || what === 'substitute';
}

/** Adds names to changes with players, and to who made them: journals have ids only. */
export async function withNames(
  seen: SeenChanges,
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<SeenChanges> {
  const ids = seen.changes.flatMap((change) => [
    ...(namesPlayers(change) ? (`${change.before} ${change.now}`.match(ID) ?? []) : []),
    ...(change.by?.match(ID) ?? []),
  ]);
  if (ids.length === 0) return seen;
  const names = await namesOf([...new Set(ids)]);
  const named = (text: string | null) => text && text.replaceAll(ID, (id) => names.get(id) ?? id);
  return {
    ...seen,
    changes: seen.changes.map(({ by, ...change }) => {
      const person = by === undefined ? undefined : names.get(by.replace(/^person:/, ''));
      const told = namesPlayers(change)
        ? { ...change, before: named(change.before), now: named(change.now) }
        : change;
      return { ...told, ...(person !== undefined && { by: person }) };
    }),
  };
}
