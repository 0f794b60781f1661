import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownPort } from '../../libs/platform/src/testing/own-port.js';
import { makeHome } from '../../libs/platform/src/testing/made-home.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let home: string;
let started: ChildProcess[];

beforeAll(() => {
  // Several starts must not build at the same time as tests read the build.
  spawnSync(process.execPath, ['apps/dev/build.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}, 120_000);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tirage-start-'));
  makeHome(home);
  started = [];
});

afterEach(async () => {
  for (const child of started) await end(child, 'SIGTERM', -child.pid!);
  rmSync(home, { recursive: true, force: true, maxRetries: 10 });
});

/** `npm start` as a terminal runs it: in a process group of its own. */
class NpmStart {
  output = '';
  readonly child: ChildProcess;

  constructor(port: number) {
    this.child = spawn('npm', ['start', '--silent'], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        TIRAGE_HOME: home,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(this.child);
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  /** Up, or over. */
  async settled(): Promise<'up' | 'over'> {
    while (this.child.exitCode === null && this.child.signalCode === null) {
      if (/is ready at/.test(this.output)) return 'up';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return 'over';
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals, target = child.pid!): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const over = once(child, 'close');
  process.kill(target, signal);
  await over;
  return child.exitCode;
}

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health`)).status;
const postgresRuns = () => existsSync(join(home, 'postgres', 'postmaster.pid'));

describe('npm start', () => {
  it.each([
    ['Ctrl-C, which reaches npm and all below it', 'SIGINT', true],
    ['SIGTERM to npm alone', 'SIGTERM', false],
  ] as const)(
    'answers once it is up, and stops in order on %s',
    async (_, signal, group) => {
      const port = await ownPort();
      const start = new NpmStart(port);
      expect(await start.settled()).toBe('up');
      expect(await health(port)).toBe(200);
      expect(postgresRuns()).toBe(true);
      expect(await end(start.child, signal, group ? -start.child.pid! : start.child.pid!)).toBe(0);
      expect(postgresRuns()).toBe(false);
      expect(readdirSync(home).toSorted()).toEqual(['lock', 'postgres', 'postgres.json', 'postgres.log']);
    },
    120_000,
  );

  it('lets one of two in that come at the same instant, and the other leaves it alone', async () => {
    const ports = [await ownPort(), await ownPort()];
    const starts = ports.map((port) => new NpmStart(port));
    const outcomes = await Promise.all(starts.map((start) => start.settled()));
    expect(outcomes.toSorted()).toEqual(['over', 'up']);
    const winner = outcomes.indexOf('up');
    const loser = starts[1 - winner]!;
    expect(loser.output.trim()).toMatch(
      /^The home \S+ is in use by another start \(process \d+\): stop that one first, or choose another home with TIRAGE_HOME\.$/,
    );
    expect(loser.child.exitCode).toBe(1);
    expect(await health(ports[winner]!)).toBe(200);
  }, 120_000);
});
