import type { PrismaClient } from '#platform';
import type { PendingJob, PendingJobs, QueueName } from '#queues';
import type { Advances } from '../running/waiting.js';
import { play } from '../play/projection/play.js';

/** Reads the pending jobs for filling the queues, from the rows of the live generation. */
export class PendingReading implements PendingJobs {
  readonly #prisma: Pick<PrismaClient, 'pendingJobView'>;
  readonly #advances: Advances;

  constructor(options: { prisma: Pick<PrismaClient, 'pendingJobView'>; advances: Advances }) {
    this.#prisma = options.prisma;
    this.#advances = options.advances;
  }

  async page(after: string | undefined, limit: number): Promise<{ jobs: PendingJob[]; next?: string }> {
    const [tournament, id] = after?.split(' ') ?? [];
    const rows = await this.#prisma.pendingJobView.findMany({
      where: tournament ? { OR: [{ tournament: { gt: tournament } }, { tournament, id: { gt: id! } }] } : {},
      orderBy: [{ tournament: 'asc' }, { id: 'asc' }],
      take: limit,
    });
    const jobs = rows.map((row) => ({
      id: row.id,
      queue: row.queue as QueueName,
      name: row.name,
      data: row.data,
      tournament: row.tournament,
      position: Number(row.position),
    }));
    const last = jobs.length === limit ? jobs.at(-1) : undefined;
    return { jobs, ...(last ? { next: `${last.tournament} ${last.id}` } : {}) };
  }

  onChange(listener: () => void): () => void {
    return this.#advances.listenChanges(play.name, listener);
  }
}
