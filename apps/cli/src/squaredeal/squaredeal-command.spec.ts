import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dealFormatOf, readDeals } from '#interchange';
import { describeShared } from '../../../../libs/cards/src/testing/shared-folder.js';
import { run } from '../run.js';
import { squareDealPhrases } from './words.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tirage-squaredeal-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const text = (name: string) => readFileSync(at(name), 'latin1');

async function squaredeal(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await run(
    ['squaredeal', ...words],
    {},
    {
      out: (line) => void (said.out += `${line}\n`),
      err: (line) => void (said.err += `${line}\n`),
    },
  );
  return { code, ...said };
}

const PHASES = ['2:1-3,4-6:FINAL#:Final #/2', '1:2:PLAYOFF:Play-off'];
const NAMES = ['--name', 'Club final', '--delayed', 'DJI closing of 2 June 2026'];
const made = () => squaredeal('new', at('club.sqd'), ...PHASES, ...NAMES);
/** A tournament whose value is known and whose sessions are dealt. */
async function dealt() {
  await made();
  await squaredeal('value', at('club.sqd'), '43275.91');
  return squaredeal('deal', at('club.sqd'), at('club.sqk'), '--into', at('deals'));
}
const verify = (...files: string[]) => squaredeal('verify', at('club.sqd'), at('club.sqk'), ...files);
const changed = (name: string, change: (content: string) => string) =>
  writeFileSync(at(name), change(text(name)), 'latin1');

