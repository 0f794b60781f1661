import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { UnreadableDeals } from '../faults/unreadable.js';
import { LIMITS } from '../text/lines.js';
import { textOfFile } from '../text/text-of-file.js';
import { pbnGame, pbnTag, pbnValue, type PbnGame } from './pbn-game.js';
import { readPbnGames, readPbnStream } from './read-pbn-games.js';
import { writePbnGames } from './write-pbn-games.js';

const DEAL = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
const games = (text: string) => [...readPbnGames(text)];
const again = (bytes: Uint8Array) => writePbnGames(readPbnGames(textOfFile(bytes).text));
/** As the export format has it, without its head and the mandatory tags that the text does not have. */
const exported = (text: string) =>
  textOfFile(writePbnGames(games(text)))
    .text.split('\r\n')
    .slice(2, -1)
    .filter((line) => !line.endsWith(' "?"]'));

function faultOf(text: string): string {
  try {
    return JSON.stringify(games(text).map((game) => writePbnGames([game]).length));
  } catch (error) {
    if (!(error instanceof UnreadableDeals)) throw error;
    const { fault } = error;
    return `${fault.line}:${fault.column} ${'expected' in fault ? fault.expected : fault.code}`;
  }
}

/** An export file with everything that the standard knows, written by hand. */
const EXPORT = `% PBN 2.1
% EXPORT
%Creator: by hand
; the first game
[Event "##Club"]
[Site "Łódź"]
[Date "2026.05.02"]
[Board "1"]
[West "A;B"]
[North ""]
[East "?"]
[South "O \\"K\\" \\\\ L"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${DEAL}"]
[Scoring "MP;MP1"]
[Declarer "^S"]
[Contract "4HX"]
[Result "10"]
{two lines,

% and no escape; [Board "7"]}
[Competition "Pairs"]
[Score "NS 590"]
[Zone "#"]
[Auction "N"]
1H =1= $1 $201 ^S ^I 1C {hm} Pass
{own line}
X ; why not
Pass Pass 4H
AP
[Note "1:5+ \\H"]
; of the note
[Play "W"]
SK =1= SA - ^R S3
H2 ^L H3 $14 + -
*
[Note "1:top of touching"]
[ActionTable "+Percentage\\3R;Call"]
 60 X
  5 "my \\"own\\" call"
[OwnData ""]
a b "c d"
e ^60
[ScoreTable "Rank;Names_NS\\12L;Score_NS\\5R"]
1 "Ann;Bob"      420
2 "Żak"           ^0

; between
[Event "#"]
[Site "?"]
[Date "#"]
[Board "2"]
[West "?"]
[North "?"]
[East "?"]
[South "?"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "E:KJ.. - .J43.. -"]
[Scoring "?"]
[Declarer ""]
[Contract "Pass"]
[Result ""]
`
  .replace('% EXPORT\n', '% EXPORT\n%Content-type: text/pbn; charset=UTF-8\n')
  .replaceAll('\n', '\r\n');

