import { statfs } from 'node:fs/promises';
import { Controller, Get, Param, Delete, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import { PrismaClient, programVersion } from '#platform';
import { QUEUE_NAMES, QueueStorageUnreachable, type QueueName, type Queues } from '#queues';
import { Access } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';
import { OpenedQueues } from '../queues/opened-queues.js';

const FAILED_LISTED = 50;
const PENDING_LISTED = 100;

/** Background jobs, and the machine that they run on. */
@ApiTags('Installation')
@Controller('api/installation/work')
export class WorkController {
  constructor(
    private readonly process: ServerProcess,
    private readonly prisma: PrismaClient,
    private readonly queues: OpenedQueues,
  ) {}

  @Get()
  @Access('administers')
  @ApiOperation({
    summary: 'Background jobs: queues, pending and failed jobs, and the machine',
    operationId: 'work',
  })
  async work() {
    const [queues, owed, machine] = await Promise.all([this.#queues(), this.#pending(), this.#machine()]);
    return {
      /** Null while the storage of the queues does not answer. */
      queues,
      owed,
      machine,
    };
  }

  @Post('queues/:queue/jobs/:job/retry')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Retry a failed job', operationId: 'retryJob' })
  async retry(@Param('queue') queue: string, @Param('job') job: string): Promise<void> {
    const queues = await this.queues.open();
    if (!(await queues.retry(nameOf(queue), job))) throw new Problem('job.unknown');
  }

  @Delete('queues/:queue/jobs/:job')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Delete a failed job. If it is still needed, it comes back',
    operationId: 'discardJob',
  })
  async discard(@Param('queue') queue: string, @Param('job') job: string): Promise<void> {
    const queues = await this.queues.open();
    const name = nameOf(queue);
    if (!(await queues.endOf(name, job)) || !(await queues.remove(name, job)))
      throw new Problem('job.unknown');
  }

  async #queues() {
    try {
      return await this.#inQueues(await this.queues.open());
    } catch (error) {
      if (error instanceof QueueStorageUnreachable) return null;
      throw error;
    }
  }

  async #inQueues(queues: Queues) {
    const counts = await queues.counts();
    return Promise.all(
      QUEUE_NAMES.map(async (queue) => {
        const failed = counts[queue].failed === 0 ? [] : await queues.failed(queue, FAILED_LISTED);
        return {
          queue,
          ...counts[queue],
          workers: await queues.workers(queue),
          failures: failed.map(({ data: _data, ...job }) => job),
        };
      }),
    );
  }

  /** Pending jobs by tournament and kind. */
  async #pending() {
    const { prisma } = this;
    const groups = await prisma.pendingJobView.groupBy({
      by: ['tournament', 'name'],
      _count: true,
      orderBy: [{ _count: { id: 'desc' } }, { tournament: 'asc' }, { name: 'asc' }],
      take: PENDING_LISTED,
    });
    const named = await prisma.tournamentView.findMany({
      where: { tournament: { in: groups.map(({ tournament }) => tournament) } },
      select: { tournament: true, name: true },
    });
    const titles = new Map(named.map(({ tournament, name }) => [tournament, name]));
    return groups
      .map(({ tournament, name: job, _count: jobs }) => ({
        tournament,
        title: titles.get(tournament) ?? null,
        job,
        jobs,
      }))
      .toSorted((one, other) => other.jobs - one.jobs || inOrder(one, other));
  }

  async #machine() {
    const { prisma, queues } = this;
    const { configuration } = this.process;
    const [database] = await prisma.$queryRaw<{ bytes: bigint; version: string }[]>`
      SELECT pg_database_size(current_database()) AS bytes, current_setting('server_version') AS version`;
    const disk = await statfs(configuration.home).catch(() => undefined);
    return {
      version: programVersion(),
      node: process.versions.node,
      postgres: database!.version,
      embedded: configuration.databaseUrl === undefined,
      queueStorage: queues.storage.kind,
      roles: [...configuration.roles],
      /** Seconds since this process started. */
      uptime: Math.round(process.uptime()),
      databaseBytes: Number(database!.bytes),
      /** Of the disk that holds the home; null where there is no home. */
      disk: disk ? { free: disk.bavail * disk.bsize, all: disk.blocks * disk.bsize } : null,
    };
  }
}

/** By title, those without one last, and by kind. */
function inOrder(
  one: { readonly title: string | null; readonly job: string },
  other: { readonly title: string | null; readonly job: string },
): number {
  const [here, there] = [one, other].map(({ title, job }) => `${title === null ? 1 : 0}${title}\0${job}`);
  return here! < there! ? -1 : Number(here! > there!);
}

function nameOf(queue: string): QueueName {
  const name = QUEUE_NAMES.find((each) => each === queue);
  if (!name) throw new Problem('job.unknown');
  return name;
}
