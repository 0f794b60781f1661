import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '#platform';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

const { satisfies } = createRequire(import.meta.url)('semver') as {
  satisfies: (version: string, range: string) => boolean;
};
const read = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');
const { dependencies, engines } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  engines: { node: string };
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

/** The packages that run, by the place of each. */
const running = Object.entries(packages)
  .filter(
    ([path, { dev, devOptional, link }]) => path.startsWith('node_modules/') && !dev && !devOptional && !link,
  )
  .map(([path, locked]) => ({ ...locked, path, name: path.replace(/^.*node_modules\//, '') }));

/** What anybody may ship, of a licence that asks for no more than its text and the names. */
const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Zlib'];
/** Licences that were read, since their names say nothing or are none of those. */
const READ: Readonly<Record<string, string>> = {
  argparse: 'Python-2.0: asks for its text',
  buildcheck: 'MIT in its LICENSE',
  'cpu-features': 'MIT in its LICENSE',
  'dejavu-fonts-ttf': 'Bitstream Vera, for everybody to print and embed: in NOTICE',
  'png-js': 'MIT in its LICENSE',
  nodemailer: 'MIT-0: asks for nothing',
  ssh2: 'MIT in its LICENSE',
  tweetnacl: 'Unlicense: public domain',
  wouter: 'Unlicense: public domain',
};

/** Packages that ask for Node 22 and that our tests see running on Node 20. */
const RUN_ON_20 = ['content-disposition', 'cookie', 'file-type'];

/** Imported by what is generated, and by the pages under the name of `react`. */
const NOT_IMPORTED = ['@prisma/client', 'preact'];

function sources(folder: string): string[] {
  return readdirSync(join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|testing\//.test(path))
    .map((path) => `${folder}/${path}`);
}

describe('the packages that run', () => {
  it('are of licences under which everybody may ship them', () => {
    const unknown = running
      .filter(({ name, license }) => {
        const parts = (license ?? '').replace(/[()]/g, '').split(' AND ');
        return !(name in READ) && !parts.every((part) => ALLOWED.includes(part));
      })
      .map(({ name, license }) => `${name}: ${license}`);
    expect(unknown).toEqual([]);
    const names = running.map(({ name }) => name);
    expect(Object.keys(READ).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('run on the oldest Node of each line that Tirage runs on', () => {
    const oldest = engines.node.match(/\d+\.\d+\.\d+/g)!;
    expect(oldest).toHaveLength(3);
    const refused = running
      .filter(({ engines: asked }) => !oldest.every((version) => satisfies(version, asked?.node ?? '*')))
      .map(({ name }) => name);
    expect([...new Set(refused)]).toEqual(RUN_ON_20);
  });

  it('are no more than the programs and pages import', () => {
    const imported = new Set(
      ['apps/server/src', 'apps/cli/src', 'apps/web/src', 'libs']
        .flatMap(sources)
        .flatMap((path) => [
          ...read(path).matchAll(/(?:from|import|import\(|resolve\()\s*['`]((?:@[^/'`]+\/)?[^/'`]+)/g),
        ])
        .map(([, name]) => name!),
    );
    const unused = Object.keys(dependencies).filter((name) => !imported.has(name));
    expect(unused).toEqual(NOT_IMPORTED);
  });
});