describe('a PBN file', () => {
  it('in export format is written as it was, byte for byte', () => {
    expect(textOfFile(again(new TextEncoder().encode(EXPORT))).text).toBe(EXPORT);
  });

  it('inherits by # from the game before, by ## from then on, and redefines', () => {
    const read = games(
      '[Board "1"]\n[Event "##Club"]\n[Site "A"]\n[Round "#"]\n\n[Board "2"]\n[Site "#"]\n\n[Board "3"]\n[Event "Cup"]\n\n[Board "4"]\n[Event "#"]\n\n[Board "5"]\n[Dealer "#"]',
    );
    expect(
      read.map((game) => ['Event', 'Site', 'Round', 'Dealer'].map((name) => pbnValue(game, name))),
    ).toEqual([
      ['Club', 'A', '', ''],
      ['Club', 'A', '', ''],
      ['Cup', '', '', ''],
      ['Cup', '', '', ''],
      ['Cup', '', '', '#'],
    ]);
  });

  it('keeps a tag that a game has again behind the first of its name, with all that is in its section', () => {
    const twice = EXPORT.replace('[OwnData ""]', '[OwnData "x"]\r\na\r\n[OwnData ""]')
      .replace('[ActionTable', '[Play "W"]\r\nHA =2= H4\r\n[Note "2:other"]\r\n[ActionTable')
      .replace('[ScoreTable "Rank;', '[ScoreTable "Rank"]\r\n7\r\n[ScoreTable "Rank;');
    const bytes = new TextEncoder().encode(twice);
    expect(textOfFile(again(bytes)).text).toBe(twice);
    const [first] = games(twice);
    expect(first!.again!.map(({ name }) => name)).toEqual(['Play', 'OwnData', 'ScoreTable']);
    expect(pbnValue(first!, 'ScoreTable')).toBe('Rank');
    // What says the same again says nothing.
    const same = EXPORT.replace('[OwnData ""]', '[OwnData ""]\r\na b "c d"\r\ne ^60\r\n[OwnData ""]');
    expect(textOfFile(again(new TextEncoder().encode(same))).text).toBe(EXPORT);
  });

  it('has a game from one tag that comes again to the next, wherever its empty lines are', () => {
    const tags = ['[Event "E"]', '[Board "N"]', '[North "A"]', `[Deal "${DEAL}"]`];
    const auction = ['[Auction "N"]', '1NT =1= Pass', 'Pass Pass', '[Note "1:15-17"]', '[Play "E"]', 'SK SA'];
    const game = (board: number) =>
      [...tags, ...auction].map((line) => line.replace('[Board "N"]', `[Board "${board}"]`));
    const usual = [1, 2].map((board) => game(board).join('\n')).join('\n\n');
    const bare = (text: string) =>
      games(text).map(({ tags: those }) =>
        [...those.values()].map(({ name, value, elements, notes }) => [
          name,
          value,
          elements.map((one) => one.text),
          notes.map((note) => note.text),
        ]),
      );
    expect(bare(usual)).toHaveLength(2);
    for (const text of [
      usual.replaceAll('\n', '\n\n'),
      usual.replaceAll('\n[Auction', '\n\n \n[Auction'),
      usual.replaceAll('\n[North', '\n\n[North'),
      usual.replaceAll('\n\n', '\n'),
    ])
      expect(bare(text)).toEqual(bare(usual));
    const withoutEvents = usual.replaceAll('[Event "E"]\n', '').replaceAll('\n\n', '\n');
    expect(bare(withoutEvents)).toEqual(bare(usual).map((tags) => tags.slice(1)));
  });

  it('has its tags in letters of any size; those that nobody knows stay as they are', () => {
    const text =
      '[event "Club"]\n[BOARD "1"]\n[deal "' + DEAL + '"]\n[AuctioN "N"]\nPass\n[ourOwn "x"]\n[Board "2"]\n';
    const usual = text.replace('[event', '[Event').replace('[BOARD', '[Board').replace('[deal', '[Deal');
    expect(games(text).map((game) => [...game.tags.keys()])).toEqual([
      ['Event', 'Board', 'Deal', 'Auction', 'ourOwn'],
      ['Board'],
    ]);
    expect(exported(text)).toEqual(exported(usual.replace('[AuctioN', '[Auction')));
  });

  it('keeps comments with what they stand behind where an empty line ends no game', () => {
    const [first, second, ...more] = games(
      '{of the game}\n[Board "1"]\n; of the board\n\n{of the board, too}\n[Auction "N"]\n\n1NT {of the bid}\n\n{second}\n\n[Board "2"]\n\n{last}',
    );
    expect(first!.remarks.map(({ text }) => text)).toEqual(['of the game']);
    expect(first!.tags.get('Board')!.remarks.map(({ text }) => text.trim())).toEqual([
      'of the board',
      'of the board, too',
    ]);
    expect(first!.tags.get('Auction')!.elements.map(({ text, remarks }) => [text, remarks[0]?.text])).toEqual(
      [['1NT', 'of the bid']],
    );
    expect(second!.remarks.map(({ text }) => text)).toEqual(['second']);
    expect(more.map(({ tags, remarks }) => [tags.size, remarks[0]!.text])).toEqual([[0, 'last']]);
  });

  it('of import format becomes one of export format', () => {
    expect(
      exported(
        `[Zone "1"] [ Deal\n "s:k32.jt98.a2.5432 - - -"][Dealer "n"]\t[Vulnerable "both"] ;all\n[Deal "s:k32.jt98.a2.5432 - - -"]` +
          '\n[Contract "3ntx"][Declarer "e"][Result "NS 3 EW 10"][Zone "2"]\n[Auction "W"]\n-\tp!!=1=$25 1n!? ^i1c AP\n[Note "1: x"]\n[Play "n"]\nSA S2 s3 s4 H2 h3 H4 h5\n*',
      ),
    ).toEqual([
      '[Dealer "N"]',
      '[Vulnerable "All"]',
      ';all',
      '[Deal "N:- - K32.JT98.A2.5432 -"]',
      '[Declarer "E"]',
      '[Contract "3NTX"]',
      '[Result "10"]',
      '[Zone "1"]',
      '[Zone "2"]',
      '[Auction "N"]',
      'Pass =1= $3 $25 1NT $5 ^I 1C AP',
      '[Note "1: x"]',
      '[Play "S"]',
      'S3 S4 SA S2',
      'H4 H5 H2 H3',
      '*',
    ]);
  });

  it('has lines of any system, and may stand in another document', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(
        games(['[Board "1"]', '[Dealer "N"] \u0000', '', '[Board "2"]\u001a'].join(end)).map(
          ({ line }) => line,
        ),
      ).toEqual([1, 4]);
    expect(
      games('<html>\n<PBN>[Board "1"]\n</PBN> and\n<PBN>\n\n[Board "2"]</PBN>\n').map(({ line }) => line),
    ).toEqual([2, 6]);
  });

  it('keeps to 255 signs a line, and writes what it has cut as it is', () => {
    const long = 'Ann Bob '.repeat(60);
    const game = pbnGame([
      pbnTag('Event', `${long}\\`),
      pbnTag('Auction', 'N', [['1H', '$11', 'X', '=1=', 'Pass', '$12', 'AP']], [long]),
      pbnTag('ScoreTable', 'Names_NS;Names_EW', [[`"${long}"`, `"${long}"`]]),
    ]);
    const remarks = (['brace', 'rest-of-line', 'escape'] as const).map((kind) => ({
      kind,
      text: kind === 'brace' ? `${long}\n${long.replaceAll(' ', '_')}` : long,
      startsLine: false,
    }));
    const bytes = writePbnGames([{ ...game, remarks }]);
    expect(
      textOfFile(bytes)
        .text.split('\r\n')
        .filter((line) => line.length > 253),
    ).toEqual([]);
    expect(again(bytes)).toEqual(bytes);
  });

  it('is in Latin-1; names that it has no letters for make it UTF-8, or are spelt with those it has', () => {
    const named = (name: string) => [pbnGame([pbnTag('North', name)])];
    expect(Buffer.from(writePbnGames(named('Müller'))).toString('latin1')).toContain('[North "Müller"]');
    expect(textOfFile(writePbnGames(named('Żółć Иван'))).text).toContain(
      '%Content-type: text/pbn; charset=UTF-8\r\n[Event "?"]',
    );
    const spelt = Buffer.from(writePbnGames(named('Żółć Łukasz Щёголев'), { latin: true })).toString(
      'latin1',
    );
    expect(spelt).toContain('[North "Zólc Lukasz Shchegolev"]');
    expect(spelt).not.toContain('charset');
  });

  it.each([
    ['[Board "1"\n', '1:1 ]'],
    ['[Board 1]', '1:8 tag-value'],
    ['[ "1"]', '1:3 tag-name'],
    ['[Board "1" x]', '1:12 ]'],
    ['[Board "1"]\n\n  {no end', '3:3 }'],
    ['1NT [Board "1"]', '1:1 ['],
    ['[Auction "N"]\nPass Pes', '2:6 call'],
    ['[Auction "N"]\n=1= Pass', '2:1 call'],
    ['[Play "N"]\nSA S2 S11', '2:7 card'],
    ['[Dealer "S"][Auction "N"]\nPass', '1:13 dealers-call'],
    ['[North "A"]\n[Contract "4S"]\n[Contract "3NT"]', '3:undefined deal-file.tag-otherwise'],
    [`[Event "${'x'.repeat(LIMITS.line)}"]`, '1:undefined deal-file.too-long'],
  ])('that is broken names line, column and what should stand there: %j', (text, said) =>
    expect(faultOf(text)).toBe(said),
  );

  it('whatever is in it, is the same after it was written and read', () => {
    fc.assert(fc.property(fileOfPbn, writtenTheSame));
  });

  it('comes game by game, in pieces of any size, as from the whole text', async () => {
    await fc.assert(
      fc.asyncProperty(fileOfPbn, fc.integer({ min: 1, max: 40 }), async (text, size) => {
        const bytes = new TextEncoder().encode(text);
        const inPieces: PbnGame[] = [];
        for await (const game of readPbnStream(piecesOf(bytes, size))) inPieces.push(game);
        expect(inPieces).toEqual(games(text));
      }),
      { numRuns: 40 },
    );
  });

  it('in Polish letters of Windows is read in pieces, too', async () => {
    const bytes = Uint8Array.from(Buffer.from(`[Board "1"]\n[North "\xa3ukasz \xafak"]\n`, 'latin1'));
    for await (const game of readPbnStream(piecesOf(bytes, 5)))
      expect(pbnValue(game, 'North')).toBe('Łukasz Żak');
  });

  it('is refused early where a line or a game has no end', async () => {
    for (const piece of ['x'.repeat(4096), '{ }\n'.repeat(1024), '[T "x"]\n{']) {
      let pieces = 0;
      const endless = (async function* () {
        for (; pieces < 10_000; pieces++) yield piece;
      })();
      await expect(
        (async () => {
          for await (const game of readPbnStream(endless)) expect(game).toBeUndefined();
        })(),
      ).rejects.toMatchObject({ fault: { code: expect.stringMatching(/too-long|expected/) } });
      expect(pieces * piece.length).toBeLessThan(2 * LIMITS.game);
    }
  });
});

