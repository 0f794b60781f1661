import { Injectable } from '@nestjs/common';
import { Ledger } from '#ledger';
import { InstallationSettings, KeptBackups, PrismaClient, type Configuration } from '#platform';
import { Advances, CurrentStates, play, ProjectionRunner, projections } from '#projections';
import { ScheduledWork } from '#queues';
import pg from 'pg';
import { Copies } from './copies/copies.js';
import { backUpRegularly } from './installation/daily-backups.js';
import { archiveClosedJournalsHourly } from './ledger/closed-journals.js';
import { Mails } from './mail/mails.js';
import { Opened } from './platform/opened.js';
import { ServerProcess } from './platform/server-process.js';
import { OpenedQueues } from './queues/opened-queues.js';
import { QueueWorkers } from './queues/worker.js';

/** The work that goes on beside requests. */
@Injectable()
export class Background {
  constructor(
    private readonly process: ServerProcess,
    private readonly pool: pg.Pool,
    private readonly prisma: PrismaClient,
    private readonly ledger: Ledger,
    private readonly advances: Advances,
    private readonly states: CurrentStates,
    private readonly settings: InstallationSettings,
    private readonly backups: KeptBackups,
    private readonly workers: QueueWorkers,
    private readonly queues: OpenedQueues,
    private readonly copies: Copies,
    private readonly mails: Mails,
  ) {}

  /**
   * Starts it, on an application that is ready for commands.
   *
   * @param roles which of it; left out: what the process is there for
   * @returns what ends it
   */
  async start(
    roles: Configuration['roles'] = this.process.configuration.roles,
  ): Promise<{ stop(): Promise<void> }> {
    const { log } = this.process;
    const { pool, prisma, ledger, settings, backups, queues, copies, mails } = this;
    const opened = new Opened();
    const stop = () =>
      opened.close((error) => log.error({ err: error }, 'a part of the background did not stop cleanly'));
    try {
      if (roles.has('projector')) await opened.add(this.#startProjector(), (runner) => runner.stop());
      if (roles.has('worker')) {
        await this.workers.start(opened);
        const archiving = archiveClosedJournalsHourly({ pool, ledger, log }, queues);
        await opened.add(Promise.resolve(archiving), (work) => work.stop());
        const { storage, reach } = queues;
        const mailing = new ScheduledWork({
          storage,
          reach,
          name: 'send-mail-when-due',
          log,
          run: (signal) => mails.sendWhenDue(signal),
          failed: 'mail that is due could not be sent',
        });
        await opened.add(Promise.resolve(mailing), (work) => work.stop());
      }
      // In the process that also lists them: the folder is that of its home.
      if (roles.has('api')) {
        const backingUp = backUpRegularly(
          { prisma, settings, backups, log },
          (signal) => copies.copyWhenDue(signal),
          queues,
        );
        await opened.add(Promise.resolve(backingUp), (work) => work.stop());
      }
    } catch (error) {
      await stop();
      throw error;
    }
    return { stop };
  }

  async #startProjector(): Promise<ProjectionRunner> {
    const { pool, ledger, advances, states } = this;
    const { log } = this.process;
    const current = { [play.name]: (tournament: string) => states.of(tournament) };
    const runner = new ProjectionRunner({ projections, pool, ledger, advances, log, current });
    ledger.onRestored(() => runner.forget());
    await runner.start();
    return runner;
  }
}
