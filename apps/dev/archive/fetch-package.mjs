import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../root.mjs';
import { run, runNpm } from '../run.mjs';

/**
 * Puts a package from the npm registry into a folder, whatever system it is for.
 * @param {{ name: string, version: string, integrity: string }} wanted with the content that it must have
 * @param {string} folder
 */
export async function fetchPackage({ name, version, integrity }, folder) {
  const place = mkdtempSync(join(tmpdir(), 'tirage-package-'));
  try {
    const pack = ['pack', `${name}@${version}`, '--pack-destination', place, '--loglevel=error'];
    const { code, output } = await runNpm(pack);
    const [file] = readdirSync(place);
    if (code !== 0 || file === undefined)
      throw new Refusal(`The package ${name} ${version} could not be fetched: ${output.trim()}`);
    const packed = readFileSync(join(place, file));
    if (`sha512-${createHash('sha512').update(packed).digest('base64')}` !== integrity)
      throw new Refusal(`The package ${name} ${version} is not the one that was expected.`);
    mkdirSync(folder, { recursive: true });
    await tar(['-xzf', join(place, file), '-C', folder, '--strip-components=1', '--no-same-owner']);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Runs the system's tar. */
export async function tar(args) {
  const { code, output } = await run('tar', args);
  if (code !== 0) throw new Refusal(`The archive could not be read or written: ${output.trim()}`);
}
