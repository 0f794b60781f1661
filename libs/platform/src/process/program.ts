import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';

/**
 * Whether programs are started from the build: wherever this is built itself, and in `npm test`, which says with
 * `TIRAGE_BUILT` that it has just built the sources that run.
 */
function isBuilt(): boolean {
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

/** The version of the program, as package.json has it. */
export function programVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string })
    .version;
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

/** How a worker thread is started. */
export interface ThreadProgram {
  readonly url: URL;
  /** Left out where Node starts it as it started this process. */
  readonly execArgv?: string[];
}

/**
 * The program of a thread, which lies beside the module that starts it under the name that the build, the compiler or its
 * author gives it.
 *
 * @param name without the ending
 * @param beside `import.meta.url` of that module
 * @throws Error when it is not there
 */
export function threadProgram(name: string, beside: string): ThreadProgram {
  const found = ['mjs', 'js', 'ts']
    .map((ending) => new URL(`${name}.${ending}`, beside))
    .find((url) => existsSync(url));
  if (!found) throw new Error(`The program of the thread ${name} is missing: build the server again.`);
  if (!found.pathname.endsWith('.ts')) return { url: found };
  if (isBuilt()) return { url: pathToFileURL(join(projectRoot(), `dist/programs/${name}.mjs`)) };
  return { url: found, execArgv: ['--import', join(projectRoot(), 'apps/dev/typescript.mjs')] };
}

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
