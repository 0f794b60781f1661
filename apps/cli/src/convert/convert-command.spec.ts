import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEAL_FORMATS } from '#interchange';
import { describeShared } from '../../../../libs/cards/src/testing/shared-folder.js';
import { run } from '../run.js';
import { convertPhrases } from './words.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tirage-convert-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
function write(name: string, content: string | Uint8Array): string {
  writeFileSync(at(name), content);
  return at(name);
}

async function convert(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await run(
    ['convert', ...words],
    {},
    {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text}\n`),
    },
  );
  return { code, ...said };
}

const PBN = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63"]
[DoubleDummyTricks "89956899574448644486"]

[Board "2"]
[Dealer "W"]
[Deal "N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4"]
`;

describe('tirage convert', () => {
  it('goes between any two formats, and says what is lost', async () => {
    const source = write('in.pbn', PBN);
    for (const { name, extension, holds } of DEAL_FORMATS) {
      const there = await convert(source, at(`there.${extension}`));
      expect(there).toMatchObject({ code: 0, err: '' });
      expect(there.out).toContain(
        `Converted deals from PBN to ${name}: 2. File: ${at(`there.${extension}`)}.\n`,
      );
      expect(there.out.includes('has no double-dummy tables. Those of boards 1 are left out')).toBe(
        !holds.includes('doubleDummy'),
      );
      expect(there.out.includes('has no dealers. Unusual dealers on boards 2 are lost')).toBe(
        !holds.includes('dealer'),
      );
      const back = await convert(at(`there.${extension}`), at(`back-${extension}.ber`));
      expect(back.code).toBe(0);
      expect(readFileSync(at(`back-${extension}.ber`))).toEqual(readFileSync(at('back-pbn.ber')));
    }
  });
  it('numbers the boards of a format without numbers from where it is told', async () => {
    await convert(write('in.pbn', PBN), at('one.bri'));
    const { code, out } = await convert(at('one.bri'), at('two.pbn'), '--first', '17');
    expect([code, out]).toEqual([
      0,
      `Converted deals from BRI to PBN: 2. File: ${at('two.pbn')}.\nBRI has no board numbers. Boards 17-18 are assumed. Set the first board with --first.\n`,
    ]);
    expect(readFileSync(at('two.pbn'), 'latin1')).toContain('[Board "18"]');
    expect((await convert(at('two.pbn'), at('three.bri'))).out).toContain(
      'Boards 17-18 will be read with other numbers',
    );
  });
  it('takes the formats that are named', async () => {
    const source = write('deals.txt', PBN);
    expect(await convert(source, at('deals'), '--from', 'pbn', '--to', 'LIN')).toMatchObject({ code: 0 });
    expect(readFileSync(at('deals'), 'latin1')).toMatch(/^qx\|o1\|md\|3S/);
    expect(await convert(source, at('x.pbn'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('deals.txt. Set it with --from or a file extension (pbn, lin, dup,'),
    });
    expect(await convert(source, at('x.pbn'), '--from', 'doc')).toMatchObject({ code: 2 });
    expect(await convert(source, at('x.pbn'), '--from', 'pbn', '--first', 'one')).toMatchObject({ code: 2 });
  });
  it('says where no number of a board stands', async () => {
    const source = write('in.lin', 'qx|o3|mb|1N|mb|ppp|pg||\nqx|o|mb|2H|mb|ppp|pg||\n');
    expect((await convert(source, at('out.pbn'))).out).toContain(
      `${source}: line 2: the board number is missing here: board 4 is assumed.\n`,
    );
  });
  it('says which boards a file names without a deal', async () => {
    const source = write('in.pbn', `${PBN}\n[Board "3"]\n[Result "9"]\n`);
    expect((await convert(source, at('out.csv'))).out).toContain(
      'PBN has no deal for boards 3. They are left out.\n',
    );
  });
  it('takes players, auctions, plays and results along between PBN and LIN, and says where they are lost', async () => {
    const played = `${PBN}[North "Żak"]\n[Declarer "E"]\n[Contract "1NT"]\n[Result "8"]\n[Auction "W"]\nPass Pass 1NT =1= AP\n[Note "1:15-17 \\\\H"]\n[ScoreTable "Rank"]\n1\n`;
    const source = write('in.pbn', played);
    expect((await convert(source, at('out.lin'))).out).toBe(
      `Converted boards with auctions, plays and results from PBN to LIN: 2. File: ${at('out.lin')}.\n` +
        'LIN has no double-dummy tables. Those of boards 1 are left out.\n' +
        'LIN has no score tables (ScoreTable). Those of boards 2 are left out.\n',
    );
    expect(readFileSync(at('out.lin'), 'utf8')).toContain(
      '|mb|p|mb|p|mb|1N!|an|15-17 !H|mb|p|mb|p|mb|p|pg||',
    );
    expect((await convert(at('out.lin'), at('back.pbn'))).code).toBe(0);
    const back = readFileSync(at('back.pbn'), 'utf8');
    for (const line of ['[North "Żak"]', '[Contract "1NT"]', '[Declarer "E"]', 'Pass Pass 1NT =1= Pass'])
      expect(back).toContain(`${line}\r\n`);
    expect((await convert(source, at('all.pbn'))).out).toContain('from PBN to PBN: 2.');
    expect(readFileSync(at('all.pbn'), 'utf8')).toContain('[ScoreTable "Rank"]\r\n1\r\n');
    expect((await convert(source, at('out.bri'))).out).toContain(
      'BRI has no players, auctions, plays or results. Those of boards 2 are left out.\n',
    );
    const broken = write('broken.pbn', played.replace('1NT =1=', '8NT =1='));
    expect(await convert(broken, at('never.lin'))).toMatchObject({
      code: 1,
      err: `${broken}: line 15, column 11: a call is expected here, not “8NT”.\n`,
    });
    expect(existsSync(at('never.lin'))).toBe(false);
  });
  it('takes published results from any format to PBN and USEBIO, and back the same', async () => {
    const table =
      '[Event "Cup"]\n[Date "2026.05.02"]\n[Scoring "MP"]\n[Board "1"]\n[Vulnerable "None"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;MP_NS;MP_EW"]\n1 2 4S N 10 0 2\n3 4 4S N 11 2 0\n';
    const source = write('in.pbn', table);
    expect((await convert(source, at('out.xml'))).out).toBe(
      `Converted sessions and team games from PBN with results to USEBIO: 1. File: ${at('out.xml')}.\n`,
    );
    expect(readFileSync(at('out.xml'), 'latin1')).toContain('<TRICKS>11</TRICKS>');
    expect((await convert(at('out.xml'), at('back.pbn'))).code).toBe(0);
    const rows = readFileSync(at('back.pbn'), 'latin1')
      .split('\r\n')
      .filter((line) => /4S N 1[01]/.test(line));
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/4S N 10 420 0 2/),
      expect.stringMatching(/4S N 11 450 2 0/),
    ]);
    expect(await convert(write('x.json', '{'), at('y.pbn'))).toMatchObject({ code: 1, out: '' });
    const cut = write('cut.xml', '<USEBIO>\n<EVENT>\n</USEBIO>');
    expect(await convert(cut, at('y.pbn'), '--language', 'pl')).toEqual({
      code: 1,
      out: '',
      err: `${cut}: USEBIO XML, wiersz 3, kolumna 10: powinno tu być: </EVENT>, koniec elementu z wiersza 2.\n`,
    });
  });
  it('says what cannot be with its place, board by board, in every language', async () => {
    const md = '3S6543HT76DT76CT76,S2H5432D5432C5432,SAKQJHAKQDAKQCAKQ,ST987HJ98DJ98CJ98';
    const source = write(
      'in.lin',
      `qx|o3|pn|a,b,c,d|md|${md}|sv|e|mb|p|mb|p|mb|7N|mb|p|mb|p|mb|p|pc|S2|pc|SA|pc|S7|pc|S3|pc|HA|pc|CK|mc|13|pg||\n`,
    );
    const { code, out } = await convert(source, at('out.pbn'));
    expect(code).toBe(0);
    expect(out).toContain(
      `${source}: line 1, column 160, board 3: trick 2: E plays next but does not hold CK.\n`,
    );
    expect(out).toContain('Impossible calls and cards are kept as text on boards 3.\n');
    expect(readFileSync(at('out.pbn'), 'latin1')).toContain('{Cards from trick 2: CK}');
    expect((await convert(source, at('pl.pbn'), '--language', 'pl')).out).toContain(
      'wiersz 1, kolumna 160, rozdanie 3: lewa 2: kolej na E, a ta ręka nie ma CK.',
    );
  });
  it('says what of results the new format does not hold', async () => {
    const table =
      '[Event "Cup"]\n[Scoring "MP"]\n[Board "1"]\n[Dealer "S"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n3 4 4S N 11\n';
    const { out } = await convert(write('in.pbn', table), at('out.xml'));
    expect(out).toContain(
      'Cup: USEBIO cannot hold all of this: deals, dealers and vulnerabilities, boards 1.',
    );
  });
  it('replaces nothing unless it is told to', async () => {
    const [source, target] = [write('in.pbn', PBN), write('out.lin', 'mine')];
    expect(await convert(source, target)).toEqual({
      code: 1,
      out: '',
      err: `${target} already exists. Choose another name or add --replace.\n`,
    });
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect((await convert(source, target, '--replace')).code).toBe(0);
    expect(readFileSync(target, 'utf8')).toMatch(/^qx/);
  });
  it.each([
    [
      'a card twice',
      'x.pbn',
      PBN.replace('T864', 'TT64'),
      'line 4, board 1: ST appears more than once: N, N.',
    ],
    ['51 cards', 'x.pbn', PBN.replace('K762', 'K72'), 'line 9, board 2: C6 is missing.'],
    ['another format', 'x.bri', PBN, 'the file is PBN, not BRI.'],
    ['a text', 'x.bri', 'Dear all', 'record 1: the file is cut off: it has 8 of 128 bytes.'],
    ['digits that are no card', 'x.bri', '53'.repeat(64), 'record 1: card 1 is not a card: “53”.'],
    ['nothing', 'x.dup', '', 'the file has no deals.'],
  ])('refuses %s, and writes nothing', async (_what, name, content, words) => {
    const source = write(name, content);
    expect(await convert(source, at('out.lin'))).toEqual({ code: 1, out: '', err: `${source}: ${words}\n` });
    expect(readdirSync(folder)).toEqual([name]);
  });
  it('refuses boards that a format cannot hold', async () => {
    const source = write('in.pbn', PBN.replace('[Board "2"]', '[Board "20"]'));
    expect(await convert(source, at('out.dup'))).toMatchObject({
      code: 1,
      err: `${at('out.dup')}: board 20: board numbers must be consecutive in DUP, but this one comes after board 1.\n`,
    });
    expect(existsSync(at('out.dup'))).toBe(false);
  });
  it('says that nothing can be written there', async () => {
    const source = write('in.pbn', PBN);
    const { code, err } = await convert(source, join(source, 'out.lin'));
    expect([code, err]).toEqual([1, expect.stringMatching(/^Cannot save .*out\.lin \(E\w+\)\.\n$/)]);
    expect(readFileSync(source, 'utf8')).toBe(PBN);
    expect(readdirSync(folder)).toEqual(['in.pbn']);
  });
  it('may write over what it has read, when it is told to', async () => {
    const source = write('in.pbn', PBN);
    expect((await convert(source, source, '--replace')).code).toBe(0);
    expect(readFileSync(source, 'latin1')).toMatch(/^% PBN 2\.1\r\n% EXPORT\r\n/);
  });
  it('says that a file is not there, and speaks Polish and Russian', async () => {
    expect((await convert(at('no.pbn'), at('out.lin'))).err).toBe(`Cannot read ${at('no.pbn')} (ENOENT).\n`);
    expect((await convert(at('no.pbn'), at('out.lin'), '--language', 'pl')).err).toContain(
      'Nie da się odczytać',
    );
    const source = write('x.pbn', PBN.replace('K762', 'K72'));
    expect((await convert(source, at('out.lin'), '--language', 'ru')).err).toContain(
      'строка 9, сдача 2: нет C6.',
    );
  });
  it('has the same parameters in every language', () => {
    const names = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const language of ['pl', 'ru'] as const) {
      for (const [phrase, text] of Object.entries(convertPhrases.en))
        expect(names(convertPhrases[language][phrase as keyof typeof convertPhrases.en])).toEqual(
          names(text),
        );
    }
  });
});

describeShared('the same deals in every format', 'conformance/deal-formats/', existsSync, (place) => {
  const source = (extension: string) => fileURLToPath(new URL(`test.${extension}`, place));
  it('are converted into each other', async () => {
    for (const { extension } of DEAL_FORMATS) {
      expect((await convert(source(extension), at(`${extension}.csv`))).code).toBe(0);
      expect(readFileSync(at(`${extension}.csv`))).toEqual(readFileSync(source('csv')));
    }
  });
});
