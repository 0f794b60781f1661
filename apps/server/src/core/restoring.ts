import { AccessRefused } from '#access';
import { restore } from '#platform';
import { emptyQueueStorage } from '#queues';
import type { Core } from './core.js';
import { makeBackup } from './daily-backups.js';

/**
 * Puts a kept backup in the place of everything, while the server runs. What is there before is backed up first. Whose
 * data were erased after the backup was made, those are erased again.
 * @throws BackupRefused when this version cannot restore it; then everything is as it was
 */
export async function restoreKept(core: Core, path: string): Promise<{ readonly keptBefore: string }> {
  const { prisma, access, connectionString, queues } = core;
  const erased = await prisma.erasure.findMany();
  const before = await makeBackup(core, 'before-restore');
  await restore(connectionString, path, {
    replace: true,
    emptyQueues: () => emptyQueueStorage(queues.storage),
  });
  for (const erasure of erased) {
    await access.erasures.erase(erasure.id, erasure.erasedBy).catch((error: unknown) => {
      if (!(error instanceof AccessRefused)) throw error;
    });
    await prisma.erasure.createMany({ data: erasure, skipDuplicates: true });
  }
  return { keptBefore: before.name };
}
