import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backup } from './backup.js';
import { programVersion } from '../process/program.js';
import { describeBackup, type BackupDescription } from './backup-file.js';
import { BackupRefused } from './stored-tables.js';
import { checkBackup } from './restore.js';

/** Why a backup lies in the folder. */
const BACKUP_KINDS = ['by-hand', 'daily', 'before-restore', 'before-update', 'brought'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** A backup in the folder. */
export interface KeptBackup {
  /** Its name in the folder. */
  readonly name: string;
  readonly kind: BackupKind;
  /** ISO text. */
  readonly made: string;
  readonly bytes: number;
}

const NAME = new RegExp(
  `^(${BACKUP_KINDS.join('|')})(?:-to-[\\w.]+)?-(\\d{4}-\\d{2}-\\d{2}T\\d{2}-\\d{2}-\\d{2}Z)\\.backup$`,
);

function nameOf(kind: BackupKind, at: Date): string {
  const version = kind === 'before-update' ? `-to-${programVersion()}` : '';
  return `${kind}${version}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** The backups in a folder of the home. Only its owner may look into it: every key is in them. */
export class KeptBackups {
  readonly folder: string;
  readonly #connectionString: string;

  constructor(home: string, connectionString: string) {
    this.folder = join(home, 'backups');
    this.#connectionString = connectionString;
  }

  /** The backups that lie there, the newest first. */
  async list(): Promise<KeptBackup[]> {
    const names = await readdir(this.folder).catch(() => []);
    const found = await Promise.all(names.map((name) => this.#look(name)));
    return found.filter((each) => each !== undefined).sort((a, b) => (a.made < b.made ? 1 : -1));
  }

  /**
   * Makes a backup of the present state.
   * @throws BackupRefused in one sentence
   */
  async make(kind: BackupKind, at: Date = new Date(), signal?: AbortSignal): Promise<KeptBackup> {
    const name = nameOf(kind, at);
    await this.#prepare();
    await backup(this.#connectionString, join(this.folder, name), signal);
    return (await this.#look(name))!;
  }

  /**
   * Makes a backup that is gone when it was used.
   * @throws BackupRefused in one sentence
   */
  async inPassing<T>(use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#prepare();
    // Always the same: what a process leaves that is killed, the next one takes away.
    const path = join(this.folder, 'in-passing.backup');
    try {
      await backup(this.#connectionString, path, signal);
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /**
   * Takes in a backup that was made elsewhere; what is none, or of a newer version, is not kept.
   * @throws BackupRefused in one sentence
   */
  async bring(content: Readable, at: Date = new Date()): Promise<KeptBackup> {
    const name = nameOf('brought', at);
    const path = join(this.folder, name);
    await this.#prepare();
    const coming = `${path}.coming`;
    try {
      await pipeline(content, createWriteStream(coming, { flags: 'wx', mode: 0o600 }));
      await checkBackup(coming);
      await rename(coming, path);
    } catch (error) {
      await rm(coming, { force: true });
      throw error;
    }
    return (await this.#look(name))!;
  }

  /** The path of a backup by its name; undefined when none of this name lies there. */
  async pathOf(name: string): Promise<string | undefined> {
    return (await this.#look(name)) && join(this.folder, name);
  }

  /** What is in a backup. @throws BackupRefused in one sentence */
  async describe(name: string): Promise<BackupDescription | undefined> {
    const path = await this.pathOf(name);
    return path === undefined ? undefined : describeBackup(path);
  }

  async remove(name: string): Promise<boolean> {
    const path = await this.pathOf(name);
    if (path === undefined) return false;
    await rm(path, { force: true });
    return true;
  }

  /** Removes the daily backups but the newest ones. */
  async prune(keep: number): Promise<void> {
    const daily = (await this.list()).filter(({ kind }) => kind === 'daily');
    await Promise.all(daily.slice(keep).map(({ name }) => this.remove(name)));
  }

  async #prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
      throw new BackupRefused(`The folder ${this.folder} cannot be created (${cause.code}).`, {
        cause,
        code: 'backup.not-writable',
      });
    });
  }

  async #look(name: string): Promise<KeptBackup | undefined> {
    const [, kind, at] = NAME.exec(name) ?? [];
    if (kind === undefined || at === undefined) return undefined;
    const found = await stat(join(this.folder, name)).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const made = at.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z');
    return { name, kind: kind as BackupKind, made, bytes: found.size };
  }
}
