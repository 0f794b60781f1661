import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { root } from '../root.mjs';

/**
 * The licences of the packages that run, one after the other, as they ask for it where they are shipped. Those that are
 * bundled into the programs have no folder of their own there.
 * @returns {string}
 */
export function licences() {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !link,
    )
    .filter(([path]) => existsSync(root + path))
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return `${name} ${version} (${license ?? 'see below'})\n\n${textOf(path)}`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function textOf(path) {
  const files = readdirSync(root + path).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return files.map((name) => readFileSync(`${root}${path}/${name}`, 'utf8').trim()).join('\n\n') + '\n';
}
