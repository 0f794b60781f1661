import fc from 'fast-check';
import { dealOfNumber } from '#cards';
import { readBws } from './bws/read-bws.js';
import { resultsOfBws } from './bws/results-of-bws.js';
import { convertFile, type Conversion } from './convert/convert-file.js';
import { DEAL_FORMATS, readDeals } from './deals/deal-formats.js';
import { readHandList } from './deals/hand-list.js';
import { readPreferansHands } from './deals/preferans-hands.js';
import { pbn } from './deals/pbn.js';
import { UnreadableDeals, Unreadable } from './faults/unreadable.js';
import { readPbnGames } from './pbn/read-pbn-games.js';
import { writePbnGames } from './pbn/write-pbn-games.js';
import { readRecords } from './played/read-records.js';
import { readPublished } from './published/reading/published-file.js';
import { readResultsInPbn } from './results-in-pbn/read-results.js';
import { writeResultsInPbn } from './results-in-pbn/writing/write-results.js';
import { eveningInBws } from './testing/evening-in-bws.js';
import { SAMPLES } from './testing/samples.js';
import { LIMITS } from './text/lines.js';
import { textOfFile } from './text/text-of-file.js';
import { withoutFigures } from './testing/without-figures.js';

/** So many files of each kind; `TIRAGE_FUZZ_RUNS=100000` looks longer. */
const RUNS = Number(process.env['TIRAGE_FUZZ_RUNS'] ?? 40);

const deals = [1n, 5n * 10n ** 27n].map((number, index) => ({
  board: index + 1,
  deal: dealOfNumber(number),
}));
const bytes = (text: string) => new TextEncoder().encode(text);
const MD = '3SJ86HAT98DKT5CAQ2,S43HQ32DQ763CKJ95,SAKQ2H765DJ94CT83,ST975HKJ4DA82C764';
const GAME = `% PBN 2.1\r\n[Event "##Cup"]\r\n[Board "1"]\r\n[North "Żak"]\r\n[Deal "N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 -"]
[Contract "4SX"] {c}\n[Declarer "N"]\n[Result "NS 10"]\n[DoubleDummyTricks "${'7'.repeat(20)}"]\n[Auction "N"]\n1S =1= ! Pass 4S $4 AP\n[Note "1:5+ \\\\S"]
[Play "E"]\nC6 C2 CJ C3\nDA - ^R D3 D4\n*\n[ScoreTable "Rank\\3R;PairId_NS;PairId_EW;Names_NS;Score_NS;MP_NS"]\n1 1 2 "A;B" 590 2\n2 3 4 "C" ^0 0\n[TotalScoreTable "Rank;PairId;TotalMP"]\n1 1 2\n`;
const LIN = `vg|Cup,1,I,1,2,H,0,V,0|rs|4SN=,|pn|a,b,c,d,e,f,g,h|pg||\nqx|o1|md|${MD}|sv|o|mb|1S!|an|5+ !S|mb|ppp|pg||pc|C6C2|mc|8|\nqx|c1|nt|so|\n`;
const TEAMS = `[Event "Cup"]\n[Competition "Teams"]\n[Board "1"]\n[HomeTeam "Cats"]\n[VisitTeam "Dogs"]\n[Room "Open"]\n[Round "1"]\n[Segment "1"]\n[North "A"]\n[South "B"]\n[East "C"]\n[West "D"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n[ScoreIMP "NS 10 EW -10"]\n[Play "E"]\nHK - - -\n*\n[TotalScoreTable "Rank;TeamId;TeamName;Names;TotalVP"]\n1 1 "Cats" "A;B" 12.5\n[MatchScoreTable "Round;TeamId_Home;TeamId_Away;Score_Home;Score_Away"]\n1 1 2 12.5 7.5\n\n[Event "#"]\n[Board "1"]\n[HomeTeam "Cats"]\n[VisitTeam "Dogs"]\n[Room "Closed"]\n[Score "NS -50 EW 50"]\n[ScorePercentage "NS ^60 EW ^40"]\n[PairNS "3"]\n`;
const TABLES = TEAMS.replaceAll(/\[(HomeTeam|VisitTeam|Competition) .*\]\n/g, '').replace(
  '[PairNS "3"]',
  '[PairNS "3"]\n[PairEW "4"]',
);
const INDIVIDUALS =
  '[Board "1"]\n[ScoreTable "Section;PlayerId_North;PlayerId_South;PlayerId_East;PlayerId_West;Score_NS;MP_North;MP_East"]\nA 1 3 2 4 "420" 2 0\n[TotalScoreTable "PlayerId;Name;TotalScoreMP"]\n1 "Ann" 2\n';
