import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLES } from '../../../../libs/interchange/src/testing/samples.js';
import { resultFiles } from './result-files.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files to replay', () => {
  it('are one, whatever its name', async () => {
    const path = join(folder, 'results');
    writeFileSync(path, SAMPLES.usebio);
    expect(await resultFiles(path)).toMatchObject([{ name: path, read: { format: 'usebio' } }]);
  });

  it('are all of a folder, also deeper down; what is none says why', async () => {
    mkdirSync(join(folder, 'spring', 'may'), { recursive: true });
    writeFileSync(join(folder, 'spring', 'may', 'a.json'), SAMPLES.acblscore);
    writeFileSync(join(folder, 'spring', 'b.json'), SAMPLES['acbl-live']);
    writeFileSync(join(folder, 'README.md'), '# Results');
    const sentence =
      'the file is in none of the formats ACBLscore JSON, ACBL Live JSON, USEBIO XML, RealBridge JSON, Knockout JSON, PBN with results.';
    expect(await resultFiles(folder)).toMatchObject([
      { name: 'README.md', read: sentence },
      { name: join('spring', 'b.json'), read: { format: 'acbl-live' } },
      { name: join('spring', 'may', 'a.json'), read: { format: 'acblscore' } },
    ]);
  });

  it('are refused in one sentence when there is nothing to replay', async () => {
    const note = join(folder, 'note.txt');
    await expect(resultFiles(note)).rejects.toThrow(
      `Cannot read ${note} (ENOENT). Name a results file or a folder of them.`,
    );
    await expect(resultFiles(folder)).rejects.toThrow(`${folder} is an empty folder.`);
    const deals = join(folder, 'deals.pbn');
    writeFileSync(
      deals,
      '[Board "1"]\n[Deal "N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63"]\n',
    );
    await expect(resultFiles(deals)).rejects.toThrow(
      'It has only deals (PBN, boards: 1) but no results. Import them',
    );
    writeFileSync(note, 'Dear all');
    await expect(resultFiles(note)).rejects.toThrow(
      `Cannot replay ${note}: the file is in none of the formats`,
    );
  });
});
