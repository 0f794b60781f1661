import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json, prisma/ and dist/, from the source as from the build. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'prisma', 'schema.prisma'))) {
    if (folder === dirname(folder))
      throw new Error('The folder prisma is missing: install the project again.');
    folder = dirname(folder);
  }
  return folder;
}