const PUBLISHED = [...[GAME, TEAMS, TABLES, INDIVIDUALS].map(bytes), ...Object.values(SAMPLES).map(bytes)];

const DEVICES = eveningInBws();

interface Fuzzed {
  readonly name: string;
  readonly samples: readonly Uint8Array[];
  readonly read: (file: Uint8Array) => unknown;
}

const READERS: readonly Fuzzed[] = [
  ...DEAL_FORMATS.map((format) => ({
    name: format.name,
    samples: [format.write({ deals }), ...(format.name === 'LIN' ? [bytes(LIN)] : [])],
    read: (file: Uint8Array) => readDeals(format, file),
  })),
  {
    name: 'games of PBN, read and written again',
    samples: [bytes(GAME), pbn.write({ deals })],
    read: (file) => writePbnGames(readPbnGames(textOfFile(file).text)),
  },
  {
    name: 'boards of PBN as LIN',
    samples: [bytes(GAME)],
    read: (file) => converted(file, { from: DEAL_FORMATS[0]!, to: DEAL_FORMATS[1]! }),
  },
  {
    name: 'boards of LIN as PBN',
    samples: [bytes(LIN)],
    read: (file) => converted(file, { from: DEAL_FORMATS[1]!, to: DEAL_FORMATS[0]! }),
  },
  ...DEAL_FORMATS.slice(0, 2).map((format) => ({
    name: `boards of ${format.name} in export format, piece by piece`,
    samples: [bytes(GAME), bytes(LIN)],
    read: (file: Uint8Array) => converted(file, { from: format, to: format }),
  })),
  { name: 'records', samples: [bytes(GAME), bytes(LIN)], read: (file) => readRecords(textOfFile(file).text) },
  {
    name: 'lists of hands',
    samples: [bytes('AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95')],
    read: readHandList,
  },
  {
    name: 'hands of preferans',
    samples: [bytes('12 AKQT987.AK.. .QJT987.AKQJ. ..T987.AKQJT9 J..8.7')],
    read: readPreferansHands,
  },
  {
    name: 'published results',
    samples: PUBLISHED,
    read: (file) => readPublished(textOfFile(file).text),
  },
  {
    name: 'results in PBN, read and written again',
    samples: [GAME, TEAMS, TABLES, INDIVIDUALS].map(bytes),
    read: (file) => writeResultsInPbn(readResultsInPbn(textOfFile(file).text)),
  },
  {
    name: 'published results without figures',
    samples: PUBLISHED,
    read: (file) => withoutFigures(textOfFile(file).text),
  },
  {
    name: 'BWS',
    samples: [DEVICES, Uint8Array.of(0, 1, 0, 0, ...bytes('Standard Jet DB'), 0, 1)],
    read: (file) => resultsOfBws(readBws(file)),
  },
];

