import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { dealFormatOf } from '../deals/deal-formats.js';
import { lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import type { DealFormat } from '../deals/deal-file.js';
import { joined } from '../text/records.js';
import { UnreadableDeals } from '../faults/unreadable.js';
import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { playOfGame } from '../played/pbn-plays.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertFile } from './convert-file.js';
import type { Converted, LostField } from './converted.js';

const DEAL = 'N:KQJ8.72.J65.KQ83 AT32.KJ94.KT98.J 764.QT3.Q7.AT974 95.A865.A432.652';

async function convert(
  text: string | Uint8Array,
  from: DealFormat,
  to: DealFormat,
): Promise<{ readonly text: string; readonly converted: Converted }> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const pieces: Uint8Array[] = [];
  const written = convertFile(
    async function* read() {
      yield bytes;
    },
    { from, to },
  );
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece
    const { done, value } = await written.next();
    if (done) return { text: textOfFile(joined(pieces)).text, converted: value };
    pieces.push(value);
  }
}

const toldOf = ({ lost }: Converted, board: number) =>
  new Set(lost.flatMap(({ field, boards }) => (boards.includes(board) ? [field] : [])));
const games = (text: string) => [...readPbnGames(text)].filter(({ tags }) => tags.size > 0);

/** What a game tells, each with what has to be told where it is lost. */
function facts(game: PbnGame, next: number): readonly (readonly [string, string, readonly LostField[]])[] {
  const play = playOfGame(game, next);
  const value = (name: string) => pbnValue(game, name).replace(/^\?$/, '');
  const event = ['Site', 'Date', 'Section', 'Session', 'Table', 'Competition', 'Round'];
  return [
    ...(['North', 'East', 'South', 'West'] as const).map(
      (name) => [name, value(name), ['texts']] as [string, string, LostField[]],
    ),
    ['Event', value('Event'), ['texts']],
    ['HomeTeam', value('HomeTeam'), ['texts']],
    ['contract', JSON.stringify(play.contract ?? null), ['contract', 'record']],
    ['tricks', JSON.stringify(play.tricks ?? null), ['contract', 'record']],
    ['calls', JSON.stringify(play.calls), ['record', 'texts']],
    ['cards', JSON.stringify(play.cards), ['record']],
    ['deal', JSON.stringify(play.deal ?? null), ['hands']],
    ['dealer', JSON.stringify(play.dealer ?? null), []],
    ['vulnerable', JSON.stringify(play.vulnerable ?? null), []],
    ['comments', JSON.stringify(play.comments), ['texts', 'record']],
    ['marks', /\$\d|\^I/.test(value('Auction')) ? 'x' : '', ['annotations']],
    ['Scoring', value('Scoring').replace(/^MatchPoints$/, 'MP'), ['event']],
    ['ScoreMP', value('ScoreMP'), ['scores']],
    ['OwnTag', value('OwnTag'), ['tags']],
    ...event.map((name) => [name, value(name), ['event']] as [string, string, LostField[]]),
  ];
}

const some = (tag: string, ...values: string[]) =>
  fc
    .option(fc.constantFrom(...values), { nil: '' })
    .map((value) => (value === '' ? '' : `[${tag} "${value}"]\n`));
const gameText = fc
  .tuple(
    fc.constantFrom('1', '2', '7'),
    fc.tuple(
      some('Event', 'Cup', 'Cup, final'),
      some('Site', 'Hall'),
      some('Date', '2026.05.01'),
      some('Table', '3'),
    ),
    fc.tuple(
      some('North', 'Ann', 'Ann | B', 'Kowalska, Ż.'),
      some('East', 'Cy'),
      some('South', 'Bob'),
      some('West', '-'),
    ),
    fc.tuple(some('Dealer', 'N', 'E'), some('Vulnerable', 'None', 'All')),
    some('Deal', DEAL, DEAL.replace(/ \S+ (\S+) \S+$/, ' - $1 -')),
    some('Scoring', 'IMP', 'MP', 'IMP;Butler'),
    fc.constantFrom(
      '',
      '[Declarer "S"]\n[Contract "1NT"]\n[Result "8"]\n',
      '[Declarer "E"]\n[Contract "4HX"]\n[Result "-2"]\n',
      '[Declarer "E"]\n[Contract "4H"]\n[Result "?"]\n',
      '[Contract "Pass"]\n',
    ),
    fc.tuple(some('HomeTeam', 'Cats'), some('ScoreMP', 'NS 3'), some('OwnTag', 'x'), some('Round', '4')),
    fc.constantFrom(
      '',
      '{a !S comment}\n',
      '[Auction "N"]\n1NT Pass Pass Pass\n',
      '[Auction "N"]\n1C =1= 1C Pass Pass Pass\n[Note "1:any | all"]\n',
      '[Auction "N"]\nPass Pass Pass Pass\n',
    ),
  )
  .map(([board, ...parts]) => `[Board "${board}"]\n${parts.flat().join('')}`);

