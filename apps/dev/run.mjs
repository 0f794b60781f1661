import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the top folder and resolves with its exit code and, unless its output is shown, what it wrote.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, shell?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = {}, show = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The same for a JavaScript program of a package, by its path below node_modules. */
export function runPackage(path, args, options) {
  return run(process.execPath, [`${root}node_modules/${path}`, ...args], options);
}

/** The same for npm: the one that started this program, if one did. */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
