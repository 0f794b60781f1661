import fc from 'fast-check';
import { dealOfNumber, dealerOf, formatDeal, parseDeal, vulnerabilityOf } from '#cards';
import { readPbn } from './read-pbn.js';
import { textOfFile } from '../text/text-of-file.js';
import { UnreadableDeals, type DealFileFault } from '../faults/unreadable.js';
import { writePbn } from './pbn.js';

const DEAL = 'N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
const OTHER = 'N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4';
const read = (text: string) => readPbn(new TextEncoder().encode(text)).deals;
const game = (board: number, deal: string, tags = '') => `[Board "${board}"]\n[Deal "${deal}"]${tags}\n\n`;
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function faultOf(text: string): DealFileFault {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UnreadableDeals) return error.fault;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('PBN in import format', () => {
  it('gives board, dealer, vulnerability and deal, in whatever order and form', () => {
    const board = { board: 7, dealer: 'S', vulnerable: 'both', deal: parseDeal(DEAL) };
    for (const text of [
      `[Board "7"]\n[Dealer "S"]\n[Vulnerable "All"]\n[Deal "${DEAL}"]\n`,
      `[Deal "${DEAL}"] [Vulnerable "Both"]\r\n[Dealer "s"][Board "7"]`,
      `\uFEFF% PBN 2.1\n\n  \n[ Board\n "7" ]\n[Dealer "S"] ; declarer's [Board "8"]\n{ [Board\n\n"9"] }[Vulnerable "all"]\n% [Deal "x"]\n[Deal "${DEAL}"]`,
      `[Board "7"]\n[Board "7"]\n[Dealer "S"]\n[Vulnerable "All"]\n[Deal "${DEAL}"]\n[Auction "S"]\nPass =1= 1NT $5\n[Note "1:\\"weak\\" [x]"]\n*\n`,
    ]) {
      expect(read(text)).toEqual([board]);
    }
  });
  it.each([
    ['None', 'none'],
    ['Love', 'none'],
    ['-', 'none'],
    ['NS', 'NS'],
    ['ew', 'EW'],
    ['Both', 'both'],
    ['?', undefined],
  ])('has %s for vulnerability', (written, vulnerable) =>
    expect(read(`[Vulnerable "${written}"]\n[Deal "${DEAL}"]`)[0]!.vulnerable).toBe(vulnerable),
  );
  it('counts boards that have no number on from those before', () => {
    const boards = (...tags: string[]) =>
      read(
        tags.map((tag, index) => `${tag}[Deal "${formatDeal(dealOfNumber(BigInt(index)))}"]`).join('\n\n'),
      ).map(({ board }) => board);
    expect(boards('', '', '[Board "9"]', '[Board "?"]')).toEqual([1, 2, 9, 10]);
    expect(boards('[Board "5"]', '[Board "#"] [Round "2"]', '[Board "##6"]', '[Round "2"]')).toEqual([
      5, 5, 6, 6,
    ]);
  });
  it('has a board once that was played at many tables, with what any of them says', () => {
    const turned = `S:${DEAL.slice(2).split(' ').slice(2).concat(DEAL.slice(2).split(' ').slice(0, 2)).join(' ')}`;
    const games = [game(4, DEAL), game(4, turned, '[Vulnerable "All"]'), game(4, DEAL, '[Dealer "W"]')];
    expect(read(games.join(''))).toEqual([
      { board: 4, dealer: 'W', vulnerable: 'both', deal: parseDeal(DEAL) },
    ]);
  });
  it('has a board with another deal in another event or section, each with where it belongs', () => {
    const games = ['A', 'B'].map((section, index) =>
      game(4, [DEAL, OTHER][index]!, `[Event "Cup"][Section "${section}"]`),
    );
    const both = read(games.join('') + games[0]);
    expect(both.map(({ deal, event }) => [formatDeal(deal), event])).toEqual([
      [DEAL, { Event: 'Cup', Section: 'A' }],
      [OTHER, { Event: 'Cup', Section: 'B' }],
    ]);
    const written = writePbn({ deals: both });
    expect(readPbn(written).deals.map(({ deal, event }) => ({ deal, event }))).toEqual(
      both.map(({ deal, event }) => ({ deal, event })),
    );
  });
  it.each([
    ['with another deal', game(4, OTHER), { line: 5, firstLine: 2 }],
    ['for another dealer', game(4, DEAL, '[Dealer "S"]'), { line: 5, firstLine: 2 }],
    [
      'with other tricks',
      game(4, DEAL, `[DoubleDummyTricks "${'0'.repeat(20)}"]`),
      { line: 5, firstLine: 2 },
    ],
  ])('with a board that is there again %s is told by both lines', (_what, again, lines) =>
    expect(faultOf(game(4, DEAL, `[Dealer "W"][DoubleDummyTricks "${'1'.repeat(20)}"]`) + again)).toEqual({
      format: 'PBN',
      board: 4,
      code: 'deal-file.board-otherwise',
      ...lines,
    }),
  );
  it('has two games where a tag comes again, though no line divides them', () =>
    expect(
      read(`[Board "1"]\n[Deal "${DEAL}"]\n[Board "2"]\n[Deal "${OTHER}"]\n`).map(({ board }) => board),
    ).toEqual([1, 2]));
  it('names the board whose hands are not all given, and an end position', () => {
    const hands = DEAL.slice(2).split(' ');
    const two = `[Board "1"]\n[Deal "${DEAL}"]\n\n[Board "7"]\n[Deal "N:${hands[0]} - ${hands[2]} -"]`;
    expect(faultOf(two)).toEqual({
      format: 'PBN',
      board: 7,
      line: 5,
      code: 'deal-file.deal',
      fault: { code: 'deal.hand-not-given', seat: 'E' },
    });
    expect(faultOf('[Board "3"]\n[Deal "N:A... K... Q... J..."]')).toMatchObject({ board: 3, line: 2 });
    expect(faultOf('[Board "3"]\n[Deal "N:A... - A... -"]')).toMatchObject({
      fault: { code: 'deal.card-doubled', card: 'SA', seats: ['N', 'S'] },
    });
  });
  it('passes over games without a deal', () => {
    expect(read(`[Event "##Club"]\n\n[Board "1"]\n[Deal ""]\n\n[Board "2"]\n[Deal "${DEAL}"]`)).toMatchObject(
      [{ board: 2 }],
    );
    expect(faultOf('[Event "Club"]\n')).toEqual({ format: 'PBN', code: 'deal-file.empty' });
    const results = `[Board "3"]\n[Result "9"]\n\n[Board "2"]\n[Deal "${DEAL}"]\n\n[Board "2"]\n[Result "8"]`;
    expect(readPbn(new TextEncoder().encode(results))).toMatchObject({ deals: [{ board: 2 }], without: [3] });
  });
  it('may leave one hand out', () => {
    const hands = DEAL.slice(2).split(' ');
    for (const at of hands.keys())
      expect(formatDeal(read(`[Deal "N:${hands.with(at, '-').join(' ')}"]`)[0]!.deal)).toBe(DEAL);
    expect(faultOf(`[Board "3"]\n[Deal "N:${hands.with(1, '-').with(2, '-').join(' ')}"]`)).toEqual({
      format: 'PBN',
      line: 2,
      board: 3,
      code: 'deal-file.deal',
      fault: { code: 'deal.hand-not-given', seat: 'E' },
    });
  });
  it.each([
    [
      'a card twice',
      DEAL.replace('Q52.KQ', 'Q52.AQ'),
      { code: 'deal.card-doubled', card: 'HA', seats: ['N', 'W'] },
    ],
    [
      'a card twice, and a higher one nowhere',
      DEAL.replace('T864.AT876', 'T864.KT876'),
      { code: 'deal.card-doubled', card: 'HK', seats: ['N', 'W'] },
    ],
    ['51 cards', DEAL.replace('Q52.KQ', 'Q52.Q'), { code: 'deal.card-missing', card: 'HK' }],
    [
      '53 cards',
      DEAL.replace('Q52.KQ', 'Q52.KQJ'),
      { code: 'deal.card-doubled', card: 'HJ', seats: ['S', 'W'] },
    ],
    [
      'a sign that is no rank',
      DEAL.replace('A52', 'A5Z'),
      { code: 'deal.rank', seat: 'N', suit: 'C', found: 'Z' },
    ],
  ])('with %s is told by line and board', (_what, deal, fault) =>
    expect(faultOf(`[Board "1"]\n[Deal "${OTHER}"]\n\n[Board "2"]\n[Deal "${deal}"]\n`)).toEqual({
      format: 'PBN',
      line: 5,
      board: 2,
      code: 'deal-file.deal',
      fault,
    }),
  );
  it.each([
    [`[Board "one"]\n[Deal "${DEAL}"]`, { line: 1, code: 'deal-file.no-board', found: 'one' }],
    [`[Dealer "X"]\n[Deal "${DEAL}"]`, { line: 1, code: 'deal-file.no-dealer', found: 'X' }],
    [`[Deal "${DEAL}"]\n[Vulnerable "sometimes"]`, { line: 2, code: 'deal-file.no-vulnerability' }],
    [`[Board "1"]\n[Deal "${DEAL}]\n`, { line: 2, column: 7, code: 'deal-file.expected', expected: '"' }],
    [`[Board "1"]\nDeal "${DEAL}"]\n`, { line: 2, column: 77, code: 'deal-file.expected', expected: '[' }],
    [`[Board "1"]\n[Play "N"]\n"SA\n`, { line: 3, column: 1, code: 'deal-file.expected', expected: '"' }],
    [
      `[Board "1"]\n{ a comment\n[Deal "${DEAL}"]\n`,
      { line: 2, column: 1, code: 'deal-file.expected', expected: '}' },
    ],
  ])('that is broken is told by the line: %#', (text, fault) => expect(faultOf(text)).toMatchObject(fault));
});

