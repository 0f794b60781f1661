import { readFileSync } from 'node:fs';
import { formatDeal } from '#cards';
import { DEAL_FORMATS } from '../deals/deal-formats.js';
import { dealerIn, vulnerableIn, type DealFormat } from '../deals/deal-file.js';
import { lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import { joined } from '../text/records.js';
import { pbnValue } from '../pbn/pbn-game.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { readLinPlays } from '../played/lin-plays.js';
import { playOfGame } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertFile } from './convert-file.js';
import type { Converted, LostField } from './converted.js';

const DEALS = [
  'N:KQJ8.72.J65.KQ83 AT32.KJ94.KT98.J 764.QT3.Q7.AT974 95.A865.A432.652',
  'N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4',
] as const;
const AUCTION = '[Auction "N"]\n1NT =1= Pass Pass Pass\n[Note "1:15-17"]\n';
const CONTRACT = '[Declarer "N"]\n[Contract "1NT"]\n';

/** What a file tells of its second board, beside its cards. */
interface Seen {
  readonly play: PlayInFile;
  /** Of PBN: what its tags say. */
  readonly value: (name: string) => string;
}

/** A row of the table: the tags that have it, what is told where it is lost, and how it is seen where it is not. */
interface Row {
  readonly tags: string;
  readonly told: readonly LostField[];
  /** The tags that are named then. */
  readonly names?: readonly string[];
  readonly seen: (seen: Seen) => unknown;
  readonly deal?: string;
}

const value = (name: string) => (seen: Seen) => seen.value(name);
const ROWS: Readonly<Record<string, Row>> = {
  hands: { tags: '', told: ['hands'], seen: ({ play }) => play.deal && formatDeal(play.deal) },
  'deals without all hands': {
    tags: '',
    deal: 'N:65.A53.JT7.AK762 - JT9.982.Q532.Q83 -',
    told: ['hands'],
    seen: value('Deal'),
  },
  'board number': { tags: '', told: ['board'], seen: ({ play }) => play.board },
  'unusual dealer': { tags: '[Dealer "W"]\n', told: ['dealer'], seen: ({ play }) => dealerIn(play) },
  'unusual vulnerability': {
    tags: '[Vulnerable "All"]\n',
    told: ['vulnerable'],
    seen: ({ play }) => vulnerableIn(play),
  },
  'double-dummy table': {
    tags: '[DoubleDummyTricks "89956899574448644486"]\n',
    told: ['doubleDummy'],
    seen: ({ play }) => play.doubleDummy,
  },
  'half a double-dummy table': {
    tags: '[DoubleDummyTricks "8995689957"]\n',
    told: ['doubleDummyPart'],
    seen: value('DoubleDummyTricks'),
  },
  players: {
    tags: '[North "Ann"]\n[East "Bob"]\n[South "Cyd"]\n[West "Dan"]\n',
    told: ['played'],
    seen: ({ play: { players } }) => [players.N, players.E, players.S, players.W],
  },
  'auction, explanations': { tags: AUCTION, told: ['played'], seen: ({ play }) => play.calls },
  'cards played': {
    tags: `${CONTRACT}[Result "7"]\n[Play "E"]\nSK S9 D7 S5\n*\n`,
    told: ['played'],
    seen: ({ play }) => play.cards,
  },
  'contract, tricks': {
    tags: `${CONTRACT}[Result "7"]\n`,
    told: ['played'],
    seen: ({ play: { contract, tricks } }) => contract && { contract, tricks },
  },
  comments: { tags: '{A long think}\n', told: ['comments'], seen: ({ play }) => play.comments },
  'event, teams': {
    tags: '[Event "Cup"]\n[Stage "Final"]\n[HomeTeam "Cats"]\n[VisitTeam "Owls"]\n',
    told: ['event'],
    seen: ({ play: { event } }) => ['Event', 'Stage', 'HomeTeam', 'VisitTeam'].map((name) => event[name]),
  },
  'contract without tricks': {
    tags: `${CONTRACT}[Result "?"]\n`,
    told: ['contract', 'played'],
    seen: ({ play }) => play.contract,
  },
  'date, place, section, table': {
    tags: '[Site "Hall"]\n[Date "2026.05.01"]\n[Section "A"]\n[Table "3"]\n',
    told: ['event'],
    names: ['Site', 'Date', 'Section', 'Table'],
    seen: ({ value: valueOf }) => ['Site', 'Date', 'Section', 'Table'].map(valueOf),
  },
  'scores and awards': {
    tags: '[ScoreMP "NS 3"]\n',
    told: ['scores'],
    names: ['ScoreMP'],
    seen: value('ScoreMP'),
  },
  'tables of scores': {
    tags: '[ScoreTable "Rank"]\n1\n',
    told: ['tables'],
    names: ['ScoreTable'],
    seen: value('ScoreTable'),
  },
  'marks of calls and cards': {
    tags: '[Auction "N"]\n1NT $1 Pass Pass Pass\n',
    told: ['annotations', 'played'],
    seen: ({ value: valueOf }) => valueOf('marks'),
  },
  'other tags': {
    tags: '[Annotator "Ann"]\n[OwnTag "x"]\n',
    told: ['tags'],
    names: ['Annotator', 'OwnTag'],
    seen: value('Annotator'),
  },
};

