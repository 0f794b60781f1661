import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDeal } from '#cards';
import { dealFormatOf } from '#interchange';
import { run } from '../run.js';

/** Each player has a suit, so that it is solved at once. */
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const SOLVED = `${DEAL}\t0d0d00d0d000d0d00d0d\t2210\t7S-NS`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tirage-dd-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function dd(content: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const path = join(folder, 'deals.txt');
  writeFileSync(path, content);
  const said = { out: '', err: '' };
  const code = await run(
    ['dd', path, ...words],
    {},
    {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text.replace(`${path}: `, '')}\n`),
    },
  );
  return { code, ...said };
}

describe('tirage dd', () => {
  it.each([
    ['numbers and deals', `4\t${DEAL}\tffff\n\n2\t${DEAL}\n`, [4, 2]],
    ['deals alone', `# of the evening\n${DEAL}\r\n${DEAL}\r\n`, [1, 2]],
    [
      'PBN',
      `% PBN 2.1\n[Event "?"]\n[Board "9"]\n[Deal "${DEAL}"]\n\n[Board "10"]\n[Deal "${DEAL}"]\n`,
      [9, 10],
    ],
  ])('solves the deals of a file: %s', async (_what, content, boards) => {
    const { code, out, err } = await dd(content);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const columns = out
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(columns.map(([board]) => Number(board))).toEqual(boards);
    for (const [, deal, tricks] of columns)
      expect(`${deal}\t${tricks}`).toBe(SOLVED.split('\t', 2).join('\t'));
  });

  it('prints number, deal, results, score and contracts; or the same as data', async () => {
    expect((await dd(`4\t${DEAL}\n`)).out).toBe(`4\t${SOLVED}\n`);
    const { out } = await dd(`4\t${DEAL}\n`, '--json');
    expect(JSON.parse(out)).toEqual({
      boards: [
        {
          number: 4,
          deal: DEAL,
          tricks: '0d0d00d0d000d0d00d0d',
          par: { score: 2210, contracts: '7S-NS' },
          unsolved: [],
        },
      ],
    });
  });

  it('takes the dealer and the vulnerability of the file, and any format that it is called by', async () => {
    const { out } = await dd(`[Board "4"]\n[Vulnerable "EW"]\n[Deal "${DEAL}"]\n`);
    expect(out).toBe(`4\t${SOLVED.replace('2210', '1510')}\n`);
    const four = parseDeal(DEAL);
    writeFileSync(
      join(folder, 'four.bri'),
      dealFormatOf('bri')!.write({ deals: [{ board: 1, deal: four }] }),
    );
    const said: string[] = [];
    const terminal = {
      out: (text: string) => void said.push(text),
      err: (text: string) => void said.push(text),
    };
    expect(await run(['dd', join(folder, 'four.bri')], {}, terminal)).toBe(0);
    expect(said).toEqual([`1\t${SOLVED.replace('2210', '1510')}`]);
  });

  it.each([
    [
      'a card twice',
      `1\t${DEAL}\n2\t${DEAL.replace('2...', 'A...')}\n`,
      'Line 2: SA is there 2 times: N, N.',
    ],
    ['too few cards', DEAL.replace('2...', '...'), 'Line 1: S2 is missing.'],
    ['no rank', DEAL.replace('2...', '1...'), 'Line 1: S of N: "1" is no rank (the ten is T).'],
    ['no deal', `\nDear all\n`, 'Line 2: Expected a deal, or a number, a tab and a deal.'],
    ['no board', `0\t${DEAL}\n`, 'Line 1: There is no board 0.'],
    ['nothing', '\n', 'contains no deals.'],
    [
      'another deal of a board',
      `[Board "1"]\n[Deal "${DEAL}"]\n\n[Board "1"]\n[Deal "E${DEAL.slice(1)}"]\n`,
      'line 5, board 1: it already appears in line 2 with different data.',
    ],
  ])(
    'solves nothing where there is %s, and names the line and what is wrong first',
    async (_what, content, why) => {
      const { code, out, err } = await dd(content);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(why);
    },
  );

  it('names what was not solved in time', async () => {
    const slow = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
    const { code, out, err } = await dd(`1\t${slow}\n`, '--limit', '0.000001');
    expect(code).toBe(1);
    expect(out).toMatch(/^1\tN:T864\S* \S+ \S+ \S+\t[0-9a-d]*\*+\S*\t\*\t\*\n$/);
    expect(err).toMatch(/^Board 1: not solved in 0.000001 s: .*W C\.\n$/);
  });

  it.each(['0', '-1', 'soon', '0x10', '1e3'])('has no limit of %s seconds', async (limit) => {
    expect(await dd(DEAL, '--limit', limit)).toMatchObject({ code: 2, out: '' });
  });
});
