import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nodeProgram, projectRoot } from '../process/program.js';

/** What testing/home-process.ts says. */
export interface HomeProcessAnswer {
  readonly pid?: number;
  readonly postmaster?: number;
  readonly connectionString?: string;
  readonly refused?: string;
  readonly sentence?: string;
}

/** Runs a TypeScript file as a process in a process group of its own. */
export function startTypeScript(file: string, args: readonly string[]): ChildProcess {
  const loader = join(projectRoot(), 'apps', 'dev', 'typescript.mjs');
  return startNode(['--import', loader, file, ...args]);
}

function startNode(words: readonly string[]): ChildProcess {
  return spawn(process.execPath, words, {
    cwd: projectRoot(),
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A process that uses the home, once it is up or refused. */
export async function startHomeProcess(
  home: string,
): Promise<{ child: ChildProcess; answer: HomeProcessAnswer }> {
  const program = nodeProgram({
    built: 'dist/libs/platform/src/testing/home-process.js',
    source: 'libs/platform/src/testing/home-process.ts',
  });
  const child = startNode([...program, home]);
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, answer: JSON.parse(line) as HomeProcessAnswer };
}

/** Kills without a chance to clean up, and waits until it is over. */
export async function killHard(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  await over;
}
