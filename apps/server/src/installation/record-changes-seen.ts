import type { Access, RecordChangeLine, RecordChanges } from '#access';
import { actorView, type ActorView } from '../reading/journal-view.js';

/** A line of the journal of records, as administrators read it. */
export interface RecordChangeSeen extends Pick<RecordChangeLine, 'line' | 'kind' | 'tournament'> {
  readonly at: string;
  readonly by: ActorView;
  readonly record: NamedNow;
  readonly other: NamedNow | null;
}

/** The people that a line names, by their present names: the line itself has ids only. */
interface NamedNow {
  readonly id: string;
  /** Null where nobody has the id any more. */
  readonly name: string | null;
}

/** Lines of the journal of records, the latest first. @param which as `RecordChanges.read` takes it */
export async function recordChangesSeen(
  { recordChanges, people }: Access,
  limit: number,
  which: Parameters<RecordChanges['read']>[1],
): Promise<RecordChangeSeen[]> {
  const lines = await recordChanges.read(limit, which);
  const ids = lines.flatMap(({ by, record, other }) => [
    ...(by.startsWith('person:') ? [by.slice('person:'.length)] : []),
    record,
    ...(other === null ? [] : [other]),
  ]);
  const names = await people.names(ids);
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  return lines.map(({ line, kind, tournament, by, at, record, other }) => ({
    line,
    kind,
    tournament,
    at: at.toISOString(),
    by: actorView(by, names),
    record: named(record),
    other: other === null ? null : named(other),
  }));
}
