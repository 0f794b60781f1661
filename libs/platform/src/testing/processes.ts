import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project-root.js';

/** What testing/home-process.ts says. */
export interface HomeProcessAnswer {
  readonly pid?: number;
  readonly postmaster?: number;
  readonly connectionString?: string;
  readonly refused?: string;
  readonly sentence?: string;
}

/** Runs a TypeScript file as a process in a process group of its own. */
export function startTypeScript(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const loader = join(projectRoot(), 'apps', 'dev', 'typescript.mjs');
  return spawn(process.execPath, ['--import', loader, file, ...args], {
    cwd: projectRoot(),
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A process that uses the home, once it is up or refused. */
export async function startHomeProcess(
  home: string,
): Promise<{ child: ChildProcess; answer: HomeProcessAnswer }> {
  const child = startTypeScript(fileURLToPath(new URL('home-process.ts', import.meta.url)), [home]);
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, answer: JSON.parse(line) as HomeProcessAnswer };
}

/** Kills without a chance to clean up, and waits until it is over. */
export async function killHard(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  await over;
}
