import type { Json } from '#ledger';
import type { BookEvent } from '#tournament';
import { unchanged, type BookLine, type Handlers, type LineOf, type Projection } from '../projection.js';

/** For whom the journal is built: everybody, those who hold a role, those who direct. Later ones see more. */
export const JOURNAL_AUDIENCES = ['public', 'staff', 'director'] as const;
export type JournalAudience = (typeof JOURNAL_AUDIENCES)[number];

/** How one event type appears in the journal. */
interface Entry<Type extends BookEvent['type']> {
  readonly audience: JournalAudience;
  /** What the line shows; ids and codes only, the page finds the words. */
  data(payload: LineOf<Type>['payload']): Json;
  /** What it shows beside that to those who direct. */
  directorData?(payload: LineOf<Type>['payload']): Json;
}

const entries: { readonly [Type in BookEvent['type']]: Entry<Type> } = {
  'tournament.created': { audience: 'public', data: ({ name }) => ({ name }) },
  'tournament.renamed': { audience: 'public', data: ({ name }) => ({ name }) },
  'tournament.published': { audience: 'public', data: () => ({}) },
  'tournament.archived': {
    audience: 'public',
    data: () => ({}),
    directorData: ({ reason }) => (reason ? { reason: reason.text } : null),
  },
  'tournament.role-granted': { audience: 'director', data: ({ person, role }) => ({ person, role }) },
  'tournament.role-revoked': { audience: 'director', data: ({ person, role }) => ({ person, role }) },
  'tournament.seal-requested': { audience: 'public', data: ({ kind }) => ({ kind }) },
  'tournament.sealed': { audience: 'public', data: ({ kind, request, hash }) => ({ kind, request, hash }) },
  'tournament.text-erased': { audience: 'director', data: ({ text }) => ({ text }) },
};

/** A journal row as it is written. */
interface JournalRow {
  readonly position: number;
  readonly time: number;
  readonly type: string;
  readonly actor: string;
  readonly audience: JournalAudience;
  readonly data: Json;
  readonly director_data: Json;
}

function rowOf(line: BookLine): JournalRow {
  const entry = entries[line.type] as Entry<BookEvent['type']>;
  const { position, time, type, actor } = line;
  const payload = line.payload as never;
  return {
    position,
    time,
    type,
    actor,
    audience: entry.audience,
    data: entry.data(payload),
    director_data: entry.directorData?.(payload) ?? null,
  };
}

const types = Object.keys(entries) as BookEvent['type'][];

/** A tournament's journal: every line of its book, for the audience that may see it. */
export const journal: Projection<null> = {
  name: 'journal',
  version: 1,
  initial: null,
  on: Object.fromEntries(types.map((type) => [type, unchanged])) as unknown as Handlers<null>,
  tables: ['projections.journal_row'],
  async write({ client, tournament, generation }, { lines }) {
    await client.query({
      name: 'journal-rows',
      text: `insert into projections.journal_row
               (tournament, generation, position, time, type, actor, audience, data, director_data)
             select $1, $2, position, time, type, actor, audience, data, nullif(director_data, 'null')
             from jsonb_to_recordset($3) as row
               (position bigint, time bigint, type text, actor text, audience text, data jsonb, director_data jsonb)`,
      values: [tournament, generation, JSON.stringify(lines.map(rowOf))],
    });
  },
};
