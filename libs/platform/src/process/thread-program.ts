import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './program.js';
import { projectRoot } from './project-root.js';

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
