import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeShared, sharedPlace } from '../../../../libs/cards/src/testing/shared-folder.js';
import {
  PASSWORD,
  serverUnderTest,
  type ServerUnderTest,
} from '../../../server/src/testing/server-under-test.js';
import { run } from '../run.js';
import type { Report } from './report.js';

/** Real results with the figures that were published; they lie beside the project. */
const folder = fileURLToPath(sharedPlace('conformance/'));

interface Page {
  readonly sessions: readonly {
    readonly sections: readonly { pair_summaries: { percentage: string }[] }[];
  }[];
}

const whole = (text: string) => text;

/** One event of a file that has several. */
function onlyEvent(id: number): (text: string) => string {
  return (text) => {
    const files = JSON.parse(text) as { event: { event_id: number }[] }[];
    return JSON.stringify(
      files.map(({ event }) => ({ event: event.filter(({ event_id }) => event_id === id) })),
    );
  };
}

/** The club's page with another percentage for the pair that is listed first. */
function withOtherPercentage(text: string): string {
  const page = JSON.parse(text) as Page;
  page.sessions[0]!.sections[0]!.pair_summaries[0]!.percentage = '99.99';
  return JSON.stringify(page);
}

/*
 * One file of each kind, because playing them is the same for all: irregular and artificial scores, a final, a file
 * whose rounds are computed, IMPs, a knockout, a club's page. All figures of all files are compared in
 * conform/results/real-results.spec.ts, cross-IMPs and files without their figures are played in replay.spec.ts, and
 * `tirage replay` plays them all.
 */
describeShared('real results, played through a server', 'conformance/', existsSync, () => {
  let server: ServerUnderTest;
  let copies: string;

  beforeAll(async () => {
    server = await serverUnderTest();
    await server.organiser();
    copies = mkdtempSync(join(tmpdir(), 'tirage-copies-'));
  });
  afterAll(async () => {
    rmSync(copies, { recursive: true, force: true });
    await server.stop();
  });

  async function replay(path: string, ...more: readonly string[]): Promise<Report> {
    let said = '';
    const env = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD };
    const terminal = { out: (text: string) => void (said += text), err: () => undefined };
    const code = await run(['replay', path, ...more, '--server', server.base, '--json'], env, terminal);
    const report = JSON.parse(said) as Report;
    expect(code).toBe(report.total.agrees ? 0 : 1);
    return report;
  }

  function copied(change: (text: string) => string, original: string): string {
    const path = join(copies, 'copy.json');
    writeFileSync(path, change(readFileSync(`${folder}${original}`, 'utf8')));
    return path;
  }

  it.each([
    ['acblscore/acbl-44.json', onlyEvent(2), { atTables: 28, irregular: 1, artificial: 1, notPlayed: 4 }],
    // A final: what was carried over counts, and the full card is fixed for everybody.
    ['acblscore/acbl-00.json', onlyEvent(3), { atTables: 108 }],
    ['usebio/butler_howell.xml', whole, { atTables: 140 }],
  ])(
    'come out as they were published: %s',
    async (path, part, played) => {
      const { files, total } = await replay(copied(part, path));
      expect(files.flatMap(({ games }) => games.flatMap(({ differences }) => differences))).toEqual([]);
      expect(total).toMatchObject({ agrees: true, played });
      expect(total.notCompared).toEqual({});
      expect(total.counts.award.equal).toBe(total.counts.award.compared);
      expect(total.counts.award.compared).toBeGreaterThanOrEqual(2 * played.atTables);
    },
    120_000,
  );

  it('come to the second publication by the rulings in between, which are in the journal', async () => {
    const [before, after] = ['mp_pairs_mitchell_02', 'mp_pairs_mitchell_adjusted_02'].map(
      (name) => `${folder}usebio/${name}.xml`,
    );
    const { files, total } = await replay(before!, '--then', after!);
    const [first, second] = files[0]!.games;
    expect(total).toMatchObject({ agrees: true, notCompared: {} });
    expect(second!.tournament).toBe(first!.tournament);
    expect(second!.played).toMatchObject({ atTables: 0, notPlayed: 0 });
    expect(second!.counts.award.compared).toBe(first!.counts.award.compared);
    expect(second!.counts.place).toMatchObject({ different: 0 });
    const organiser = await server.organiser();
    const { rulings } = (await organiser.get(`/api/tournaments/${first!.tournament}/rulings`)).body as {
      rulings: { effects: object[] }[];
    };
    const given = rulings.reduce((sum, { effects }) => sum + effects.length, 0);
    const inJournal = [first!, second!].reduce(
      (sum, { played: { artificial, assigned } }) => sum + artificial + assigned,
      0,
    );
    expect(given).toBe(inJournal);
    expect(second!.played.artificial).toBeGreaterThan(0);
  }, 240_000);

  it('come to their running score where it follows from the boards of a knockout', async () => {
    const { files, total } = await replay(`${folder}teams-ko/knockout-8x12.json`);
    expect(total).toMatchObject({ agrees: true, played: { atTables: 191, notPlayed: 1 }, notCompared: {} });
    expect(total.counts.running).toEqual({ compared: 14, equal: 10, different: 0, irregular: 4 });
    const { irregularities } = files[0]!.games[0]!;
    // One result of segment 4 is missing in the file, which is worth 9 IMPs to home; segment 6 is an IMP off in it.
    expect(irregularities.map(({ of, published, ours }) => `${of}: ${ours}, not ${published}`)).toEqual([
      'home before segment 5: 78, not 87',
      'home before segment 6: 110, not 119',
      'home before segment 7: 126, not 136',
      'home before segment 8: 157, not 167',
    ]);
  }, 120_000);

  it('come out as they were published but for one figure that was altered: ACBL Live', async () => {
    const { files, total } = await replay(copied(withOtherPercentage, 'acbl-live/club-2026-04.json'));
    const { differences } = files[0]!.games[0]!;
    expect(differences).toEqual([expect.objectContaining({ kind: 'percentage', published: '99.99' })]);
    expect(total).toMatchObject({ played: { atTables: 90 }, notCompared: {} });
    expect(total.counts.award).toMatchObject({ compared: 180, equal: 180 });
    expect(total.counts.percentage).toMatchObject({ compared: 11, equal: 10 });
  }, 120_000);
});
