import { ProjectionRunner, projections } from '#projections';
import { Opened } from '../opened.js';
import { archiveClosedJournalsHourly } from './closed-journals.js';
import type { Core } from './core.js';
import { backUpDaily } from './daily-backups.js';
import { startWorker } from './worker.js';

/** Starts the work that goes on beside requests, by the roles of the process. @returns what ends it */
export async function startBackground(core: Core): Promise<{ stop(): Promise<void> }> {
  const { roles } = core.configuration;
  const opened = new Opened();
  const stop = () =>
    opened.close((error) => core.log.error({ err: error }, 'a part of the background did not stop cleanly'));
  try {
    if (roles.has('projector')) await opened.add(startProjector(core), (runner) => runner.stop());
    if (roles.has('worker')) {
      await startWorker(core, opened);
      await opened.add(Promise.resolve(archiveClosedJournalsHourly(core)), (work) => work.stop());
    }
    // In the process that also lists them: the folder is that of its home.
    if (roles.has('api')) await opened.add(Promise.resolve(backUpDaily(core)), (work) => work.stop());
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function startProjector(core: Core): Promise<ProjectionRunner> {
  const { pool, ledger, advances, log } = core;
  const runner = new ProjectionRunner({ projections, pool, ledger, advances, log });
  core.onRestored(() => runner.forget());
  await runner.start();
  return runner;
}
