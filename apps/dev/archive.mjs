import './require-node.mjs';
import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { FILES_TO_OPEN, fileToOpen } from './archive/files-to-open.mjs';
import { fetchPackage, tar } from './archive/fetch-package.mjs';
import { licences } from './archive/licences.mjs';
import { nativePackages, removeForeign } from './archive/native-packages.mjs';
import { NODE_VERSION, SYSTEMS } from './archive/systems.mjs';
import { assemble } from './image.mjs';
import { isProgram, main, Refusal, root } from './root.mjs';

/** What nobody needs who runs PostgreSQL alone. */
const UNUSED = /\.a$|[/\\]pkgconfig$/;

/**
 * Makes the archive that people unpack and start with a double click: the program, its PostgreSQL and Node, for one system.
 * It is made on any system, of a project that is built.
 * @param {string} system one of SYSTEMS
 * @param {string} into the folder that it is put into
 * @returns {Promise<string>} its path
 */
export async function makeArchive(system, into) {
  const how = SYSTEMS[system];
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const name = `Tirage-${version}-${system}`;
  const making = mkdtempSync(join(tmpdir(), 'tirage-archive-'));
  try {
    const folder = join(making, name);
    await fill(folder, system);
    mkdirSync(into, { recursive: true });
    const path = join(into, `${name}.${how.os === 'win32' ? 'zip' : 'tar.gz'}`);
    if (how.os === 'win32') await zip(making, path);
    else await tar(['-czf', path, '-C', making, name]);
    return path;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

async function fill(folder, system) {
  const how = SYSTEMS[system];
  const program = join(folder, 'program');
  mkdirSync(program, { recursive: true });
  assemble(program, { database: true });
  removeForeign(program, how);
  const there = (name) => existsSync(join(program, 'node_modules', name));
  for (const wanted of nativePackages(program, how))
    // oxlint-disable-next-line no-await-in-loop -- npm fetches one after the other
    if (!there(wanted.name)) await fetchPackage(wanted, join(program, 'node_modules', wanted.name));
  for (const path of readdirSync(program, { recursive: true, encoding: 'utf8' }))
    if (UNUSED.test(path)) rmSync(join(program, path), { recursive: true, force: true });
  writeFileSync(join(program, 'LICENCES'), licences());
  await addNode(program, how);
  for (const [title, word] of Object.entries(FILES_TO_OPEN)) {
    const path = join(folder, `${title}.${how.ending}`);
    writeFileSync(path, fileToOpen(system, how, word));
    chmodSync(path, 0o755);
  }
}

async function addNode(program, { node, integrity, os }) {
  const fetched = join(program, 'fetched');
  const binary = os === 'win32' ? 'node.exe' : 'node';
  await fetchPackage({ name: node, version: NODE_VERSION, integrity }, fetched);
  cpSync(join(fetched, 'bin', binary), join(program, binary));
  chmodSync(join(program, binary), 0o755);
  // The package for Windows has no licence: it is that of every system.
  if (!existsSync(join(fetched, 'LICENSE'))) {
    const { node: name, integrity: same } = SYSTEMS['linux-x64'];
    await fetchPackage({ name, version: NODE_VERSION, integrity: same }, fetched);
  }
  cpSync(join(fetched, 'LICENSE'), join(program, 'LICENSE.node'));
  rmSync(fetched, { recursive: true });
}

async function zip(folder, path) {
  const { zipped } = await import('../../dist/apps/server/src/site/zip.js');
  await pipeline(zipped(filesOf(folder)), createWriteStream(path));
}

async function* filesOf(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const full = join(folder, path);
    if (!statSync(full).isFile()) continue;
    yield { path: relative(folder, full).split(sep).join('/'), content: readFileSync(full) };
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { values } = parseArgs({ options: { for: { type: 'string' }, to: { type: 'string' } } });
    const system = values.for ?? `${process.platform}-${process.arch}`;
    if (!(system in SYSTEMS))
      throw new Refusal(`Name the system with --for: ${Object.keys(SYSTEMS).join(', ')}.`);
    const [{ install }, { build }] = await Promise.all([import('./install.mjs'), import('./build.mjs')]);
    await install();
    await build();
    const path = await makeArchive(system, resolve(values.to ?? `${root}dist/archives`));
    process.stdout.write(`${path}: ${Math.round(statSync(path).size / 1e6)} MB\n`);
  });
}