describeShared('a PBN file of other programs', 'conformance/', existsSync, (place) => {
  it.each([
    'pbn/example1.pbn',
    'pbn/example2.pbn',
    'pbn/Hand_Trophy_Pairs.pbn',
    'pbn/Wed_Individual.pbn',
    'deal-formats/test.pbn',
    'deal-formats/test-jfr.pbn',
  ])('%s is the same after it was written and read', (name) => {
    const { text } = textOfFile(readFileSync(new URL(name, place)));
    expect(games(text).length).toBeGreaterThan(1);
    writtenTheSame(text);
  });
});

function writtenTheSame(text: string): void {
  const first = games(text);
  const written = writePbnGames(first);
  expect(again(written)).toEqual(written);
  const last = games(textOfFile(written).text);
  expect(last).toHaveLength(first.length);
  for (const [index, { tags, remarks }] of first.entries()) {
    const kept = last[index]!;
    expect([...kept.tags.keys()]).toEqual(expect.arrayContaining([...tags.keys()]));
    for (const name of ['North', 'Own', 'Room'].filter((one) => tags.has(one)))
      expect(said(kept, name)).toBe(said(first[index]!, name));
    expect(kept.remarks.length).toBeGreaterThanOrEqual(remarks.length);
  }
}

/** What a game says by a tag; a mandatory one that a game lacks is written as unknown, which a later `#` then repeats. */
function said(game: PbnGame, name: string): string {
  return pbnValue(game, name).replace(/\t+/g, ' ').trim().replace(/^\?$/, '');
}

