import fc from 'fast-check';
import { BRIDGE_DEALS, dealOfNumber, formatDeal, SEATS } from '#cards';
import type { DealFile, DealFormat, DealInFile } from './deal-file.js';
import { DEAL_FORMATS, dealFormatOf, notHeld, readDeals } from './deal-formats.js';
import { joined } from '../text/records.js';
import { UnreadableDeals, type DealFileFault } from '../faults/unreadable.js';

const format = (name: string) => dealFormatOf(name)!;
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const deals = fc.bigInt({ min: 0n, max: BRIDGE_DEALS - 1n }).map(dealOfNumber);
const aboutThem = fc.record(
  {
    dealer: fc.constantFrom(...SEATS),
    vulnerable: fc.constantFrom('none' as const, 'NS' as const, 'EW' as const, 'both' as const),
    doubleDummy: fc.stringMatching(/^[0-9a-d]{20}$/),
  },
  { requiredKeys: [] },
);
/** Boards that follow each other, up to 99, so that every format can hold them. */
const files: fc.Arbitrary<DealFile> = fc
  .tuple(
    fc.integer({ min: 1, max: 80 }),
    fc.array(fc.tuple(deals, aboutThem), { minLength: 1, maxLength: 6 }),
  )
  .map(([first, all]) => ({
    deals: all.map(([deal, about], index) => ({ board: first + index, deal, ...about })),
  }));

