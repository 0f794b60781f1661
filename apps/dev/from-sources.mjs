import { spawn } from 'node:child_process';
import { generate } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * Runs a TypeScript program of the project from its sources, which need no build, and takes over its exit code.
 *
 * @param {string} program its path from the top folder
 * @param {readonly string[]} words its arguments
 * @param {{ cwd?: string }} options where it runs
 */
export async function runFromSources(program, words, { cwd = root } = {}) {
  await install();
  await generate();
  const hooks = new URL('typescript.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', hooks, root + program, ...words], {
    cwd,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
