import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Place } from './place.js';

/** A folder that this machine can write to: its own, or one that another machine shares. */
export class FolderPlace implements Place {
  readonly name: string;

  constructor(folder: string) {
    this.name = folder;
  }

  async read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.name, path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(path: string, content: Buffer): Promise<void> {
    const file = join(this.name, path);
    const coming = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(coming, content);
      await rename(coming, file);
    } catch (error) {
      await rm(coming, { force: true });
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.name, path), { force: true });
  }
}