describe('double-dummy tables', () => {
  const digits = '63456634567a9867a986';
  const columns = String.raw`Declarer;Denomination\2R;Result\2R`;
  const rows = ['N', 'E', 'S', 'W'].flatMap((seat, at) =>
    ['C', 'D', 'H', 'S', 'NT'].map((strain, place) => {
      const tricks = at % 2 === 0 ? [6, 5, 4, 3, 6] : [6, 8, 9, 10, 7];
      return `${seat} ${strain} ${tricks[place]}`;
    }),
  );
  const table = (lines: readonly string[], names = columns) =>
    `[Deal "${DEAL}"]\n[OptimumResultTable "${names}"]\n${lines.join('\n')}\n`;
  it.each([
    ['Ability', `[Deal "${DEAL}"]\n[Ability "N:63456 E:7A986 S:63456 W:7A986"]`],
    ['OptimumResultTable', table(rows)],
    ['DoubleDummyTricks', `[Deal "${DEAL}"]\n[DoubleDummyTricks "${digits.toUpperCase()}"]`],
  ])('are the same in %s', (_tag, text) => expect(read(text)[0]!.doubleDummy).toBe(digits));
  it.each([
    '[DoubleDummyTricks "?"]',
    `[DoubleDummyTricks "${'-'.repeat(20)}"]`,
    '[Ability ""]',
    `[OptimumResultTable "${columns}"]`,
    `[OptimumResultTable "${columns}"]\n${rows.with(7, 'E H -').join('\n')}`,
  ])('are not there where they are not known: %#', (tag) =>
    expect(Object.keys(read(`[Deal "${DEAL}"]\n${tag}\n`)[0]!)).not.toContain('doubleDummy'),
  );
  it.each([
    ['too few digits', `[Deal "${DEAL}"]\n[DoubleDummyTricks "6345"]`, 2],
    ['14 tricks in a digit', `[Deal "${DEAL}"]\n[DoubleDummyTricks "${digits.slice(1)}e"]`, 2],
    ['a hand too few', `[Deal "${DEAL}"]\n[Ability "N:63456 E:7A986 S:63456"]`, 2],
    ['a column too few', table(rows, 'Declarer;Result'), 2],
    ['a row too few', table(rows.slice(1)), 2],
    ['a row cut off', table([...rows.slice(0, 19), 'W NT']), 22],
    ['14 tricks', table(rows.with(2, 'N H 14')), 5],
    ['a row twice', table(rows.with(3, rows[1]!)), 6],
    ['a declarer that is none', table(rows.with(6, 'X D 8')), 9],
  ])('with %s are left out and told by the line, and the deal stays', (_what, text, line) => {
    const { deals, leftOut } = readPbn(new TextEncoder().encode(text));
    expect(leftOut).toEqual([{ format: 'PBN', board: 1, line, code: 'deal-file.double-dummy' }]);
    expect(deals).toEqual([{ board: 1, isCounted: true, deal: expect.anything() }]);
  });
  it('that contradict each other are told by both lines', () =>
    expect(faultOf(table(rows.with(0, 'N C 7')) + '[Ability "N:63456 E:7A986 S:63456 W:7A986"]')).toEqual({
      format: 'PBN',
      board: 1,
      line: 23,
      code: 'deal-file.board-otherwise',
      firstLine: 2,
    }));
});

