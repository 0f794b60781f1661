import { open } from 'node:fs/promises';

/** Resolves when a file's content, or the names in a folder, lie on the disk and not only on their way there. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows does not sync folders, nor files that are open for reading.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}
