import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeShared } from '../../../../../libs/cards/src/testing/shared-folder.js';
import { run } from '../../run.js';
import type { Report } from '../report.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tirage-conform-deals-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function conform(path: string): Promise<{ code: number; report: Report }> {
  let said = '';
  const terminal = { out: (text: string) => void (said += text), err: (text: string) => void (said += text) };
  const code = await run(['conform', '--json', path], {}, terminal);
  return { code, report: JSON.parse(said) as Report };
}

/** A copy of the files of a shared folder, to be altered. */
function copied(place: URL): void {
  for (const name of readdirSync(place)) copyFileSync(new URL(name, place), join(folder, name));
}

function alter(name: string, change: (content: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(path, 'latin1')), 'latin1');
}

describeShared('SquareDeal of a world championship', 'conformance/squaredeal/', existsSync, (place) => {
  it('agrees: its hash and 1,186 deals', async () => {
    const { code, report } = await conform(fileURLToPath(place));
    expect(code).toBe(0);
    expect(report.files).toMatchObject([
      { format: 'SquareDeal', holds: { keys: 90, deals: 1_186 }, compared: 1_187, equal: 1_187 },
    ]);
    expect(report.skipped.map(({ why }) => why)).toEqual(Array(2).fill('It is compared with WBG2024.sqd.'));
  });
  it('does not agree with a key or a card changed', async () => {
    copied(place);
    alter('WBG2024.allpbn.actual', (list) => list.replace('AT3.', 'QT3.').replace('Q65.', 'A65.'));
    expect((await conform(folder)).report.files[0]).toMatchObject({
      equal: 1_186,
      differences: [
        {
          of: 'WBG2024.allpbn.actual, deal 1',
          kind: 'hand with SA',
          expected: 'E',
          ours: 'N, board 1 of session 7,1',
        },
      ],
    });
    alter('WBG2024.sqk', (sqk) => sqk.replace('1,1:h', '1,1:H'));
    expect((await conform(folder)).report.files[0]).toMatchObject({
      equal: 0,
      differences: [{ kind: 'hash' }],
    });
    alter('WBG2024.sqk', (sqk) => sqk.replace('1,1:', '1;1:'));
    expect(await conform(folder)).toMatchObject({ code: 1 });
    rmSync(join(folder, 'WBG2024.sqk'));
    expect((await conform(folder)).report.faults).toMatchObject([
      { why: 'There is no SQK in the same folder.' },
    ]);
  });
});

describeShared('the same deals in every format', 'conformance/deal-formats/', existsSync, (place) => {
  it('agree', async () => {
    const { code, report } = await conform(fileURLToPath(place));
    expect(code).toBe(0);
    expect(report.files.map(({ format }) => format).toSorted()).toEqual([
      'BER',
      'BHG',
      'BRI',
      'CDS',
      'CSV',
      'DGE',
      'DLM',
      'DUP',
      'LIN',
      'PBN',
      'PBN',
      'RZD',
    ]);
    for (const file of report.files) {
      expect(file).toMatchObject({ holds: { deals: 16 }, different: 0 });
      expect(file.compared).toBeGreaterThanOrEqual(32);
    }
  });
  it('do not with two cards exchanged, or one that is none', async () => {
    copied(place);
    // The first board's North has the nine of spades as her lowest, and East the ace.
    alter('test.bri', (bri) => bri.replace('0910', '0110').replace('5201', '5209'));
    alter('test.ber', (ber) => `5${ber.slice(1)}`);
    const { code, report } = await conform(folder);
    expect(code).toBe(1);
    expect(report.files.find(({ file }) => file.endsWith('bri'))!.differences).toMatchObject([
      { of: 'board 1', kind: 'hand with SA', expected: 'E', ours: 'N' },
    ]);
    expect(report.faults).toMatchObject([{ why: 'record 1: card 1 is not a card: “5”.' }]);
  });
});

describeShared('PBN and LIN of several programs', 'conformance/pbn/', existsSync, (place) => {
  it('agree with Law 2 and with themselves', async () => {
    const { code, report } = await conform(fileURLToPath(place));
    expect([code, report.total.different]).toEqual([0, 0]);
    expect(report.files).toHaveLength(5);
  });
});

describe('a file with whole boards and boards of two hands', () => {
  const DEAL = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
  const pbn = (board: number, deal: string) => `[Board "${board}"]\n[Deal "${deal}"]\n`;
  const TWO = 'N:T864.AT876.T.A52 - A973.J43.AK6.Q87 -';
  const HANDS = 'ST864HAT876DTCA52,SKJH952DQJ543CT94,SA973HJ43DAK6CQ87,SQ52HKQD9872CKJ63';
  const lin = (board: number, hands: string) => `md|3${hands}|ah|Board ${board}|sv|o|pg||\n`;

  it.each([
    ['boards.pbn', [pbn(1, DEAL), pbn(2, TWO), pbn(3, DEAL)].join('\n'), 'line 5, board 2', 'E'],
    ['boards.lin', lin(1, HANDS) + lin(2, HANDS.replaceAll(/,[^,]*/g, ',')), 'line 2, board 2', 'W'],
  ])('has its whole boards compared and the others named: %s', async (name, text, where, seat) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    const { code, report } = await conform(path);
    expect(report.faults).toEqual([]);
    const [file] = report.files;
    expect(file).toMatchObject({
      different: 0,
      notCompared: 1,
      notComparedParts: [{ of: 'deal', why: `${where}: the hand of ${seat} is missing`, figures: 1 }],
    });
    expect(file!.compared).toBeGreaterThanOrEqual(2 * file!.holds['deals']!);
    expect(code).toBe(0);
  });

  it('is not compared where no board is whole', async () => {
    const path = join(folder, 'two.pbn');
    writeFileSync(path, pbn(2, TWO));
    const { code, report } = await conform(path);
    expect(report.faults).toMatchObject([{ why: 'line 2, board 2: the hand of E is missing.' }]);
    expect(code).toBe(1);
  });
});

it('a table that is no deals is none of it', async () => {
  writeFileSync(join(folder, 'results.csv'), 'pair,score\n1,60\n');
  expect((await conform(join(folder, 'results.csv'))).report.faults).toMatchObject([
    { why: expect.stringContaining('deals or published results') },
  ]);
});
