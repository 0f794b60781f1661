import type { PendingJob } from '#queues';
import type { RowWriter } from '../projection/projection.js';

/** Writes what has become pending, and removes what no longer is. */
export async function writePendingJobs(
  { client, tournament, generation }: RowWriter,
  was: ReadonlyMap<string, PendingJob>,
  is: ReadonlyMap<string, PendingJob>,
): Promise<void> {
  const done = [...was.keys()].filter((id) => !is.has(id));
  const added = [...is.values()].filter(({ id }) => !was.has(id));
  if (done.length > 0) {
    await client.query({
      name: 'pending-jobs-done',
      text: 'delete from projections.owed_job_row where tournament = $1 and generation = $2 and id = any($3)',
      values: [tournament, generation, done],
    });
  }
  if (added.length > 0) {
    await client.query({
      name: 'pending-jobs-added',
      text: `insert into projections.owed_job_row (tournament, generation, id, queue, name, data, position)
             select $1, $2, id, queue, name, data, position
             from jsonb_to_recordset($3) as row (id text, queue text, name text, data jsonb, position bigint)`,
      values: [tournament, generation, JSON.stringify(added)],
    });
  }
}
