import { Injectable } from '@nestjs/common';
import { Access, AccessRefused } from '#access';
import { KeptBackups, PrismaClient, restore } from '#platform';
import { emptyQueueStorage } from '#queues';
import { ServerProcess } from '../platform/server-process.js';
import { OpenedQueues } from '../queues/opened-queues.js';
import { makeBackup } from './daily-backups.js';

/** Restores backups that are kept. */
@Injectable()
export class Restoring {
  constructor(
    private readonly process: ServerProcess,
    private readonly prisma: PrismaClient,
    private readonly access: Access,
    private readonly backups: KeptBackups,
    private readonly queues: OpenedQueues,
  ) {}

  /**
   * Puts a kept backup in the place of everything, while the server runs. What is there before is backed up first. Whose
   * data were erased after the backup was made, those are erased again.
   *
   * @throws BackupRefused when this version cannot restore it; then everything is as it was
   */
  async restore(path: string): Promise<{ readonly keptBefore: string }> {
    const { prisma, backups } = this;
    const erased = await prisma.erasure.findMany();
    const before = await makeBackup({ prisma, backups }, 'before-restore');
    await restore(this.process.connectionString, path, {
      replace: true,
      emptyQueues: () => emptyQueueStorage(this.queues.storage),
    });
    for (const erasure of erased) {
      await this.access.erasures.erase(erasure.id, erasure.erasedBy).catch((error: unknown) => {
        if (!(error instanceof AccessRefused)) throw error;
      });
      await prisma.erasure.createMany({ data: erasure, skipDuplicates: true });
    }
    return { keptBefore: before.name };
  }
}
