import { pendingJobs, writePendingJobs } from '../../pending/pending-jobs.js';
import type { Projection, RowWriter } from '../../projection/projection.js';
import { playHandlers } from '../fold/play-handlers.js';
import { participantsOf } from './participants.js';
import { NOTHING_PLAYED, type PlayState } from '../play-state.js';

/**
 * Everything about play. Its rows say who takes part in which tournament, and which jobs are pending; everything else is
 * read from its state.
 */
export const play: Projection<PlayState> = {
  name: 'play',
  version: 59,
  initial: NOTHING_PLAYED,
  on: playHandlers,
  remembered: 100,
  tables: ['projections.participant_row', 'projections.owed_job_row'],
  async write(rows, { before, after }) {
    const { tournament, position } = rows;
    await writePendingJobs(
      rows,
      pendingJobs(tournament, before, position),
      pendingJobs(tournament, after, position),
    );
    await writeParticipants(rows, before, after);
  },
};

async function writeParticipants(
  { client, tournament, generation }: RowWriter,
  before: PlayState,
  after: PlayState,
): Promise<void> {
  const earlier = participantsOf(before);
  const now = participantsOf(after, before);
  const gone = [...earlier.keys()].filter((person) => !now.has(person));
  const changed = [...now].filter(([person, shown]) => earlier.get(person) !== shown);
  if (gone.length > 0) {
    await client.query({
      name: 'participants-gone',
      text: `delete from projections.participant_row
             where tournament = $1 and generation = $2 and person = any ($3::text[])`,
      values: [tournament, generation, gone],
    });
  }
  if (changed.length === 0) return;
  await client.query({
    name: 'participants',
    text: `insert into projections.participant_row (tournament, generation, person, shown)
           select $1, $2, person, shown from unnest($3::text[], $4::boolean[]) as row (person, shown)
           on conflict (tournament, generation, person) do update set shown = excluded.shown`,
    values: [tournament, generation, changed.map(([person]) => person), changed.map(([, shown]) => shown)],
  });
}