describe('whatever bytes a file has', () => {
  it.each(READERS)('$name: a value or a fault of its own comes', async ({ samples, read }) => {
    await fc.assert(
      fc.asyncProperty(brokenFile(samples), async (file) => {
        expect(await endOf(() => read(file))).toBe('a value or a fault of its own');
      }),
      { numRuns: RUNS },
    );
  });

  it('files of table devices: what says where and how long things are may say anything', () => {
    const said = [...DEVICES].flatMap((byte, at) => (byte === 0 ? [] : [at]));
    fc.assert(
      fc.property(fc.array(brokenWord, { minLength: 1, maxLength: 12 }), (words) => {
        const file = DEVICES.slice();
        const view = new DataView(file.buffer);
        for (const { of, size, value } of words) {
          const at = Math.min(said[Math.floor(of * said.length)]!, file.length - 4);
          if (size === 1) view.setUint8(at, value & 0xff);
          else if (size === 2) view.setUint16(at, value & 0xffff, true);
          else view.setUint32(at, value >>> 0, true);
        }
        let rows = 0;
        try {
          rows = resultsOfBws(readBws(file)).rows.length;
        } catch (error) {
          if (!isOwnFault(error)) throw error;
        }
        expect(rows).toBeLessThan(file.length);
      }),
      { numRuns: 4 * RUNS },
    );
  });

  const long = 'x'.repeat(8 * LIMITS.line);
  const hostile = [
    `[Event "${long}`,
    `[Event "x"]\n${'['.repeat(LIMITS.line - 1)}`,
    `[Auction "N"]\n${'^'.repeat(LIMITS.line - 1)}`,
    `{${'{\n'.repeat(LIMITS.game / 2)}`,
    `md|${'S'.repeat(8 * LIMITS.line)}|`,
    `mb|${'1s'.repeat(LIMITS.line)}|`,
    `<?xml version="1.0"?><USEBIO>${'<a>'.repeat(10 * LIMITS.depth)}`,
    `<!DOCTYPE USEBIO [<!ENTITY a "${'b'.repeat(1_000)}">]><USEBIO>${'&a;'.repeat(1_000)}</USEBIO>`,
    '['.repeat(100_000),
  ];

  it.each(READERS.filter(({ name }) => name !== 'BWS'))(
    '$name: a value or a fault of its own comes of lines without an end, and of depths',
    async ({ read }) => {
      for (const text of hostile) {
        // oxlint-disable-next-line no-await-in-loop -- the end of each is told apart
        const end = await endOf(() => read(bytes(text)));
        expect([text.slice(0, 30), end]).toEqual([text.slice(0, 30), 'a value or a fault of its own']);
      }
    },
  );
});

/** How a reading ends: as it should, or the error that is none of the reader's own. */
async function endOf(read: () => unknown): Promise<unknown> {
  try {
    await read();
  } catch (error) {
    if (!isOwnFault(error)) return error;
  }
  return 'a value or a fault of its own';
}

function isOwnFault(error: unknown): boolean {
  return error instanceof UnreadableDeals || error instanceof Unreadable;
}

/** Everything that a file becomes in another format, which comes in pieces as it does itself. */
async function converted(file: Uint8Array, conversion: Conversion): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  // Small pieces break whatever stands in them; a long file in pieces of one byte would only measure the pieces.
  const size = Math.max(1 + (file.length % 100), Math.ceil(file.length / 1_000));
  for await (const piece of convertFile(() => piecesOf(file, size), conversion)) pieces.push(piece);
  return joined(...pieces);
}

async function* piecesOf(file: Uint8Array, size: number) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

/** A byte or a number of two or four that stands where a file has something, and says something else. */
const brokenWord = fc.record({
  of: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  size: fc.constantFrom(1, 2, 4),
  value: fc.oneof(fc.constantFrom(0, 1, 2, 0xff, 0x102, 0x203, 0xfff, 0x1fff, 0xffff, 0xffffffff), fc.nat()),
});

/** Bytes by chance, or a sample in which pieces were changed, left out, repeated or put in. */
function brokenFile(samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const pieces = [
    '"',
    '[',
    ']',
    '{',
    '}',
    '|',
    '%',
    '\n\n',
    ';',
    '<',
    '>',
    '&',
    '\\',
    '#',
    '-',
    '0',
    '99999999999',
    '\u0000',
    'ł',
    '\uFEFF',
    ',',
    ':',
    'null',
  ];
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    how: fc.constantFrom('out', 'again', 'in', 'byte'),
    piece: fc.constantFrom(...pieces),
    byte: fc.nat(255),
  });
  const changed = fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 6 }))
    .map(([sample, changes]) =>
      changes.reduce((file, { at, length, how, piece, byte }) => {
        const from = Math.floor(at * file.length);
        const [head, middle, tail] = [
          file.subarray(0, from),
          file.subarray(from, from + length),
          file.subarray(from + length),
        ];
        switch (how) {
          case 'out':
            return joined(head, tail);
          case 'again':
            return joined(head, middle, middle, tail);
          case 'in':
            return joined(head, bytes(piece), middle, tail);
          default:
            return joined(head, Uint8Array.of(byte), file.subarray(from + 1));
        }
      }, sample),
    );
  return fc.oneof({ weight: 5, arbitrary: changed }, fc.uint8Array({ maxLength: 400 }));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
