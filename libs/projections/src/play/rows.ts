import type { RowWriter } from '../projection.js';

/** A document as a row. */
export interface PlayRow {
  readonly session: string;
  readonly kind: string;
  readonly key: string;
  readonly document: string;
}

/** So many characters of documents go in one statement, for which there is a time. */
const AT_ONCE = 4_000_000;

/** Writes documents that have changed, with the position at which they did: so many at once as find room. */
export class RowsInParts {
  readonly #to: RowWriter;
  #part: PlayRow[] = [];
  #size = 0;

  constructor(to: RowWriter) {
    this.#to = to;
  }

  /** Takes a document in; what stands before it is written when there is enough of it. */
  async put(row: PlayRow): Promise<void> {
    if (this.#part.length > 0 && this.#size + row.document.length > AT_ONCE) await this.flush();
    this.#part.push(row);
    this.#size += row.document.length;
  }

  /** Writes what has been taken in. */
  async flush(): Promise<void> {
    const part = this.#part;
    [this.#part, this.#size] = [[], 0];
    await putPart(this.#to, part);
  }
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
