import type { RowWriter } from '../projection.js';
import { nameOf } from './documents/document-names.js';
import type { Documents } from './documents/documents.js';

/** A document as a row. */
export interface PlayRow {
  readonly session: string;
  readonly kind: string;
  readonly key: string;
  readonly document: string;
}

/** The documents that are others than before, and the names of those that are gone. */
export function changedRows(
  before: Documents,
  after: Documents,
): { readonly changed: PlayRow[]; readonly gone: Omit<PlayRow, 'document'>[] } {
  return {
    changed: [...after]
      .filter(([name, { text }]) => before.get(name)?.text !== text)
      .map(([name, { text }]) => ({ ...nameOf(name), document: text })),
    gone: [...before.keys()].filter((name) => !after.has(name)).map(nameOf),
  };
}

/** So many characters of documents go in one statement, for which there is a time. */
const AT_ONCE = 4_000_000;

/** Writes documents that have changed, with the position at which they did. */
export async function putRows(to: RowWriter, rows: readonly PlayRow[]): Promise<void> {
  let [part, size]: [PlayRow[], number] = [[], 0];
  for (const row of rows) {
    if (part.length > 0 && size + row.document.length > AT_ONCE) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await putPart(to, part);
      [part, size] = [[], 0];
    }
    part.push(row);
    size += row.document.length;
  }
  await putPart(to, part);
}

async function putPart(
  { client, tournament, generation, position }: RowWriter,
  rows: readonly PlayRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'play-rows',
    text: `insert into projections.play_row (tournament, generation, session, kind, key, position, document)
           select $1, $2, session, kind, key, $3, document::jsonb
           from unnest($4::text[], $5::text[], $6::text[], $7::text[]) as row (session, kind, key, document)
           on conflict (tournament, generation, session, kind, key)
           do update set position = excluded.position, document = excluded.document`,
    values: [
      tournament,
      generation,
      position,
      rows.map(({ session }) => session),
      rows.map(({ kind }) => kind),
      rows.map(({ key }) => key),
      rows.map(({ document }) => document),
    ],
  });
}

/** Deletes documents of what is no longer there: boards and tables of a movement that was replaced. */
export async function deleteRows(
  { client, tournament, generation }: RowWriter,
  rows: readonly Omit<PlayRow, 'document'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'play-rows-gone',
    text: `delete from projections.play_row
           where tournament = $1 and generation = $2
             and (session, kind, key) in (select * from unnest($3::text[], $4::text[], $5::text[]))`,
    values: [
      tournament,
      generation,
      rows.map(({ session }) => session),
      rows.map(({ kind }) => kind),
      rows.map(({ key }) => key),
    ],
  });
}