/** The table in docs/file-formats.md: what it says of each row and format. */
function tableInDocs(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const text = readFileSync(new URL('../../../../docs/file-formats.md', import.meta.url), 'utf8');
  const [head, , ...lines] = text
    .slice(text.indexOf('| of a board, into'))
    .split('\n\n')[0]!
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    lines.map(([row, ...cells]) => [
      row!,
      new Map(
        head!.slice(1).flatMap((names, column) => names.split(', ').map((name) => [name, cells[column]!])),
      ),
    ]),
  );
}

async function converted(bytes: Uint8Array, from: DealFormat, to: DealFormat) {
  const pieces: Uint8Array[] = [];
  const converting = convertFile(
    async function* read() {
      yield bytes;
    },
    { from, to },
  );
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece
    const { done, value: piece } = await converting.next();
    if (done) return { bytes: joined(pieces), told: piece };
    pieces.push(piece);
  }
}

/** The second board of a file; nothing where it is not there. */
function secondBoard(bytes: Uint8Array, format: DealFormat): Seen | undefined {
  const { text } = textOfFile(bytes);
  if (format === pbn) {
    const game = [...readPbnGames(text)].filter(({ tags }) => tags.size > 0)[1]!;
    const marks = game.tags.get('Auction')?.elements.filter((element) => element.text.startsWith('$'));
    return {
      play: playOfGame(game, 2),
      value: (name) => (name === 'marks' ? `${marks?.length ?? 0}` : pbnValue(game, name)),
    };
  }
  const none = () => '';
  if (format === lin) {
    const play = readLinPlays(text)[1];
    return play && { play, value: none };
  }
  const one = format.read(bytes).deals[1];
  return one && { play: { ...one, event: {}, players: {}, calls: [], cards: [], comments: [] }, value: none };
}

/** What is told to be lost of a board. */
function toldOf({ lost }: Converted, board: number) {
  return lost.filter(({ boards }) => boards.includes(board));
}

describe('what goes from one format of deals to another', () => {
  const table = tableInDocs();
  const formats = DEAL_FORMATS.map(({ name }) => name);

  it('is documented for each part of a board and each format', () => {
    expect([...table.keys()]).toEqual(Object.keys(ROWS));
    for (const cells of table.values()) {
      expect([...cells.keys()].toSorted()).toEqual(formats.toSorted());
      expect([...cells.values()].filter((cell) => cell !== 'kept' && cell !== 'told')).toEqual([]);
    }
  });

  it.each(Object.entries(ROWS))(
    '%s: as documented, between any two',
    async (row, { tags, told, names = [], seen, deal }) => {
      const text = `[Board "4"]\n[Deal "${DEALS[0]}"]\n\n[Board "5"]\n[Deal "${deal ?? DEALS[1]}"]\n${tags}`;
      const given = new TextEncoder().encode(text);
      const [first, cells] = [seen(secondBoard(given, pbn)!), table.get(row)!];
      for (const from of DEAL_FORMATS.filter(({ name }) => cells.get(name) === 'kept')) {
        // oxlint-disable-next-line no-await-in-loop -- one format after the other
        const { bytes: source } = await converted(given, pbn, from);
        for (const to of DEAL_FORMATS) {
          // oxlint-disable-next-line no-await-in-loop -- as above
          const { bytes, told: what } = await converted(source, from, to);
          const here = secondBoard(bytes, to);
          const isKept = here !== undefined && JSON.stringify(seen(here)) === JSON.stringify(first);
          const lost = toldOf(what, from.holds.includes('board') ? 5 : 2).filter(({ field }) =>
            told.includes(field),
          );
          const named = lost.flatMap((one) => one.names ?? []);
          const areNamed = names.every((name) => named.includes(name));
          const isTold = lost.length > 0 && areNamed;
          expect([from.name, to.name, isKept ? 'kept' : 'lost', isTold ? 'told' : 'not told']).toEqual([
            from.name,
            to.name,
            ...(cells.get(to.name) === 'kept' ? ['kept', 'not told'] : ['lost', 'told']),
          ]);
        }
      }
    },
  );
});
