import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
let folder: string;

/** A project with a locked package that runs, one that tests, and an npm that only notes how it was called. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-install-'));
  cpSync(here, join(folder, 'apps', 'dev'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  write('package-lock.json', {
    'node_modules/pg': { version: '8.1.0' },
    'node_modules/jest': { version: '30.0.0', dev: true },
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, packages: object): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(
    join(folder, file),
    JSON.stringify({
      packages: {
        '': { name: 'tirage' },
        'apps/cli/bin': { version: '1.0.0' },
        'node_modules/@tirage/cli': { link: true },
        'node_modules/@swc/core-other-system': { version: '1.0.0', optional: true },
        ...packages,
      },
    }),
  );
}

/** Installs with an npm that fails at the named commands. */
function install({ failing = [] as string[] } = {}) {
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(
    npm,
    `import { appendFileSync } from 'node:fs';
     appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
     if (${JSON.stringify(failing)}.includes(process.argv[2])) {
       process.stderr.write('npm error code EWHATEVER\\nnpm error network is down.\\nnpm error A complete log of this run is in x\\n');
       process.exit(1);
     }`,
  );
  const script = `import { install } from './apps/dev/install.mjs'; import { main } from './apps/dev/root.mjs';
    await main(() => install());`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', npm_execpath: npm },
  });
  const calls = existsSync(join(folder, 'calls'))
    ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
    : [];
  return { status, stdout, stderr, calls };
}

describe('installing', () => {
  it('takes exactly the locked packages, without their scripts, and says so in one line', () => {
    const { status, stdout, stderr, calls } = install();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe('Installing the packages, which takes a minute the first time.\n');
    expect(calls).toEqual(['ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error']);
  });

  it('is not done when all is there, those that build and test too', () => {
    write('node_modules/.package-lock.json', { 'node_modules/pg': { version: '8.1.0' } });
    expect(install().calls).toHaveLength(1);
    rmSync(join(folder, 'calls'));
    write('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.1.0' },
      'node_modules/jest': { version: '30.0.0' },
    });
    expect(install()).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
  });

  it('is done again when a package is of another version', () => {
    write('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/jest': { version: '30.0.0' },
    });
    expect(install().calls).toHaveLength(1);
  });

  it('goes another way where the locked list is refused', () => {
    const { status, calls } = install({ failing: ['ci'] });
    expect(status).toBe(0);
    expect(calls[1]).toBe(
      'install --no-save --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error',
    );
  });

  it('tells in one sentence why it could not be done', () => {
    const { status, stderr } = install({ failing: ['ci', 'install'] });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The packages could not be installed (network is down): see that the npm registry can be reached and start again.\n',
    );
  });
});

describe('another Node', () => {
  const start = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
        join(here, 'require-node.mjs'),
      ],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );

  it.each(['18.20.4', '20.18.0', '21.7.0', '22.11.0', '23.0.0'])(
    '%s is refused in one sentence',
    (version) => {
      const { status, stderr } = start(version);
      expect(status).toBe(1);
      expect(stderr).toBe(
        `Tirage runs on Node 20.19 or later, 22.12 or later, and 24 or later, and this is Node ${version}: install one of those from https://nodejs.org.\n`,
      );
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('%s is welcome', (version) => {
    expect(start(version)).toMatchObject({ status: 0, stderr: '' });
  });
});
