import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileToRead } from './deal-files.js';

it('a long file tells after each piece how far it is, and in which reading', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tirage-files-'));
  try {
    const file = join(folder, 'long.pbn');
    await writeFile(file, Buffer.alloc(200_000, 'x'));
    const told: string[] = [];
    const read = fileToRead(file, 'en', ({ reading, read: done, of }) =>
      told.push(`${reading} ${done}/${of}`),
    );
    for (let reading = 1; reading <= 2; reading++) {
      let bytes = 0;
      // oxlint-disable-next-line no-await-in-loop -- one reading after the other
      for await (const piece of read()) bytes += piece.length;
      expect(bytes).toBe(200_000);
    }
    expect(told).toContain('1 200000/200000');
    expect(told.at(-1)).toBe('2 200000/200000');
    expect(told.length).toBeGreaterThan(3);
  } finally {
    await rm(folder, { recursive: true });
  }
});
