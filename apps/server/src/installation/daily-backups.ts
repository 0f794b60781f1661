import { randomUUID } from 'node:crypto';
import {
  BackupRefused,
  machineZone,
  takeTurn,
  type BackupKind,
  type InstallationSettings,
  type KeptBackup,
  type KeptBackups,
  type PrismaClient,
} from '#platform';
import { ScheduledWork } from '#queues';
import type { Logger } from 'pino';
import type { OpenedQueues } from '../queues/opened-queues.js';

const MINUTE = 60_000;
/** A failed one is tried again after an hour; one that was begun and never ended counts as failed then. */
const AGAIN_MS = 60 * MINUTE;

/** What the backups of a day are made with. */
interface BackupParts {
  readonly prisma: PrismaClient;
  readonly backups: KeptBackups;
  readonly settings: InstallationSettings;
  readonly log: Logger;
}

/** A backup that was asked for and how it ended. */
export interface BackupRun {
  readonly kind: BackupKind;
  readonly began: Date;
  readonly ended: Date | null;
  /** A stable code; null: it did not fail. */
  readonly failure: string | null;
}

/** The last moment at which a day's backup became due. @param hour of the venue's day */
export function lastDue(now: Date, hour: number, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric' })
    .formatToParts(now)
    .map(({ value }) => value);
  const [hours, , minutes] = parts.map(Number) as [number, number, number];
  const since = (((hours - hour + 24) % 24) * 60 + minutes) * MINUTE;
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE - since);
}

/**
 * Makes a backup and writes down how it ended.
 *
 * @param run what has been written down of it already
 * @throws BackupRefused as the backup does
 */
export async function makeBackup(
  { prisma, backups }: Pick<BackupParts, 'prisma' | 'backups'>,
  kind: BackupKind,
  run: { readonly id: string; readonly began: Date } = { id: randomUUID(), began: new Date() },
): Promise<KeptBackup> {
  const { id, began } = run;
  await prisma.backupRun.createMany({ data: { id, kind, beganAt: began }, skipDuplicates: true });
  const end = (file: string | null, failure: string | null) =>
    prisma.backupRun.updateMany({ where: { id }, data: { endedAt: new Date(), file, failure } });
  try {
    const made = await backups.make(kind, began);
    await end(made.name, null);
    return made;
  } catch (error) {
    await end(null, error instanceof BackupRefused ? error.code : 'backup.refused');
    throw error;
  }
}

/** The last backup that was asked for, and the last one that the clock has made. */
export async function lastBackups(prisma: PrismaClient): Promise<{ last?: BackupRun; daily?: BackupRun }> {
  const read = async (where: { readonly kind?: BackupKind }): Promise<BackupRun | undefined> => {
    const run = await prisma.backupRun.findFirst({ where, orderBy: { beganAt: 'desc' } });
    if (!run) return undefined;
    const { kind, beganAt: began, endedAt: ended, failure } = run;
    return { kind: kind as BackupKind, began, ended, failure };
  };
  const [last, daily] = await Promise.all([read({}), read({ kind: 'daily' })]);
  return { ...(last && { last }), ...(daily && { daily }) };
}

/** Makes the backup of the day when it is due; of several processes one does. */
export async function backUpWhenDue(
  parts: Omit<BackupParts, 'log'>,
  now: Date = new Date(),
): Promise<KeptBackup | undefined> {
  const { hour, keep } = await parts.settings.backupPlan();
  if (hour === null) return undefined;
  const { zone } = await parts.settings.appearance();
  const id = randomUUID();
  const claimed = await claim(parts.prisma, id, lastDue(now, hour, zone ?? machineZone()), now);
  if (!claimed) return undefined;
  const made = await makeBackup(parts, 'daily', { id, began: now });
  await parts.backups.prune(keep);
  return made;
}

/** Whether the backup that became due then is this process's to make. */
function claim(prisma: PrismaClient, id: string, due: Date, now: Date): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    await takeTurn(transaction, 'platform.backup');
    const again = new Date(now.getTime() - AGAIN_MS);
    const made = await transaction.backupRun.count({
      where: {
        kind: 'daily',
        OR: [{ beganAt: { gte: due }, file: { not: null } }, { beganAt: { gt: again } }],
      },
    });
    if (made > 0) return false;
    await transaction.backupRun.create({ data: { id, kind: 'daily', beganAt: now } });
    return true;
  });
}

/** Looks every minute whether a backup, or a copy elsewhere, is due; of several processes one does. */
export function backUpRegularly(
  parts: BackupParts,
  copyWhenDue: (signal: AbortSignal) => Promise<void>,
  { storage, reach }: Pick<OpenedQueues, 'storage' | 'reach'>,
): ScheduledWork {
  return new ScheduledWork({
    storage,
    reach,
    name: 'back-up-when-due',
    log: parts.log,
    run: async (signal) => {
      try {
        await backUpWhenDue(parts);
      } finally {
        await copyWhenDue(signal);
      }
    },
    failed: 'the backup that is due could not be made',
  });
}