describe('PBN in export format', () => {
  const written = textOf(
    writePbn({
      deals: [
        { board: 2, deal: parseDeal(DEAL), doubleDummy: '89956899574448644486' },
        { board: 3, deal: parseDeal(OTHER), dealer: 'N', vulnerable: 'both' },
      ],
    }),
  );
  it('is as the standard says: the mandatory tags in order, the deal from its dealer', () => {
    const [first, second] = written.split('\r\n\r\n');
    expect(first!.split('\r\n')).toEqual([
      '% PBN 2.1',
      '% EXPORT',
      '[Event ""]',
      '[Site ""]',
      '[Date ""]',
      '[Board "2"]',
      '[West ""]',
      '[North ""]',
      '[East ""]',
      '[South ""]',
      '[Dealer "E"]',
      '[Vulnerable "NS"]',
      '[Deal "E:KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63 T864.AT876.T.A52"]',
      '[Scoring ""]',
      '[Declarer ""]',
      '[Contract ""]',
      '[Result ""]',
      '[DoubleDummyTricks "89956899574448644486"]',
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]',
      'N NT  8',
      'N  S  9',
      'N  H  9',
      'N  D  5',
      'N  C  6',
      'E NT  4',
      'E  S  4',
      'E  H  4',
      'E  D  8',
      'E  C  6',
      'S NT  8',
      'S  S  9',
      'S  H  9',
      'S  D  5',
      'S  C  7',
      'W NT  4',
      'W  S  4',
      'W  H  4',
      'W  D  8',
      'W  C  6',
    ]);
    expect(second!.split('\r\n').slice(8, 11)).toEqual([
      '[Dealer "N"]',
      '[Vulnerable "All"]',
      `[Deal "${OTHER}"]`,
    ]);
    expect(second!.endsWith('\r\n')).toBe(true);
  });
  it('keeps to CRLF and 255 characters a line, whatever the event is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (event) => {
        const bytes = writePbn({ deals: [{ board: 1, deal: parseDeal(DEAL) }] }, { event, site: 'Łódź' });
        const { text } = textOfFile(bytes);
        expect(text.split('\r\n').every((line) => line.length <= 253 && !/\p{Cc}/u.test(line))).toBe(true);
        expect(text.endsWith('\r\n')).toBe(true);
        expect(readPbn(bytes).deals).toHaveLength(1);
      }),
    );
    expect(
      textOf(writePbn({ deals: [{ board: 1, deal: parseDeal(DEAL) }] }, { event: 'The "Cup"\t\\ 7' })),
    ).toContain('[Event "The \\"Cup\\" \\\\ 7"]\r\n');
  });
  it('has what Law 2 says where nothing else is said', () => {
    for (let board = 1; board <= 32; board++) {
      const [again] = readPbn(writePbn({ deals: [{ board, deal: parseDeal(DEAL) }] })).deals;
      expect(again).toEqual({
        board,
        deal: parseDeal(DEAL),
        dealer: dealerOf(board),
        vulnerable: vulnerabilityOf(board),
      });
    }
  });
});

describe('a value that is none', () => {
  it.each(['Board', 'Dealer', 'Vulnerable'])('is named, and not whole where it is very long: %s', (name) => {
    const fault = faultOf(`[Deal "${DEAL}"]\n[${name} "${'Q'.repeat(60_000)}"]\n`);
    expect(fault).toMatchObject({ line: 2, found: `${'Q'.repeat(40)}…` });
    expect(faultOf(`[Deal "${DEAL}"]\n[${name} "Q"]\n`)).toMatchObject({ line: 2, found: 'Q' });
  });
});