describe('what converting loses', () => {
  it('between PBN and LIN and back is told board by board, and everything else is as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(gameText, { minLength: 1, maxLength: 4 }), async (texts) => {
        const given = texts.join('\n');
        let there: Awaited<ReturnType<typeof convert>>;
        try {
          there = await convert(given, pbn, lin);
        } catch (error) {
          // An auction that does not begin with the dealer, or two deals of a board, are named.
          // So is a file in which there is nothing.
          if (
            error instanceof UnreadableDeals &&
            (error.fault.line ?? 0) + (error.fault.code === 'deal-file.empty' ? 1 : 0) > 0
          )
            return;
          throw error;
        }
        // Of deals alone each stands there once.
        if (there.converted.what === 'deals') return;
        const back = await convert(there.text, lin, pbn);
        const remaining = games(back.text);
        expect(remaining).toHaveLength(texts.length);
        const before = games(given);
        for (const [index, game] of before.entries()) {
          const board = Number(pbnValue(game, 'Board'));
          const told = new Set([...toldOf(there.converted, board), ...toldOf(back.converted, board)]);
          const wanted = facts(game, index + 1);
          // Matches come one after the other: a game is that which has most in common.
          const kept = remaining.filter((one) => Number(pbnValue(one, 'Board')) === board);
          const differences = kept.map((one) =>
            facts(one, index + 1).flatMap(([name, value], at) => {
              const [, own, fields] = wanted[at]!;
              const isSame = value === own || (own === '' && value === 'null') || /^-?$/.test(own);
              const isFilled = /^(dealer|vulnerable)$/.test(name) && own === 'null';
              return isSame || isFilled || fields.some((field) => told.has(field))
                ? []
                : [[name, own, value]];
            }),
          );
          expect(differences.toSorted((one, other) => one.length - other.length)[0]).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('a table that does not say who dealt and is vulnerable has what another says of its deal', async () => {
    const table = (more: string) => `[Event "x"]\n[Board "1"]\n[Deal "${DEAL}"]\n${more}`;
    const said = '[Dealer "E"]\n[Vulnerable "All"]\n';
    const auction = '[Auction "E"]\n1NT Pass Pass Pass\n';
    for (const tables of [
      [said, auction],
      ['', said],
      [auction, said],
      [said, '[Dealer "?"]\n'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const there = await convert(tables.map(table).join('\n'), pbn, lin);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const back = await convert(there.text, lin, pbn);
      expect(
        games(back.text).map((game) => [pbnValue(game, 'Dealer'), pbnValue(game, 'Vulnerable')]),
      ).toEqual([
        ['E', 'All'],
        ['E', 'All'],
      ]);
      expect(there.converted.wrong).toEqual([]);
    }
    const md = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';
    const { text } = await convert(
      `qx|o1|md|4${md.slice(1)}|sv|b|pn|a,b,c,d|pg||qx|c1|md|${md.slice(1)}|mb|1N|mb|ppp|pg||`,
      lin,
      pbn,
    );
    expect(games(text).map((game) => [pbnValue(game, 'Dealer'), pbnValue(game, 'Contract')])).toEqual([
      ['E', '?'],
      ['E', '1NT'],
    ]);
    expect((await convert(text, pbn, lin)).converted.boards).toEqual([1, 1]);
  });

  it('a tag that a game has again stays in PBN, and is told as lost elsewhere', async () => {
    const text = `[Event "x"]\n[Board "1"]\n[Deal "${DEAL}"]\n[Annotator "Ann"]\n[Annotator "Bob"]\n`;
    const kept = await convert(text, pbn, pbn);
    expect(kept.text).toContain('[Annotator "Ann"]\r\n[Annotator "Bob"]');
    expect(kept.converted.lost).toEqual([]);
    for (const to of [lin, dealFormatOf('dup')!])
      // oxlint-disable-next-line no-await-in-loop -- one format after the other
      expect([...toldOf((await convert(text, pbn, to)).converted, 1)]).toContain('tags');
  });

  it('a board without a number is counted on, and that is told with its place', async () => {
    const md = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';
    const file = `vg|Cup,,I,,,A,0,B,0|\nrs|1NS=,,2HE+1|\npg||\nqx|o1|md|${md}|pg||\nqx|o|md|4${md.slice(1)}|pg||\n`;
    const assumed = [
      { of: 'results', place: { format: 'LIN', line: 2, column: 1, board: 1 } },
      { of: 'board', place: { format: 'LIN', line: 5, board: 2 } },
    ];
    const there = await convert(file, lin, pbn);
    expect(there.converted).toMatchObject({ boards: [1, 2], assumed });
    expect((await convert(file, lin, dealFormatOf('dlm')!)).converted.assumed).toEqual([assumed[1]]);
    // LIN goes on as it is.
    expect((await convert(file, lin, lin)).converted.assumed).toEqual([]);
    const games = `[Event "x"]\n[Board "4"]\n[Deal "${DEAL}"]\n\n[Event "x"]\n[Deal "${DEAL.replace('N:', 'E:')}"]\n`;
    const numbered = await convert(games, pbn, lin);
    expect(numbered.converted).toMatchObject({
      boards: [4, 5],
      assumed: [{ of: 'board', place: { format: 'PBN', line: 5, board: 5 } }],
    });
    expect((await convert(games, pbn, pbn)).converted.assumed).toEqual([]);
    expect((await convert(there.text, pbn, lin)).converted.assumed).toEqual([]);
  });

  it('the tags that LIN has no place for are named, those together that the same boards have', async () => {
    const board = (number: number, more: string) =>
      `[Event "x"]\n[Board "${number}"]\n[Deal "${DEAL}"]\n[Site "Hall"]\n[Date "2026.05.01"]\n${more}`;
    const text = [board(1, '[Table "3"]\n'), board(2, '[OwnTag "a"]\n[OwnTag "b"]\n')].join('\n');
    expect((await convert(text, pbn, lin)).converted.lost).toEqual([
      { field: 'event', names: ['Site', 'Date'], boards: [1, 2] },
      { field: 'event', names: ['Table'], boards: [1] },
      { field: 'tags', names: ['OwnTag'], boards: [2] },
    ]);
    const inherited = `[Event "##x"]\n[OwnTag "##y"]\n[Board "1"]\n[Deal "${DEAL}"]\n\n[Board "2"]\n[Deal "${DEAL}"]\n`;
    expect((await convert(inherited, pbn, lin)).converted.lost).toEqual([
      { field: 'tags', names: ['OwnTag'], boards: [1, 2] },
    ]);
  });

  it('an auction says who dealt where nothing else does', async () => {
    const board =
      '[Board "2"]\n[Auction "W"]\n1NT Pass Pass Pass\n[Declarer "W"]\n[Contract "1NT"]\n[Result "7"]\n';
    const { text, converted } = await convert(board, pbn, lin);
    expect(converted).toMatchObject({ lost: [], wrong: [] });
    expect(text).toContain('md|2,,,|');
  });

  it('several tables of a board keep their contracts', async () => {
    const tables = ['1NT S 8', '2H E 7', '3NT N 9', 'Pass'].map((result) => {
      const [contract, declarer = '', tricks = ''] = result.split(' ');
      return `[Event "x"]\n[Board "1"]\n[Deal "${DEAL}"]\n[Declarer "${declarer}"]\n[Contract "${contract}"]\n[Result "${tricks}"]\n`;
    });
    const there = await convert(tables.join('\n'), pbn, lin);
    const back = await convert(there.text, lin, pbn);
    const what = (text: string) =>
      games(text).map((game) =>
        ['Contract', 'Declarer', 'Result'].map((name) => pbnValue(game, name)).join(' '),
      );
    expect(what(back.text)).toEqual(what(tables.join('\n')));
    expect(there.converted).toMatchObject({ lost: [], wrong: [] });
    expect(back.text).not.toContain('[Declarer "?"]');
  });

  it('a board of LIN without calls keeps its names, and one without a result is that', async () => {
    const { text, converted } = await convert('pn|a,b,c,d|st||ah|Board 3|mc|-1|zz|50%|pg||', lin, pbn);
    const [game] = games(text) as [PbnGame];
    expect(['South', 'West', 'North', 'East', 'Result'].map((name) => pbnValue(game, name))).toEqual([
      'a',
      'b',
      'c',
      'd',
      '?',
    ]);
    expect(converted.lost).toEqual([{ field: 'tags', names: ['zz'], boards: [3] }]);
  });

  const MD = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';
  const PASSED = 'mb|1S|mb|p|mb|p|mb|p|pg||';

  it.each([
    ['names before the board', `pn|a,b,c,d|pg||qx|o1|md|${MD}|${PASSED}`, '[South "a"]'],
    ['a title', `st|Lesson 1|qx|o1|md|${MD}|${PASSED}`, '{Lesson 1}'],
    ['a text before any call', `qx|o1|md|${MD}|an|slowly|${PASSED}`, '{slowly}'],
    [
      'two texts of a call',
      `qx|o1|md|${MD}|mb|1S|an|five|an|weak|mb|p|mb|p|mb|p|pg||`,
      '[Note "1:five; weak"]',
    ],
    ['names of both rooms', `qx|c1|pn|a,b,c,d,e,f,g,h|md|${MD}|${PASSED}`, '[South "e"]'],
  ])('%s in LIN: nothing of it is lost', async (_what, text, kept) => {
    const { text: written, converted } = await convert(text, lin, pbn);
    expect(written).toContain(kept);
    expect(converted.boards).toEqual([1]);
    const again = await convert(text, lin, lin);
    expect((await convert(again.text, lin, pbn)).text).toEqual(written);
  });

  it.each([
    [
      'a text where the number of a board stands',
      `qx|o1|md|${MD}|ah|Table 3 of A|ah|Semi-final|${PASSED}`,
      'tags',
      'ah',
    ],
    ['a second vulnerability', `qx|o1|md|${MD}|sv|o|sv|n|${PASSED}`, 'tags', 'sv'],
    ['names of the other room', `qx|o1|pn|a,b,c,d,e,f,g,h|md|${MD}|${PASSED}`, 'tags', 'pn'],
    ['numbers in vg that are none', `vg|Cup,,I,x,y,A,0,B,0|qx|o1|md|${MD}|${PASSED}`, 'event', 'vg'],
    ['a text before vg', `nt|Hello|pg||vg|Cup,,I,1,1,A,0,B,0|qx|o1|md|${MD}|${PASSED}`, 'tags', 'nt'],
  ])('%s in LIN is told', async (_what, text, field, name) => {
    const { converted } = await convert(text, lin, pbn);
    expect(converted.boards).toEqual([1]);
    expect(converted.lost).toContainEqual({ field, names: [name], boards: [1] });
  });

  it('a second claim of other tricks is named, and the first is read', async () => {
    const text = 'qx|o1|md|3,,,|mb|1N|mb|ap|mc|7|\nmc||mc|7|mc|8|\n';
    const { text: inPbn, converted } = await convert(text, lin, pbn);
    expect([inPbn, inPbn]).toEqual([
      expect.stringContaining('[Result "7"]'),
      expect.stringContaining('{Tricks: 8}'),
    ]);
    const place = { format: 'LIN', line: 2, column: 10, board: 1 };
    expect(converted.wrong).toEqual([
      { place, fault: { fault: 'record.claim-again', written: 8, first: 7 } },
    ]);
    const again = await convert(text, lin, lin);
    expect([again.text.includes('mc|8|'), again.converted.wrong]).toEqual([true, converted.wrong]);
  });

  it('a room that is neither open nor closed is named, and has neither the names nor the result of the open one', async () => {
    const text = 'vg|Cup,,I,7,7,Home,,Visit,|rs|2SN=,|pn|S,W,N,E|\nqx|x7|md|3,,,|mb|1N|mb|ap|mc|8|\n';
    const { text: inPbn, converted } = await convert(text, lin, pbn);
    expect(inPbn).toMatch(/\[Contract "1NT"\][^]*\{Room: x7\}|\{Room: x7\}[^]*\[Contract "1NT"\]/);
    expect(inPbn).not.toMatch(/\[Room |\[North "N"/);
    const place = { format: 'LIN', line: 2, board: 7 };
    expect(converted.wrong).toMatchObject([{ place, fault: { fault: 'record.room', written: 'x7' } }]);
    expect(converted.lost).toContainEqual({ field: 'results', boards: [7] });
    const again = await convert(text, lin, lin);
    expect([again.text.includes('qx|x7|'), again.converted.wrong]).toEqual([true, converted.wrong]);
    const usual = await convert('qx|Board 7|mb|1N|\nqx|8|mb|1N|\nqx|o|mb|1N|\nqx|C10|mb|1N|\n', lin, pbn);
    expect([usual.converted.wrong, usual.converted.boards]).toEqual([[], [7, 8, 9, 10]]);
  });

  it('a list of results without boards is told', async () => {
    const { converted } = await convert(
      'vg|Cup,,I,1,2,A,0,B,0|rs|1NS+1,,2HE=,|pg||qx|o1|pn|a,b,c,d|pg||',
      lin,
      pbn,
    );
    expect(converted.lost).toEqual([{ field: 'results', boards: [2] }]);
  });

  it('half a double-dummy table and hands that are not given are left out and told, with the others kept', async () => {
    const text = `[Board "1"]\n[Deal "${DEAL}"]\n[DoubleDummyTricks "12345"]\n\n[Board "2"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]\n`;
    const { converted } = await convert(text, pbn, dealFormatOf('x.bri')!);
    expect(converted.boards).toEqual([1]);
    expect(converted.lost).toEqual([
      { field: 'hands', boards: [2] },
      { field: 'doubleDummyPart', boards: [1] },
    ]);
    const kept = await convert(text, pbn, pbn);
    expect(kept.text).toContain(
      '[Deal "E:- - - AKQJ.AKQ.AKQ.AKQ"]'.replace('E:- - - ', 'N:').replace('AKQ"]', 'AKQ - - -"]'),
    );
    expect(kept.text).toContain('[DoubleDummyTricks "12345"]');
    expect(kept.converted.lost).toEqual([]);
  });

  it.each(['-', '- - - -', '?', ''])(
    'a deal of which nothing is given, as in "%s", stops no file',
    async (none) => {
      const text = `[Board "1"]\n[North "Ann"]\n[Deal "${none}"]\n\n[Board "2"]\n[Deal "${DEAL}"]\n`;
      const kept = await convert(text, pbn, pbn);
      expect([kept.text.includes(`[Deal "${none}"]`), kept.converted.boards]).toEqual([true, [1, 2]]);
      expect((await convert(text, pbn, lin)).text).toContain('pn|,,Ann,|');
      const { converted } = await convert(text, pbn, dealFormatOf('x.bri')!);
      expect([converted.boards, converted.without]).toEqual([[2], [1]]);
    },
  );
});

describe('one value of a good LIN file, altered at random', () => {
  const md = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';
  const table = `md|${md}|sv|o|mb|1S|mb|p|mb|2N!|an|game force|mb|p|mb|3S|mb|p|mb|p|mb|p|pg||pc|C6|pc|C2|pc|CJ|pc|C3|pg||mc|10|pg||`;
  const files = [
    `vg|Cup,Final,I,1,2,Home,0,Visit,0|
rs|3SN+1,4HEx-2,P,2CS=|
pn|So,We,No,Ea,Sc,Wc,Nc,Ec|pg||
qx|o1|${table}
qx|c1|md|${md}|sv|o|pg||
qx|o2|sv|n|mb|p|mb|p|mb|p|mb|p|pg||
qx|c2|sv|n|pg||
`,
    `qx|o1|pn|So,We,No,Ea|${table}\n`,
  ];
  const values = files.flatMap((file) =>
    [...file.matchAll(/(?<=^rs\|(?:[^|\n]*,)?)[^|,\n]+|(?<=\b(?:mb|an|pc|mc|sv|md|pn)\|)[^|]+(?=\|)/gm)].map(
      ({ 0: value, index }) => ({ file, index, value }),
    ),
  );
  const sign = fc.constantFrom(...Array.from('0123456789+-=*!?/. NSEWXHDCTPAxqé%♠'));
  const other = fc.oneof(
    fc.string({ unit: sign, minLength: 1, maxLength: 5 }),
    fc.constantFrom('AVE+', 'A60/40', '3NS=', '4HE', '4HE=', 'ap', 'NP', '-1', '10S', '2♠', 'ppp', '14'),
  );

  it('is read as it means, or named with its line and board; no result disappears', async () => {
    expect(values).toHaveLength(46);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...values), other, async ({ file, index, value }, text) => {
        const altered = `${file.slice(0, index)}${text}${file.slice(index + value.length)}`;
        const line = file.slice(0, index).split('\n').length;
        const read = await convert(altered, lin, pbn).catch((error: unknown) => {
          if (error instanceof UnreadableDeals) return error.fault;
          throw error;
        });
        const isRefused = 'code' in read;
        // What contradicts another line is named by the later of both.
        expect(isRefused && ((read.line ?? 0) < line || read.board === undefined) ? read : undefined).toBe(
          undefined,
        );
        if (isRefused) return;
        const isNothing = /^[-?*. ]*$|^ *(-1|n\/?p) *$/i.test(text);
        const remaining = games(read.text);
        expect(remaining).toHaveLength(file === files[0] ? 4 : 1);
        const silent = remaining.filter((game) => {
          const isThere = ['Contract', 'Result'].every((name) => pbnValue(game, name) !== '?');
          const isText = game.remarks.some((remark) => /^(Result|Tricks): /.test(remark.text));
          return !(isThere || isText || toldOf(read.converted, Number(pbnValue(game, 'Board'))).size > 0);
        });
        expect(isNothing ? [] : silent).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describeShared('small files that were read wrongly', 'cases/', existsSync, (place) => {
  const converted = async (name: string, to: DealFormat) =>
    convert(new Uint8Array(readFileSync(new URL(name, place))), dealFormatOf(name)!, to);

  it.each([
    [
      '18-card-twice.lin',
      { line: 1, board: 3 },
      { fault: 'play.card-twice', trick: 2, card: 'HA', seat: 'E' },
    ],
    [
      '18-card-not-held.lin',
      { line: 1, board: 3 },
      { fault: 'play.out-of-turn', trick: 2, card: 'CK', seat: 'E' },
    ],
    ['18-insufficient-bid.lin', { line: 1, board: 7 }, { fault: 'auction.insufficient', call: 2 }],
    [
      '18-contradicting-contract.pbn',
      { line: 7, board: 1 },
      { fault: 'record.contract', written: '4H S', called: '1NT N' },
    ],
  ])('%s: the first that cannot be is named, and the rest is text', async (name, at, fault) => {
    for (const to of [pbn, lin]) {
      // oxlint-disable-next-line no-await-in-loop -- one format after the other
      const { converted: told } = await converted(name, to);
      expect(told.wrong).toMatchObject([{ place: at, fault }]);
    }
    const { text } = await converted(name, name.endsWith('.lin') ? pbn : lin);
    expect(text).toMatch(/Cards from trick 2: |Calls from 2: 2H|nt\|Calls: 1NT/);
  });

  it('an insufficient bid loses no claim', async () => {
    expect((await converted('18-insufficient-bid.lin', pbn)).text).toContain('{Tricks: 9}');
  });

  it.each([
    ['14-empty-lines.pbn', 1],
    ['14-empty-before-declarer.pbn', 3],
    ['14-no-empty-line.pbn', 2],
    ['15-dbl.pbn', 1],
    ['15-lin-x-xx.lin', 1],
    ['15-lin-mc-minus-1.lin', 1],
    ['15-utf16-without-mark.pbn', 1],
    ['15-vul-hyphen.pbn', 1],
    ['17-two-tables.pbn', 2],
  ])('%s has %i boards in PBN and in LIN', async (name, count) => {
    for (const to of [pbn, lin])
      // oxlint-disable-next-line no-await-in-loop -- one format after the other
      expect((await converted(name, to)).converted.boards).toHaveLength(count);
  });

  it('doubles and redoubles, vulnerability, and the pass of all four are as they were', async () => {
    expect((await converted('15-dbl.pbn', lin)).text).toContain('mb|3N|mb|d|mb|r|mb|p|');
    expect((await converted('15-lin-x-xx.lin', pbn)).text).toContain('[Contract "7NTXX"]');
    expect((await converted('15-vul-hyphen.pbn', pbn)).text).toContain('[Vulnerable "NS"]');
    expect((await converted('17-passed-out-no-declarer.pbn', pbn)).text).toContain(
      '[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]',
    );
  });

  it('an auction alone goes to LIN with players and event, and what LIN has no place for is told', async () => {
    const { text, converted: told } = await converted('17-auction-only-to-lin.pbn', lin);
    expect(text).toContain('vg|Final,');
    expect(text).toContain('pn|Sam,Wanda,Ned,Ela|');
    expect(text).toContain('mb|1N|mb|p|mb|p|mb|p|');
    expect(told.lost).toEqual([{ field: 'event', names: ['Date'], boards: [1] }]);
  });
});
