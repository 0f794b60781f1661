import type { INestApplication } from '@nestjs/common';
import pg from 'pg';
import { Registry } from 'prom-client';
import { KeptBackups, measureWhenRead } from '#platform';
import { projections } from '#projections';
import { ServerProcess } from '../platform/server-process.js';
import { EventStreams } from '../streams/event-streams.js';

/** Measures what a process has and how far it is, as its roles say; what it does is counted where it does it. */
export function measure(application: INestApplication): void {
  const registry = application.get<Registry>(Registry);
  const pool = application.get(pg.Pool);
  const { roles } = application.get(ServerProcess).configuration;
  measurePool(registry, pool);
  if (roles.has('projector')) measureLag(registry, pool);
  if (roles.has('worker')) measureOwedJobs(registry, pool);
  if (roles.has('api')) {
    const streams = application.get(EventStreams);
    measureWhenRead(registry, { name: 'tirage_streams', help: 'Live streams that are open' }, () => [
      { value: streams.count },
    ]);
    measureBackups(registry, application.get(KeptBackups));
  }
}

function measurePool(registry: Registry, pool: pg.Pool): void {
  measureWhenRead(
    registry,
    { name: 'tirage_database_connections', help: 'Connections to PostgreSQL, by state', labels: ['state'] },
    () => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'waited-for' }, value: pool.waitingCount },
    ],
  );
  measureWhenRead(
    registry,
    { name: 'tirage_database_up', help: '1 while PostgreSQL answers, 0 while it does not' },
    async () => [
      {
        value: await pool.query('select 1').then(
          () => 1,
          () => 0,
        ),
      },
    ],
  );
}

/** How many journal entries the projections still have to read, over all tournaments. */
function measureLag(registry: Registry, pool: pg.Pool): void {
  measureWhenRead(
    registry,
    {
      name: 'tirage_projection_lag_entries',
      help: 'Journal entries that a projection has not read yet, over all tournaments',
      labels: ['projection'],
    },
    async () => {
      const { rows } = await pool.query<{ projection: string; behind: string }>(
        `select p.projection, coalesce(sum(b.position - coalesce(c.position, 0)), 0) as behind
         from ledger.book b cross join unnest($1::text[]) as p (projection)
         left join projections.live l on (l.tournament, l.projection) = (b.tournament, p.projection)
         left join projections.checkpoint c
           on (c.tournament, c.projection, c.generation) = (l.tournament, l.projection, l.generation)
         group by p.projection`,
        [projections.map(({ name }) => name)],
      );
      return rows.map(({ projection, behind }) => ({ labels: { projection }, value: Number(behind) }));
    },
  );
}

/** For how long the jobs that are pending in the journals have been, those that wait for their time too. */
function measureOwedJobs(registry: Registry, pool: pg.Pool): void {
  measureWhenRead(
    registry,
    {
      name: 'tirage_owed_job_age_seconds',
      help: 'Age of the oldest pending job of a queue, also of one that waits for its time',
      labels: ['queue'],
    },
    async () => {
      const { rows } = await pool.query<{ queue: string; oldest: string }>(
        `select j.queue, min(l.time) as oldest from projections.owed_job j
         join ledger.line l on (l.tournament, l.position) = (j.tournament, j.position) group by j.queue`,
      );
      const now = Date.now() / 1_000;
      return rows.map(({ queue, oldest }) => ({
        labels: { queue },
        value: now - Number(oldest) / 1_000_000,
      }));
    },
  );
}

function measureBackups(registry: Registry, backups: KeptBackups): void {
  measureWhenRead(
    registry,
    { name: 'tirage_last_backup_timestamp_seconds', help: 'When the newest backup in the home was made' },
    async () => {
      const [newest] = await backups.list();
      return newest ? [{ value: Date.parse(newest.made) / 1_000 }] : [];
    },
  );
}
