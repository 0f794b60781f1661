import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Beside the packages, which a program finds from where it lies. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/**
 * Puts a program and our own libraries into one file. A process that measures one reading then begins at once, and has no
 * more in memory than what it measures with.
 *
 * @returns where the program lies, and what removes it
 */
export async function bundled(program: string): Promise<{ readonly file: string; remove(): void }> {
  const folder = join(CACHE, `bench-${process.pid}`);
  const bundle = await rolldown({
    input: { program },
    platform: 'node',
    external: (id) => !/^[#.]/.test(id) && !isAbsolute(id),
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await bundle.close();
  return {
    file: join(folder, 'program.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
