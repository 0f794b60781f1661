import { readFileSync } from 'node:fs';
import { isProgram, main, Refusal, root } from './root.mjs';
import { runNpm } from './run.mjs';
import { inTurn } from './turn.mjs';

/** Installs the packages when some are missing or not of the locked version: those that build are not those that run. */
export async function install() {
  if (isInstalled()) return;
  await inTurn(async () => {
    if (isInstalled()) return;
    process.stdout.write('Installing the packages, which takes a minute the first time.\n');
    // The locked list can lack the optional packages of a system that it was not written on: then npm ci refuses it.
    const exact = await npm('ci');
    const { code, output } = exact.code === 0 ? exact : await npm('install', '--no-save');
    if (code === 0) return;
    throw new Refusal(
      `The packages could not be installed (${reason(output)}): see that the npm registry can be reached and start again.`,
    );
  });
}

function isInstalled() {
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(locked).every(([path, { version, link, optional }]) => {
    return !path.startsWith('node_modules/') || link || optional || installed[path]?.version === version;
  });
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(root + path, 'utf8')).packages;
  } catch {
    return {};
  }
}

function npm(...args) {
  // Those that build too, whatever NODE_ENV says.
  return runNpm([
    ...args,
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

function reason(output) {
  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/code|log of this run/.test(line));
  return (lines[0] ?? output.trim().split('\n')[0] ?? 'npm gave no reason')
    .replace(/^npm error\s*/, '')
    .replace(/[.\s]*$/, '');
}

if (isProgram(import.meta.url)) await main(install);
