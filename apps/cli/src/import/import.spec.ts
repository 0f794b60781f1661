import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLES } from '../../../../libs/interchange/src/testing/samples.js';
import {
  PASSWORD,
  serverUnderTest,
  type ServerUnderTest,
} from '../../../server/src/testing/server-under-test.js';
import { run } from '../run.js';

let server: ServerUnderTest;
let folder: string;

beforeAll(async () => {
  server = await serverUnderTest();
  await server.organiser();
  folder = mkdtempSync(join(tmpdir(), 'tirage-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

const tirage = async (...words: readonly string[]) => commanded('import', ...words);

async function commanded(
  ...words: readonly string[]
): Promise<{ code: number; said: string; refused: string }> {
  let [said, refused] = ['', ''];
  const env = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD };
  const terminal = {
    out: (text: string) => void (said += `${text}\n`),
    err: (text: string) => void (refused += `${text}\n`),
  };
  return { code: await run([...words, '--server', server.base], env, terminal), said, refused };
}

describe('tirage import', () => {
  it('imports each file of a folder, says what all scores match, and which was refused', async () => {
    const altered = SAMPLES['acbl-live'].replace('"rank":"1","type"', '"rank":"2","type"');
    writeFileSync(join(folder, 'altered.json'), altered);
    writeFileSync(join(folder, 'cut off.xml'), SAMPLES.usebio.slice(0, 900));
    writeFileSync(join(folder, 'game.json'), SAMPLES.acblscore);
    writeFileSync(join(folder, 'the same game.json'), SAMPLES.acblscore);
    const { code, said } = await tirage(folder);
    expect(code).toBe(1);
    expect(said).toMatch(
      /altered\.json: .*\n {2}1 score differs.*\n {2}session 1 differs: place of A-1: published 2, here 1/,
    );
    expect(said).toMatch(
      /cut off\.xml: not imported\. The file cannot be read: USEBIO XML, line \d+, column \d+: .+ is expected here\./,
    );
    expect(said).toMatch(/game\.json: http.*\n {2}all scores match; compared: /);
    expect(said).toContain('the same game.json: not imported. It has the same contents as game.json.\n');
  }, 120_000);

  it('makes no second tournament of a file, unless that is asked for, and names who may be the same', async () => {
    const once = await tirage(join(folder, 'game.json'));
    expect(once.said).toMatch(/game\.json: not imported\. It was imported before: http\S+\n {2}Use --again /);
    const again = await tirage(join(folder, 'game.json'), '--again');
    const [, tournament] = /before: (\S+)/.exec(once.said)!;
    expect(again.said).toMatch(/all scores match/);
    expect(again.said.split('\n').filter((line) => line.includes('possibly the same event'))).toEqual([
      expect.stringContaining(`: ${tournament}`),
    ]);
  }, 60_000);

  it('only says what would become of a file', async () => {
    const { code, said } = await tirage(join(folder, 'game.json'), '--look');
    expect(code).toBe(0);
    expect(said).toContain('A: 3 tables, 3 rounds, 3 boards, 9 results');
  });

  it('refuses a file of deals alone, and says what to do with it', async () => {
    writeFileSync(
      join(folder, 'deals.pbn'),
      '[Board "1"]\n[Deal "N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63"]\n',
    );
    const { code, said } = await tirage(join(folder, 'deals.pbn'));
    expect(code).toBe(1);
    expect(said).toMatch(
      /deals\.pbn: not imported\. The file has deals only \(PBN, boards: 1\).*a deal set.*tirage convert/,
    );
    expect((await tirage(join(folder, 'deals.pbn'), '--look')).said).toContain('deals in PBN, boards 1');
  });
});

describe('tirage export --format pbn', () => {
  it('refuses a session of which no deal is known, and writes nothing', async () => {
    const own = mkdtempSync(join(folder, 'export-'));
    const file = join(own, 'thursday.json');
    writeFileSync(file, SAMPLES.acblscore);
    const { said } = await tirage(file);
    const [address] = /http\S+/.exec(said)!;
    const out = join(own, 'deals.pbn');
    const {
      code,
      said: written,
      refused,
    } = await commanded('export', address, '--format', 'pbn', '--out', out);
    expect({ code, written, refused }).toEqual({
      code: 1,
      written: '',
      refused: 'No deals of this session have been released yet. Nothing was saved.\n',
    });
    expect(readdirSync(own)).toEqual(['thursday.json']);
  });
});

describe('tirage export --format send', () => {
  it('lists what is missing and saves the results for the federation', async () => {
    const own = mkdtempSync(join(folder, 'send-'));
    const file = join(own, 'thursday.json');
    writeFileSync(file, SAMPLES.acblscore);
    const { said } = await tirage(file, '--again');
    const [address] = /http\S+/.exec(said)!;
    const out = join(own, 'results.xml');
    const sent = await commanded('export', address, '--format', 'send', '--out', out);
    expect(sent).toMatchObject({ code: 0, refused: '' });
    const told = sent.said.split('\n');
    expect(told).toContain('The club’s number is missing.');
    expect(told).toContain(`Saved ${out}.`);
    expect(readFileSync(out, 'latin1')).toContain('<USEBIO Version="1.2">');
  });
});
