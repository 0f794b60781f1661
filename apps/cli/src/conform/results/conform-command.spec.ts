import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLES, USEBIO_BUTLER } from '../../../../../libs/interchange/src/testing/samples.js';
import { run } from '../../run.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-conform-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function conform(name: string, text: string): Promise<{ code: number; out: string }> {
  const path = join(folder, name);
  writeFileSync(path, text);
  let out = '';
  const say = (said: string) => void (out += `${said}\n`);
  const code = await run(['conform', path], {}, { out: say, err: say });
  return { code, out };
}

describe('tirage conform FILE of published results', () => {
  it('ends with 0 when all of it agrees', async () => {
    const { code, out } = await conform('results.json', SAMPLES.acblscore);
    expect(out).toContain('66 figures compared, 66 equal, 0 different');
    expect(code).toBe(0);
  });

  it.each([
    [
      'a rank in a stratum',
      SAMPLES['acbl-live'].replace('"rank":"1/3"', '"rank":"1"'),
      'differs: A-2 (stratum 2), place: expected 1, here 1-3\n      A-2 with 1 in A one\n      0 above: nobody',
    ],
    [
      'Butler IMPs',
      USEBIO_BUTLER.replace('>4.00</NS_BUTLER', '>4.50</NS_BUTLER'),
      'differs: A/1 3 v 4 NS, award: expected 4.50, here 4.00\n      datum 310, rounded from 306.666667',
    ],
  ])('ends with 1 and names the figure that was altered, with its terms: %s', async (_, text, difference) => {
    const { code, out } = await conform('results', text);
    expect(out).toContain(difference);
    expect(out).toMatch(/1 different\.\n$/);
    expect(code).toBe(1);
  });
});
