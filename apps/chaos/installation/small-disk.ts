import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const LARGEST_PIECE = 1024 * 1024;

/** A folder on a small disk of its own, which can be filled. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Mounts one in the memory, where this account may; else there is none. */
  static mount(folder: string, megabytes: number): SmallDisk | undefined {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      const size = `size=${megabytes}m,mode=700`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
      return new SmallDisk(folder);
    } catch {
      return undefined;
    }
  }

  /** Takes all room that there is. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (let size = LARGEST_PIECE; size > 0;) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- piece after piece
          await file.write(Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          size = Math.floor(size / 2);
        }
      }
    } finally {
      await file.close();
    }
  }

  /** Gives the room back. */
  async clear(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
