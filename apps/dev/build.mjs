import './require-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { install } from './install.mjs';
import { isProgram, main, Refusal, root } from './root.mjs';
import { run, runPackage } from './run.mjs';
import { inTurn } from './turn.mjs';

const GENERATED = 'libs/platform/src/prisma/generated';
const STAMPS = 'dist/stamps.json';
const ANSWERS = 'dist/interface/answers.json';
const WEB = 'dist/web';
const HELP = 'dist/help';
const CLIENT = 'apps/web/src/api/generated/interface.ts';
const LIMITS = 'apps/web/src/api/generated/limits.ts';

/** What is built: from which files, how, and which file proves that it was; all of one round side by side. */
const parts = {
  prisma: {
    sources: () => [...named('prisma/schema.prisma', 'package-lock.json')],
    result: `${GENERATED}/client.ts`,
    make: generatePrisma,
  },
  limits: {
    sources: () => [...programs('libs'), ...filesIn('apps/dev/open-api'), ...named('package-lock.json')],
    result: LIMITS,
    make: () =>
      run(process.execPath, [
        '--import',
        './apps/dev/typescript.mjs',
        'apps/dev/open-api/write-limits.mjs',
        LIMITS,
      ]),
  },
  interface: {
    sources: () => [
      ...programs('apps/server/src', 'libs'),
      ...named('tsconfig.json', 'package-lock.json'),
      ...filesIn('apps/dev/open-api'),
    ],
    result: ANSWERS,
    make: () => run(process.execPath, ['apps/dev/open-api/write-answers.mjs', ANSWERS]),
  },
  server: {
    sources: () => [
      ...programs('apps/server/src', 'apps/cli/src', 'libs'),
      ...named('.swcrc', 'nest-cli.json', 'tsconfig.json', 'package-lock.json'),
      'apps/dev/rolldown.config.mjs',
    ],
    result: 'dist/programs/server.mjs',
    make: compile,
  },
  web: {
    // Of the generated client pages have nothing but types.
    sources: () => [
      ...filesIn('apps/web').filter((path) => path !== CLIENT),
      ...librariesOfPages(),
      ...named('package-lock.json'),
    ],
    result: `${WEB}/index.html`,
    make: bundle,
  },
  help: {
    sources: () => [
      ...filesIn('docs', 'apps/dev/help', 'apps/web/pictures').filter((path) => !path.endsWith('.spec.ts')),
      ...named('README.md', 'apps/web/src/theme/variables.css', 'package-lock.json'),
    ],
    result: `${HELP}/index.html`,
    make: () => run(process.execPath, ['apps/dev/help/build-help.mjs', HELP]),
  },
};

/** What only checks need: the types of the interface, by which pages ask it. */
const client = {
  sources: () => [ANSWERS, ...parts.interface.sources()],
  result: CLIENT,
  make: () => run(process.execPath, ['apps/dev/open-api/write-client.mjs', CLIENT]),
};

/** Builds what is out of date: the database client, the server, the pages and the help. */
export async function build() {
  if (outdated().length === 0) return;
  await inTurn(async () => {
    const names = outdated();
    if (names.length === 0) return;
    process.stdout.write(`Building: ${names.join(', ')}.\n`);
    // What is generated is a source of the server and of the pages, and the database client of the limits.
    for (const name of GENERATED_FIRST) if (names.includes(name)) await make(name);
    const rest = outdated();
    await Promise.all(rest.map((name) => make(name)));
  });
}

/** The parts that are sources of others. */
const GENERATED_FIRST = ['prisma', 'limits'];

/** Only the database client, which sources, checks and tests import. */
export async function generate() {
  if (!outdated().includes('prisma')) return;
  await inTurn(() => make('prisma'));
}

/** The database client, the types of the interface and the limits of fields, which are sources for the pages' types. */
export async function generateAll() {
  await generate();
  await inTurn(async () => {
    for (const name of ['interface', 'limits']) if (outdated().includes(name)) await make(name);
    if (isOutdated('client', client)) await make('client', client);
  });
}

function outdated() {
  return Object.keys(parts).filter((name) => exists(name) && isOutdated(name, parts[name]));
}

function isOutdated(name, { sources, result }) {
  return readStamps()[name] !== stampOf(sources()) || !existsSync(root + result);
}

/** The pages and the help may not be there in an image that only serves the interface. */
function exists(name) {
  const pages = ['apps/web/vite.config.ts'];
  const needed = { web: pages, limits: pages, help: ['docs', 'README.md', 'apps/web'] }[name] ?? [];
  return needed.every((path) => existsSync(root + path));
}

async function make(name, { sources, make: work, result } = parts[name]) {
  const stamp = stampOf(sources());
  const { code, output } = await work();
  if (code !== 0 || !existsSync(root + result)) {
    throw new Refusal(`The ${name} part could not be built:\n${output.trim()}`);
  }
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(root + STAMPS, JSON.stringify({ ...readStamps(), [name]: stamp }));
}

function generatePrisma() {
  // Any existing file keeps Prisma from downloading an engine that generating does not need.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  return runPackage('prisma/build/index.js', ['generate', '--no-hints'], { env });
}

async function compile() {
  removeOrphans('dist/apps');
  removeOrphans('dist/libs');
  const compiled = await runPackage('@nestjs/cli/bin/nest.js', ['build', 'server']);
  if (compiled.code !== 0) return compiled;
  return runPackage('rolldown/bin/cli.mjs', ['-c', 'apps/dev/rolldown.config.mjs', '--logLevel', 'warn']);
}

/** Beside the pages that are there, whose place they take when they are whole: a server may be giving those out. */
async function bundle() {
  const bundled = await runPackage('vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn']);
  if (bundled.code !== 0) return bundled;
  const before = `${root}${WEB}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(root + WEB)) renameSync(root + WEB, before);
  renameSync(`${root}${WEB}-next`, root + WEB);
  rmSync(before, { recursive: true, force: true });
  return bundled;
}

/** Outputs whose source has gone, so that nothing imports them by mistake. */
function removeOrphans(folder) {
  for (const path of filesIn(folder)) {
    const source = path.replace(/^dist\//, '').replace(/\.js(\.map)?$/, '.ts');
    if (source.endsWith('.spec.ts') || !existsSync(root + source)) rmSync(root + path);
  }
}

/** The files of the libraries that pages are made of: of those that they name, and that these name. */
function librariesOfPages() {
  const names = new Set();
  const follow = (folder) => {
    const sources = filesIn(folder).filter((path) => /(?<!\.spec)\.tsx?$/.test(path));
    for (const path of sources) {
      const named = readFileSync(root + path, 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*? from '#([\w-]+)'/gm,
      );
      for (const [, name] of named) {
        if (names.has(name)) continue;
        names.add(name);
        follow(`libs/${name}`);
      }
    }
  };
  follow('apps/web/src');
  return filesIn(...[...names].map((name) => `libs/${name}`));
}

function programs(...folders) {
  return filesIn(...folders).filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
}

function named(...paths) {
  return paths.filter((path) => existsSync(root + path));
}

function filesIn(...folders) {
  return folders.flatMap((folder) => {
    if (!existsSync(root + folder)) return [];
    return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : path;
    });
  });
}

/** By content, because a copy of the project has other times of change. */
function stampOf(paths) {
  const hash = createHash('sha1');
  for (const path of paths.toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(root + path))
      .update('\0');
  return hash.digest('hex');
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(root + STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    await install();
    await build();
  });
}
