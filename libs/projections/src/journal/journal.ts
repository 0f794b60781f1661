import type { Json } from '#ledger';
import type { BookEvent } from '#tournament';
import { unchanged, type BookLine, type Handlers, type LineOf, type Projection } from '../projection.js';

/** Who may see a line of the journal at the least: everybody, or those who hold a role. */
export type JournalAudience = 'public' | 'staff';

/** How one event type appears in the journal. */
interface Entry<Type extends BookEvent['type']> {
  readonly audience: JournalAudience;
  /** What the line shows; ids and codes only, the page finds the words. */
  data(payload: LineOf<Type>['payload']): Json;
  /** What it shows beside that to those who hold a role. */
  staffData?(payload: LineOf<Type>['payload']): Json;
}

const entries: { readonly [Type in BookEvent['type']]: Entry<Type> } = {
  'tournament.created': { audience: 'public', data: ({ name }) => ({ name }) },
  'tournament.renamed': { audience: 'public', data: ({ name }) => ({ name }) },
  'tournament.published': { audience: 'public', data: () => ({}) },
  'tournament.archived': {
    audience: 'public',
    data: () => ({}),
    staffData: ({ reason }) => (reason ? { reason: reason.text } : null),
  },
  'tournament.role-granted': { audience: 'staff', data: ({ person, role }) => ({ person, role }) },
  'tournament.role-revoked': { audience: 'staff', data: ({ person, role }) => ({ person, role }) },
  'tournament.seal-requested': { audience: 'public', data: ({ kind }) => ({ kind }) },
  'tournament.sealed': { audience: 'public', data: ({ kind, request, hash }) => ({ kind, request, hash }) },
  'tournament.text-erased': { audience: 'staff', data: ({ text }) => ({ text }) },
};

/** A journal row as it is written. */
interface JournalRow {
  readonly position: number;
  readonly time: number;
  readonly type: string;
  readonly actor: string;
  readonly audience: JournalAudience;
  readonly data: Json;
  readonly staff_data: Json;
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
    staff_data: entry.staffData?.(payload) ?? null,
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
               (tournament, generation, position, time, type, actor, audience, data, staff_data)
             select $1, $2, position, time, type, actor, audience, data, nullif(staff_data, 'null')
             from jsonb_to_recordset($3) as row
               (position bigint, time bigint, type text, actor text, audience text, data jsonb, staff_data jsonb)`,
      values: [tournament, generation, JSON.stringify(lines.map(rowOf))],
    });
  },
};
