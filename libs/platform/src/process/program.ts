import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/**
 * Whether programs are started from the build: wherever this is built itself, and in `npm test`, which says with
 * `TIRAGE_BUILT` that it has just built the sources that run.
 */
export function isBuilt(): boolean {
  return Boolean(process.env['TIRAGE_BUILT']) || !import.meta.url.endsWith('.ts');
}

/**
 * A program of the project as Node takes it on its command line.
 *
 * @param program where it lies below the top folder, built and as its source
 */
export function nodeProgram({ built, source }: { built: string; source: string }): string[] {
  const inProject = (path: string) => join(projectRoot(), path);
  return isBuilt()
    ? [inProject(built)]
    : ['--import', inProject('apps/dev/typescript.mjs'), inProject(source)];
}

/** The server's program as Node takes it on its command line. */
export function serverProgram(): string[] {
  return nodeProgram({ built: 'dist/programs/server.mjs', source: 'apps/server/src/main.ts' });
}

/** Of the program that runs, which stays as it is. */
let digest: string | undefined;

/**
 * What tells this program from every other build of it, in 64 hexadecimal digits: by the files of the build, or, where
 * there is none, by its version.
 */
export function programDigest(): string {
  return (digest ??= madeDigest());
}

function madeDigest(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot(), 'package.json')));
  const built = join(projectRoot(), 'dist', 'programs');
  const files = isBuilt() ? readdirSync(built).filter((name) => name.endsWith('.mjs')) : [];
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(built, name)));
  return hash.digest('hex');
}