async function* piecesOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const words = fc.string({ unit: fc.constantFrom(...Array.from('aZ09 ;{}[]%\\"#łж\t$=')), maxLength: 12 });
const remark = fc.oneof(
  words.map((text) => `{${text.replaceAll('}', '')}\n\n%}`),
  words.map((text) => `;${text}\n`),
  words.map((text) => `\n%${text}\n`),
  fc.constant(''),
);
const quoted = words.map((text) => `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`);
const moves = (...signs: string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...signs),
        fc.constantFrom('', '!', '=2= ', '$30', ' ??$7'),
        fc.oneof({ weight: 5, arbitrary: fc.constant(' ') }, remark),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((made) => made.map((parts) => parts.join('')).join(' '));
const tagOfPbn = fc.oneof(
  fc
    .tuple(fc.constantFrom('Event', 'Site', 'Round', 'North', 'Own', 'Table', 'Room'), quoted)
    .map(([name, value]) => `[${name}  ${value} ]`),
  fc.constantFrom(
    `[Deal "${DEAL}"]`,
    '[Vulnerable "love"]',
    '[Event "##Club"]',
    '[Site "#"]',
    '[Declarer "s"]',
    '[Result "EW 4"]',
    '[ScoreTable "A;+B\\5R"]\n1 "x y"\n2 ^3',
    '[Data "A"]\n1 2\n\t3',
    '[Half "A;B"]\n1 2 3',
  ),
  moves('1h', 'P', 'xx', '-', '^S', '^I 1C', 'AP').map((made) => `[Auction "?"]${made}\n[Note "1:x"]`),
  moves('SA', 'd10', '-', '+', '^R h2', '*').map((made) => `[Play "w"]${made}\n[Note "2:"] [Note "3:y"]`),
);
const fileOfPbn = fc
  .array(
    fc
      .array(fc.tuple(tagOfPbn, remark), { minLength: 1, maxLength: 6 })
      .map((tags) => tags.map(([tag, more]) => `${tag}${more}`).join('\n')),
    { maxLength: 4 },
  )
  .chain((parts) => remark.map((head) => `${head}\n${parts.join('\n \t\n')}`));
