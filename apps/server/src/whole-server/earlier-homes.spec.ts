import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBackup, nodeProgram, programVersion } from '#platform';
import { makeEarlierHome } from '../../../../libs/platform/src/testing/earlier-home.js';
import { ServerProcess } from '../testing/server-process.js';

/** As apps/dev/keep-home.mjs writes it beside the backup. */
interface Kept {
  readonly tournament: string;
  readonly document: 'standings' | 'sheet-standings';
  readonly position: number;
  /** Place, contestant and score. */
  readonly standings: readonly (readonly [number, string, string])[];
}

const HOMES = join(import.meta.dirname, 'homes');
const names = readdirSync(HOMES)
  .filter((file) => file.endsWith('.backup'))
  .map((file) => file.replace('.backup', ''));

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tirage-earlier-'));
});
afterEach(async () => {
  await ServerProcess.stopAll();
  rmSync(home, { recursive: true, force: true });
});

/** How many of the present migrations a backup lacks. */
async function lacking(file: string): Promise<number> {
  const { header, migrations } = await checkBackup(file);
  return migrations.length - header.migrations.length;
}

function standings(body: object): Kept['standings'] {
  type Entry = Readonly<{ place: number; contestant: string; score: string }>;
  const { rankings, standings: places } = body as { rankings?: { entries: Entry[] }[]; standings: Entry[] };
  const entries = rankings?.flatMap((ranking) => ranking.entries) ?? places;
  return entries.map(({ place, contestant, score }) => [place, contestant, score]);
}

describe('a home of an earlier version', () => {
  it('is kept from this version too, and from one with fewer tables', async () => {
    expect(names).toContain(programVersion());
    const counts = await Promise.all(names.map((name) => lacking(join(HOMES, `${name}.backup`))));
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  it.each(names)(
    '%s is backed up, migrated and shows the same results',
    async (name) => {
      const file = join(HOMES, `${name}.backup`);
      const kept = JSON.parse(readFileSync(join(HOMES, `${name}.json`), 'utf8')) as Kept[];
      const missing = await lacking(file);
      await makeEarlierHome(home, file);
      const server = await ServerProcess.start({ TIRAGE_HOME: home });

      const folder = join(home, 'backups');
      const backups = existsSync(folder) ? readdirSync(folder) : [];
      const before = `before-update-to-${programVersion()}-`;
      expect(backups.map((each) => each.slice(0, before.length))).toEqual(missing > 0 ? [before] : []);
      // What it has kept is what the earlier version had.
      for (const each of backups) expect(await lacking(join(folder, each))).toBe(missing);

      const olga = await server.signIn();
      for (const { tournament, document, position, standings: expected } of kept) {
        const path = `/api/tournaments/${tournament}/sessions/1`;
        const { status, body } = await olga.get(`${path}/${document}?after=${position}`);
        expect(status).toBe(200);
        expect(standings(body as object)).toEqual(expected);
      }
      const { body } = await olga.get('/api/installation/backups');
      expect((body.backups as { kind: string }[]).map(({ kind }) => kind)).toEqual(
        backups.map(() => 'before-update'),
      );

      // It refuses a database that lacks migrations.
      const program = nodeProgram({ built: 'dist/programs/tirage.mjs', source: 'apps/cli/src/main.ts' });
      const told = execFileSync(process.execPath, [...program, 'verify'], {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', TIRAGE_HOME: home },
      });
      expect(told).toContain(`${kept.length} journals checked: none was changed.`);
      await server.stop();
    },
    240_000,
  );
});
