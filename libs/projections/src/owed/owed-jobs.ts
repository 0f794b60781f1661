import { owedJob, SEAL_BOOK } from '#queues';
import type { Json } from '#ledger';
import { unchanged, type Projection } from '../projection.js';

/** Jobs that the book asks for and that no line has completed yet, by their ids. */
type Owed = { readonly [id: string]: OwedJobRow };

type OwedJobRow = {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly data: Json;
  readonly tournament: string;
  readonly position: number;
};

function without(owed: Owed, id: string): Owed {
  const { [id]: _done, ...rest } = owed;
  return rest;
}

/** Work that the books ask for: requests less completions. Queues are filled from it and can be emptied at any time. */
export const owedJobs: Projection<Owed> = {
  name: 'owed-jobs',
  version: 1,
  initial: {},
  on: {
    'tournament.created': unchanged,
    'tournament.renamed': unchanged,
    'tournament.published': unchanged,
    'tournament.archived': unchanged,
    'tournament.role-granted': unchanged,
    'tournament.role-revoked': unchanged,
    'tournament.text-erased': unchanged,
    'tournament.seal-requested': (owed, { tournament, position }) => {
      const job = owedJob(SEAL_BOOK, { tournament, request: position }, tournament, position);
      return { ...owed, [job.id]: { ...job, data: job.data as Json } };
    },
    'tournament.sealed': (owed, { tournament, payload }) =>
      without(owed, SEAL_BOOK.id({ tournament, request: payload.request })),
  },
  tables: ['projections.owed_job_row'],
  async write({ client, tournament, generation }, { before, after }) {
    const done = Object.keys(before).filter((id) => !after[id]);
    const added = Object.values(after).filter((job) => !before[job.id]);
    if (done.length > 0) {
      await client.query({
        name: 'owed-jobs-done',
        text: 'delete from projections.owed_job_row where tournament = $1 and generation = $2 and id = any($3)',
        values: [tournament, generation, done],
      });
    }
    if (added.length > 0) {
      await client.query({
        name: 'owed-jobs-added',
        text: `insert into projections.owed_job_row (tournament, generation, id, queue, name, data, position)
               select $1, $2, id, queue, name, data, position
               from jsonb_to_recordset($3) as row (id text, queue text, name text, data jsonb, position bigint)`,
        values: [tournament, generation, JSON.stringify(added)],
      });
    }
  },
};