function faultOf(act: () => unknown): DealFileFault {
  try {
    act();
  } catch (error) {
    if (error instanceof UnreadableDeals) return error.fault;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** The deals of a file, none where it is refused as it should be. */
function readOrRefused(one: DealFormat, bytes: Uint8Array): readonly DealInFile[] {
  try {
    return readDeals(one, bytes).deals;
  } catch (error) {
    if (error instanceof UnreadableDeals) return [];
    throw error;
  }
}

/** What is left of deals when a format has held them. */
function heldBy({ holds }: DealFormat, file: DealFile): unknown {
  return file.deals.map((one, index) => ({
    deal: formatDeal(one.deal),
    board: holds.includes('board') ? one.board : index + 1,
    ...(holds.includes('dealer') && one.dealer && { dealer: one.dealer }),
    ...(holds.includes('vulnerable') && one.vulnerable && { vulnerable: one.vulnerable }),
    ...(holds.includes('doubleDummy') && one.doubleDummy && { doubleDummy: one.doubleDummy }),
  }));
}

describe.each(DEAL_FORMATS.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  it('gives back what it holds of any deals', () => {
    fc.assert(
      fc.property(files, (file) => {
        const said = { deals: file.deals.map((board) => withDefaults(board, one)) };
        const again = readDeals(one, one.write(file));
        expect(heldBy(one, again)).toEqual(heldBy(one, said));
      }),
      { numRuns: 40 },
    );
  });
  it('is the same when what was read is written again', () => {
    fc.assert(
      fc.property(files, (file) => {
        const bytes = one.write(file);
        expect(textOf(one.write(readDeals(one, bytes)))).toBe(textOf(bytes));
      }),
      { numRuns: 20 },
    );
  });
  it('is found by its name and its extension', () => {
    expect(dealFormatOf(one.name)).toBe(one);
    expect(dealFormatOf(`/some/where.else/club.${one.extension.toUpperCase()}`)).toBe(one);
  });
  it('has no file without deals', () => {
    expect(() => one.write({ deals: [] })).toThrow(UnreadableDeals);
    for (const empty of ['', '\r\n']) {
      expect(() => readDeals(one, bytesOf(empty))).toThrow(UnreadableDeals);
    }
  });
  it('refuses anything or reads whole deals, and never breaks in another way', () => {
    const scraps = fc
      .array(
        fc.constantFrom(
          '[Deal "N:',
          '"]\n',
          'md|3',
          '|',
          'SAKQ',
          'Board 01=',
          '[Document]\n',
          '01',
          ',',
          '\n',
          '{',
        ),
      )
      .map((all) => bytesOf(all.join('')));
    const altered = fc
      .tuple(files, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 3 }), fc.option(fc.nat()))
      .map(([file, changes, cut]) => {
        const bytes = Uint8Array.from(one.write(file));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return cut === null ? bytes : bytes.subarray(0, cut % bytes.length);
      });
    fc.assert(
      fc.property(fc.oneof(altered, fc.uint8Array({ maxLength: 400 }), scraps), (bytes) => {
        const strange = readOrRefused(one, bytes).filter(
          ({ deal, board }) => board < 1 || new Set(SEATS.flatMap((seat) => deal[seat])).size !== 52,
        );
        expect(strange).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** PBN, LIN and CSV write a dealer and a vulnerability also where only Law 2 says them. */
function withDefaults(board: DealInFile, one: DealFormat): DealInFile {
  if (!one.holds.includes('dealer')) return board;
  const [read] = readDeals(one, one.write({ deals: [board] })).deals;
  return { dealer: read!.dealer!, vulnerable: read!.vulnerable!, ...board };
}

it.each(['pbn', 'lin', 'dlm', 'bhg', 'csv'])(
  'a text of %s is the same whatever its lines end with',
  (name) => {
    fc.assert(
      fc.property(files, (file) => {
        const bytes = format(name).write(file);
        const unix = bytesOf(textOf(bytes).replaceAll('\r\n', '\n'));
        expect(readDeals(format(name), unix)).toEqual(readDeals(format(name), bytes));
      }),
      { numRuns: 20 },
    );
  },
);

describe('a format that does not hold everything', () => {
  const deal = dealOfNumber(123_456_789n);
  it('says what is lost, and of which boards', () => {
    const file: DealFile = {
      deals: [
        { board: 1, deal },
        { board: 2, deal, dealer: 'W', vulnerable: 'both' },
        { board: 7, deal, doubleDummy: '0'.repeat(20) },
      ],
    };
    expect(notHeld(format('pbn'), file)).toEqual([]);
    expect(notHeld(format('lin'), file)).toEqual([{ field: 'doubleDummy', boards: [7] }]);
    expect(notHeld(format('cds'), file)).toEqual([
      { field: 'dealer', boards: [2] },
      { field: 'vulnerable', boards: [2] },
      { field: 'doubleDummy', boards: [7] },
    ]);
    expect(notHeld(format('bri'), file)).toEqual([
      { field: 'board', boards: [7] },
      { field: 'dealer', boards: [2] },
      { field: 'vulnerable', boards: [2, 7] },
      { field: 'doubleDummy', boards: [7] },
    ]);
  });
  it('refuses boards that it cannot hold', () => {
    const boards = (...numbers: number[]): DealFile => ({ deals: numbers.map((board) => ({ board, deal })) });
    for (const name of ['dup', 'dlm']) {
      const one = format(name);
      expect(faultOf(() => one.write(boards(1, 2, 4)))).toEqual({
        format: one.name,
        code: 'deal-file.boards-apart',
        board: 4,
        after: 2,
      });
      expect(faultOf(() => one.write(boards(3, 2, 3)))).toMatchObject({
        code: 'deal-file.board-again',
        board: 3,
      });
      expect(faultOf(() => one.write(boards(99, 100)))).toMatchObject({ board: 100, most: 99 });
      expect(readDeals(one, one.write(boards(8, 7))).deals.map(({ board }) => board)).toEqual([7, 8]);
    }
    expect(faultOf(() => format('cds').write(boards(256)))).toMatchObject({ board: 256, most: 255 });
    expect(
      readDeals(format('bhg'), format('bhg').write(boards(9, 3))).deals.map(({ board }) => board),
    ).toEqual([3, 9]);
  });
});

describe('a corrupt file', () => {
  const three: DealFile = {
    deals: [5n, 60_000_000_000_000_000_000n, BRIDGE_DEALS / 3n].map((number, index) => ({
      board: index + 1,
      deal: dealOfNumber(number),
    })),
  };
  const written = (name: string) => textOf(format(name).write(three));
  const faultIn = (name: string, text: string) => faultOf(() => readDeals(format(name), bytesOf(text)));
  const at = (text: string, place: number, put: string) =>
    text.slice(0, place) + put + text.slice(place + put.length);

  it.each([
    ['BRI, the record', 'bri', 128],
    ['DGE, the record', 'dge', 128],
    ['DUP, the record', 'dup', 156],
    ['BER, the record', 'ber', 52],
    ['CDS, the record', 'cds', 14],
    ['RZD, the record', 'rzd', 13],
  ])('that is cut off is told by %s and its bytes', (_name, name, size) => {
    expect(faultIn(name, written(name).slice(0, -3))).toEqual({
      format: name.toUpperCase(),
      record: 3,
      code: 'deal-file.truncated',
      bytes: size - 3,
      size,
    });
  });
  it('of BRI names record and card', () => {
    const file = written('bri');
    expect(faultIn('bri', at(file, 128 + 2 * 16, '53'))).toMatchObject({
      record: 2,
      at: 17,
      found: '53',
      code: 'deal-file.no-card',
    });
    expect(faultIn('bri', at(file, 256 + 2 * 38, file.slice(256, 258)))).toMatchObject({
      record: 3,
      at: 39,
      code: 'deal-file.card-again',
    });
    expect(faultIn('bri', at(file, 80, '5'))).toMatchObject({
      record: 1,
      code: 'deal-file.filler',
      byte: 81,
    });
  });
  it('of DGE names record and card', () => {
    const file = written('dge');
    expect(faultIn('dge', at(file, 128 + 1, 'x'))).toMatchObject({ record: 2, at: 1, found: 'x' });
    const again = at(file, 128 + 2, file[128 + 1]!);
    expect(faultIn('dge', again)).toMatchObject({ record: 2, at: 2, code: 'deal-file.card-again' });
    const short = `${file.slice(0, 66)}${file.slice(67, 128)}\0${file.slice(128)}`;
    expect(faultIn('dge', short)).toMatchObject({ record: 1 });
  });
  it('of DUP names the record whose halves differ', () => {
    const [one, other] = [written('bri'), written('dup')];
    const half = at(other, 156, one.slice(256, 256 + 78));
    expect(faultIn('dup', half)).toMatchObject({ record: 2, code: 'deal-file.halves' });
    expect(faultIn('dup', at(other, 153, '9'))).toEqual({
      format: 'DUP',
      code: 'deal-file.count',
      says: 93,
      records: 3,
    });
    expect(faultIn('dup', at(other, 146, 'XX'))).toMatchObject({ record: 1, code: 'deal-file.header' });
    expect(faultIn('dup', at(other, 147, 'Y'))).toMatchObject({ code: 'deal-file.reversed' });
  });
  it('of DUP may be blank on the screen, and say the trailer in every record or in none', () => {
    const file = written('dup');
    const same = (text: string) => expect(readDeals(format('dup'), bytesOf(text))).toEqual(three);
    same(at(file, 78, ' '.repeat(68)));
    same(at(file, 146, '\0'.repeat(10)));
    same(at(at(file, 156 + 146, 'YN1  0 03 '), 312 + 146, 'YN1  0 03 '));
  });
  it.each([
    ['52 cards are 51', (text: string) => text.slice(1), 'deal-file.hand-full'],
    ['52 cards are 53', (text: string) => `2${text}`, 'deal-file.hand-full'],
    ['a digit is none', (text: string) => at(text, 70, '5'), 'deal-file.no-card'],
  ])('of BER is told where %s', (_what, alter, code) =>
    expect(faultIn('ber', alter(written('ber')))).toMatchObject({ code, format: 'BER' }),
  );
  it('of BER, CDS, RZD and DLM names the first card that is too much in its hand', () => {
    // The second board's ace of spades changes hands.
    const next = (sign: string) => '2341'['1234'.indexOf(sign)]!;
    const ber = written('ber');
    expect(faultIn('ber', at(ber, 52, next(ber[52]!)))).toMatchObject({
      record: 2,
      code: 'deal-file.hand-full',
    });
    for (const [name, place] of [
      ['cds', 14 + 1],
      ['rzd', 13 + 13],
    ] as const) {
      const file = written(name);
      const other = String.fromCharCode(file.charCodeAt(place) ^ 0x40);
      expect(faultIn(name, at(file, place, other))).toMatchObject({ record: 2, code: 'deal-file.hand-full' });
    }
    const dlm = written('dlm');
    const place = dlm.indexOf('Board 02=') + 9;
    const other = String.fromCharCode(((dlm.charCodeAt(place) - 97) ^ 4) + 97);
    expect(faultIn('dlm', at(dlm, place, other))).toMatchObject({ board: 2, code: 'deal-file.checksum' });
    const [before, after] = [dlm.charCodeAt(place), other.charCodeAt(0)];
    const right = String(Number(dlm.slice(place + 26, place + 29)) ^ before ^ after).padStart(3, '0');
    expect(faultIn('dlm', at(at(dlm, place, other), place + 26, right))).toMatchObject({
      board: 2,
      line: expect.any(Number),
      code: 'deal-file.hand-full',
    });
  });
  it.each([
    ['is of another number of deals', at(written('rzd'), 0, '\u0004'), 'deal-file.count'],
    ['is a text', 'Dear all, these are the deals.', 'deal-file.header'],
  ])('of RZD is told when it %s', (_what, text, code) =>
    expect(faultIn('rzd', text)).toMatchObject({ code }),
  );
  it('of CDS has no board 0', () =>
    expect(faultIn('cds', at(written('cds'), 14, '\0'))).toMatchObject({
      record: 2,
      code: 'deal-file.no-board',
    }));
  it('of DLM names the line', () => {
    const file = written('dlm');
    const lineOf = (part: string) => file.slice(0, file.indexOf(part)).split('\n').length;
    expect(faultIn('dlm', file.replace('Checksum=2', 'Checksum=8'))).toMatchObject({
      line: lineOf('Checksum'),
      code: 'deal-file.checksum',
      says: '8',
      sum: '2',
    });
    expect(faultIn('dlm', file.replace('PrintOuts=0', 'PrintOuts'))).toMatchObject({
      line: lineOf('PrintOuts'),
    });
    expect(faultIn('dlm', file.replace('Crypto key=0', 'Crypto key=7'))).toMatchObject({
      code: 'deal-file.encrypted',
    });
    expect(faultIn('dlm', file.replace(/Board 02=.*\r\n/, ''))).toMatchObject({
      board: 2,
      code: 'deal-file.board-missing',
    });
    expect(faultIn('dlm', file.replace('To board=3', 'To board=0'))).toMatchObject({
      line: lineOf('To board'),
    });
    expect(faultIn('dlm', file.replace(/(Board 03=.{5})./, '$1z'))).toMatchObject({
      board: 3,
      at: 11,
      found: 'z',
    });
    expect(faultIn('dlm', file.slice(0, -4))).toMatchObject({ board: 99, code: 'deal-file.line' });
    expect(faultIn('dlm', file.replace('Board 50=a', 'Board 50=b'))).toMatchObject({
      board: 50,
      code: 'deal-file.checksum',
    });
    expect(faultIn('dlm', file.replace(/(Board 03=.{26})\d/, '$1'))).toMatchObject({
      board: 3,
      code: 'deal-file.line',
    });
  });
  it('of BHG names line, board and card', () => {
    const file = written('bhg');
    const [, first] = file.split('\r\n');
    expect(faultIn('bhg', file.replace(first!, `${first!.slice(0, 9)}3${first!.slice(10)}`))).toEqual({
      format: 'BHG',
      line: 2,
      board: 1,
      code: 'deal-file.no-card',
      at: 10,
      found: '3',
    });
    expect(faultIn('bhg', file.replace(first!, first!.slice(0, 51)))).toMatchObject({
      line: 2,
      code: 'deal-file.hand-short',
      cards: 12,
    });
    expect(faultIn('bhg', file.replace(first!, `${first}A`))).toMatchObject({
      line: 2,
      at: 53,
      code: 'deal-file.card-again',
    });
    expect(faultIn('bhg', file.replace(first!, `${first!.slice(0, 51)}${first![0]}`))).toMatchObject({
      at: 52,
      code: 'deal-file.card-again',
    });
    expect(faultIn('bhg', file.trimStart())).toMatchObject({ line: 1, code: 'deal-file.header' });
  });
  it('of CSV names line and board', () => {
    const file = written('csv');
    const doubled = file.replace('"AKQJT98765432"', '"AAQJT98765432"');
    expect(faultIn('csv', doubled)).toMatchObject({
      line: 1,
      board: 1,
      code: 'deal-file.deal',
      fault: { code: 'deal.card-doubled', card: 'SA' },
    });
    expect(faultIn('csv', file.replace('"1"', '"one"'))).toMatchObject({
      line: 1,
      code: 'deal-file.no-board',
    });
    expect(faultIn('csv', file.replace('E/NS', 'X/NS'))).toMatchObject({
      board: 2,
      code: 'deal-file.no-dealer',
    });
    expect(faultIn('csv', file.replace('E/NS', 'E/XX'))).toMatchObject({
      code: 'deal-file.no-vulnerability',
    });
    expect(faultIn('csv', `${file}"A","K"\r\n`)).toMatchObject({ line: 4, code: 'deal-file.line' });
    const plain = file.replaceAll('"', '').replaceAll(',', ';');
    expect(readDeals(format('csv'), bytesOf(plain))).toEqual(readDeals(format('csv'), bytesOf(file)));
  });
  it('of another format under this name is told by that format', () => {
    for (const other of ['pbn', 'dlm', 'lin']) {
      for (const { extension, name } of DEAL_FORMATS) {
        if (extension === other) continue;
        expect(faultIn(extension, written(other))).toEqual({
          format: name,
          code: 'deal-file.other-format',
          other: other.toUpperCase(),
        });
      }
    }
  });
  it('tells no card in its message', () => {
    const file = written('bhg').split('\r\n');
    const text = ['', `${file[1]!.slice(0, 51)}${file[1]![0]}`].join('\r\n');
    expect(() => readDeals(format('bhg'), bytesOf(text))).toThrow(
      'deal-file.card-again {"format":"BHG","line":2,"board":1}',
    );
  });
});

it('bytes of several parts are put together', () =>
  expect(joined([Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)])).toEqual(Uint8Array.of(1, 2, 3)));