describe('tirage squaredeal', () => {
  it('makes what is to be published and what is to be kept secret', async () => {
    const { code, out } = await made();
    expect(code).toBe(0);
    expect(out).toContain('club.sqd now, before dealing');
    expect(text('club.sqd').split('\r\n')).toEqual([
      expect.stringMatching(/^# Description file/),
      '#',
      'TN Club final',
      'DI DJI closing of 2 June 2026',
      expect.stringMatching(/^#/),
      expect.stringMatching(/^#/),
      'SN 2:1-3,4-6:FINAL#:Final #/2',
      'SN 1:1-2:PLAYOFF:Play-off',
      expect.stringMatching(/^KH [0-9a-f]{64}$/),
      '',
    ]);
    expect(text('club.sqk')).toMatch(/^1,1:\w{60}\r\n1,2:\w{60}\r\n2,1:\w{60}\r\n$/);
    expect(statSync(at('club.sqk')).mode & 0o077).toBe(0);
    expect(out).not.toContain(text('club.sqk').slice(4, 30));
    const again = await made();
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });
    expect((await verify()).out).toContain(
      'The delayed value (DJI closing of 2 June 2026) is not published yet.',
    );
  });

  it('deals each session into a file, which it finds as it dealt it', async () => {
    const { code, out } = await dealt();
    expect([code, out.split('\n')[0]]).toEqual([0, 'Deals: 8, sessions: 3.']);
    expect(out).toContain(`${at('deals/FINAL2.pbn')}: 1,2 Final 2/2, boards 4-6\n`);
    expect(readdirSync(at('deals')).toSorted()).toEqual(['FINAL1.pbn', 'FINAL2.pbn', 'PLAYOFF.pbn']);
    expect(text('deals/FINAL2.pbn')).toContain('[Event "Club final, 1,2 Final 2/2"]');
    const files = readdirSync(at('deals')).map((name) => join(at('deals'), name));
    const verified = await verify(...files);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('match the published hash (SHA-256 ');
    expect(verified.out).toContain('FINAL2.pbn: deals 3, sessions 1. All match.');
  });

  it('deals one session, the reserve, in another format', async () => {
    await dealt();
    const some = ['--phase', '1', '--session', '2', '--reserve', '--as', 'dup', '--into', at('spare')];
    expect((await squaredeal('deal', at('club.sqd'), at('club.sqk'), ...some)).code).toBe(0);
    expect(readdirSync(at('spare'))).toEqual(['FINAL2reserve.dup']);
    const { code, out } = await verify(at('spare/FINAL2reserve.dup'));
    expect([code, out]).toEqual([0, expect.stringContaining('1,2 Final 2/2, reserve: 3 of 3 boards')]);
    const bytes = (name: string) => new Uint8Array(readFileSync(at(name)));
    const reserve = readDeals(dealFormatOf('dup')!, bytes('spare/FINAL2reserve.dup')).deals;
    const played = readDeals(dealFormatOf('pbn')!, bytes('deals/FINAL2.pbn')).deals;
    expect(reserve.map(({ board }) => board)).toEqual(played.map(({ board }) => board));
    expect(reserve[0]!.deal).not.toEqual(played[0]!.deal);
    expect((await squaredeal('deal', at('club.sqd'), at('club.sqk'), ...some)).err).toContain(
      'already exists',
    );
    expect((await squaredeal('deal', at('club.sqd'), at('club.sqk'), ...some, '--replace')).code).toBe(0);
  });

  it('names the board and the first wrong card of an altered file', async () => {
    await dealt();
    const before = text('deals/FINAL2.pbn');
    // Two spades of the second board change hands.
    let moved: string | undefined;
    changed('deals/FINAL2.pbn', (content) => {
      const deals = [...content.matchAll(/\[Deal "(\w):(.*)"\]/g)];
      const [whole, , hands] = deals[1]!;
      const suits = hands!.split(' ').map((hand) => hand.split('.'));
      const [one, other] = [0, 1, 2, 3].filter((hand) => suits[hand]![0] !== '');
      moved = suits[one!]![0]![0]!;
      const back = suits[other!]![0]![0]!;
      suits[one!]![0] = suits[one!]![0]!.replace(moved, back);
      suits[other!]![0] = suits[other!]![0]!.replace(back, moved);
      return content.replace(whole, whole.replace(hands!, suits.map((hand) => hand.join('.')).join(' ')));
    });
    expect(text('deals/FINAL2.pbn')).not.toBe(before);
    const { code, out } = await verify(at('deals/FINAL2.pbn'));
    expect(code).toBe(1);
    expect(out).toContain('2 of 3 deals match.');
    expect(out).toMatch(
      /deal 2: board 5 of 1,2 Final 2\/2 differs, S\w was dealt to [NESW] but is with [NESW] here/,
    );
    const asData = JSON.parse((await verify(at('deals/FINAL2.pbn'), '--json')).out) as object;
    expect(asData).toMatchObject({
      keys: 3,
      asDealt: false,
      files: [{ deals: 3, differences: [{ kind: 'altered', place: 2, board: 5, session: 2 }] }],
    });
  });

  it('names boards that are missing, and a file that is no deal', async () => {
    await dealt();
    changed('deals/FINAL1.pbn', (content) => content.slice(0, content.lastIndexOf('\r\n\r\n') + 2));
    expect(await verify(at('deals/FINAL1.pbn'))).toMatchObject({
      code: 1,
      out: expect.stringContaining('board 3 of 1,1 Final 1/2 is missing'),
    });
    // Whatever spades the hand has been dealt, if any.
    changed('deals/PLAYOFF.pbn', (content) => content.replace(/\[Deal "\w:/, '$&AA'));
    expect(await verify(at('deals/PLAYOFF.pbn'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /PLAYOFF\.pbn: line 13, board 1: S\w is there more than once|line 13, board 1: /,
      ),
    });
  });

  it.each([
    [
      'a changed key',
      (sqk: string) => sqk.replace(/:./, (sign) => (sign === ':a' ? ':b' : ':a')),
      'SQK: these are not the published keys: their hash is',
    ],
    [
      'a broken line',
      (sqk: string) => sqk.replace('1,2:', '1;2:'),
      'SQK, line 2: a key has the form phase,session:key.',
    ],
    [
      'a session too few',
      (sqk: string) => sqk.replace(/2,1:.*\r\n/, ''),
      'SQK: the key of session 2,1 is missing.',
    ],
  ])('refuses an SQK with %s', async (_what, change, words) => {
    await dealt();
    changed('club.sqk', change);
    expect(await verify(at('deals/FINAL1.pbn'))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(words),
    });
    const deal = await squaredeal('deal', at('club.sqd'), at('club.sqk'), '--into', at('more'));
    expect(deal).toMatchObject({ code: 1, out: '' });
    expect(existsSync(at('more'))).toBe(false);
  });

  it('refuses an SQD whose line is broken, and one without its value', async () => {
    await made();
    const deal = () => squaredeal('deal', at('club.sqd'), at('club.sqk'), '--into', at('deals'));
    expect((await deal()).err).toBe('SQD: the delayed information (DV) is still missing.\n');
    expect(existsSync(at('deals'))).toBe(false);
    await squaredeal('value', at('club.sqd'), '1');
    expect((await squaredeal('value', at('club.sqd'), '2')).err).toContain(
      'the delayed information is already there: 1.',
    );
    changed('club.sqd', (sqd) => sqd.replace('SN 1:', 'SN one:'));
    expect((await deal()).err).toBe('SQD, line 9: a phase has the form sessions:boards:file:description.\n');
  });

  it('deals phases whose boards or sessions are open, one at a time', async () => {
    await squaredeal('new', at('open.sqd'), '*:?:SWISS##:Swiss #', ...NAMES);
    await squaredeal('value', at('open.sqd'), '7');
    const deal = (...words: string[]) =>
      squaredeal('deal', at('open.sqd'), at('open.sqk'), '--into', at('deals'), '--phase', '1', ...words);
    expect(await deal()).toMatchObject({
      code: 2,
      err: expect.stringContaining('Deal one session at a time'),
    });
    expect((await deal('--session', '3')).err).toContain('the boards of phase 1 are not fixed; enter them');
    expect((await deal('--session', '3', '--boards', '9-12')).code).toBe(0);
    expect(
      (await squaredeal('verify', at('open.sqd'), at('open.sqk'), at('deals/SWISS03.pbn'))).out,
    ).toContain('1,3 Swiss 3: 4 of 4 boards');
  });

  it.each([
    [[], 'An argument is missing'],
    [['shuffle'], 'There is no command tirage squaredeal shuffle'],
    [['new', 'club.sqd'], 'Usage: tirage squaredeal new'],
    [['new', 'club.txt', PHASES[0]!, ...NAMES], 'must end with .sqd'],
    [['new', 'club.sqd', PHASES[0]!], 'Set the tournament name'],
    [['new', 'club.sqd', 'Final', ...NAMES], 'Final is not a phase'],
    [['value', 'club.sqd'], 'Usage: tirage squaredeal value'],
    [['verify', 'club.sqd'], 'Usage: tirage squaredeal verify'],
    [['deal', 'a', 'b', 'c'], 'Unexpected argument c'],
  ])('%j makes no sense', async (words, why) => {
    expect(await squaredeal(...words)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  });

  it('says which options make no sense', async () => {
    await dealt();
    for (const [option, value] of [
      ['--phase', '0'],
      ['--session', '1'],
      ['--boards', '3-1'],
      ['--as', 'doc'],
      ['--language', 'fr'],
    ] as const)
      expect((await squaredeal('deal', at('club.sqd'), at('club.sqk'), option, value)).code).toBe(2);
  });

  it('speaks Polish and Russian, with the same parameters', async () => {
    await dealt();
    expect((await verify('--language', 'pl')).out).toContain('zgadzają się z opublikowanym skrótem');
    expect((await verify('--language', 'ru')).out).toContain('соответствуют опубликованному хешу');
    const names = (words: string) => new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const language of ['pl', 'ru'] as const) {
      for (const [phrase, words] of Object.entries(squareDealPhrases.en))
        expect(names(squareDealPhrases[language][phrase as keyof typeof squareDealPhrases.en])).toEqual(
          names(words),
        );
    }
  });
});

describeShared('a world championship', 'conformance/squaredeal/', existsSync, (place) => {
  const real = (name: string) => fileURLToPath(new URL(`WBG2024.${name}`, place));
  it('was dealt as it promised, all 1,186 deals', async () => {
    const verified = await squaredeal('verify', real('sqd'), real('sqk'), real('allpbn.actual'));
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('The 90 keys in');
    expect(verified.out).toContain('deals 1186, sessions 90. All match.');
  });
  it('is told from one whose keys or deals were altered', async () => {
    const sqk = readFileSync(real('sqk'), 'latin1');
    writeFileSync(at('altered.sqk'), sqk.replace('4,2:By', '4,2:bY'));
    expect(await squaredeal('verify', real('sqd'), at('altered.sqk'))).toMatchObject({ code: 1, out: '' });
    const lines = readFileSync(real('allpbn.actual'), 'latin1').split('\n');
    const list = (hands: string[]) => {
      writeFileSync(at('altered.txt'), hands.join('\n'));
      return squaredeal('verify', real('sqd'), real('sqk'), at('altered.txt'));
    };
    const doubled = lines.with(8, lines[8]!.replace(' AJ95.', ' A995.'));
    expect((await list(doubled)).err).toContain('altered.txt: line 9: S9 appears more than once: S, S.');
    const exchanged = lines.with(0, lines[0]!.replace('AT3.', 'QT3.').replace('Q65.', 'A65.'));
    const { code, out } = await list(exchanged);
    expect(code).toBe(1);
    expect(out).toContain('1185 of 1186 deals match.');
    expect(out).toMatch(/deal 1: board 1 of 7,1 Finals 1\/6 differs, SA was dealt to N but is with E here/);
  });
});
