import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { partUnderTest } from '../testing/server-under-test.js';
import { WorkController } from './work.controller.js';

it('counts the pending jobs of each tournament by kind, most first, and calls the tournaments by name', async () => {
  await using part = await partUnderTest([WorkController]);
  const pool = part.get(pg.Pool, { strict: false });
  const pend = async (tournament: string, jobs: Readonly<Record<string, number>>) => {
    await pool.query(
      `insert into projections.live (tournament, projection, generation) values ($1, 'play', 1)`,
      [tournament],
    );
    await pool.query(
      `insert into projections.owed_job_row (tournament, generation, id, queue, name, data, position)
       select $1, 1, job || n, 'publication', job, '{}', 1
         from json_each_text($2) wanted(job, jobs), generate_series(1, jobs::integer) n`,
      [tournament, JSON.stringify(jobs)],
    );
  };
  const called = async (name: string) => {
    const tournament = randomUUID();
    await pool.query(
      `with live as (insert into projections.live (tournament, projection, generation) values ($1, 'tournaments', 1))
       insert into projections.tournament_row (tournament, generation, name, status, published, created_at, position, seals)
       values ($1, 1, $2, 'draft', false, 1, 1, '[]')`,
      [tournament, name],
    );
    return tournament;
  };
  const [sunday, autumn, unknown] = [await called('Sunday'), await called('Autumn'), randomUUID()];
  await pend(sunday, { 'check-deal': 1, analyse: 3 });
  await pend(autumn, { 'check-deal': 1, analyse: 1 });
  await pend(unknown, { analyse: 1 });
  expect((await part.get(WorkController).work()).owed).toEqual([
    { tournament: sunday, title: 'Sunday', job: 'analyse', jobs: 3 },
    { tournament: autumn, title: 'Autumn', job: 'analyse', jobs: 1 },
    { tournament: autumn, title: 'Autumn', job: 'check-deal', jobs: 1 },
    { tournament: sunday, title: 'Sunday', job: 'check-deal', jobs: 1 },
    { tournament: unknown, title: null, job: 'analyse', jobs: 1 },
  ]);
});
