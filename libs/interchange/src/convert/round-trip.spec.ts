import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatDeal, vulnerabilityOf } from '#cards';
import { imps, scoreForNS } from '#scoring';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { DEAL_FORMATS, dealFormatOf, readDeals } from '../deals/deal-formats.js';
import { dealerIn, vulnerableIn, type DealFormat } from '../deals/deal-file.js';
import { joined } from '../text/records.js';
import { readPublished } from '../published/reading/published-file.js';
import type { RoomResult } from '../published/published-match.js';
import { writeResultsInPbn } from '../results-in-pbn/writing/write-results.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertFile } from './convert-file.js';

const FOLDERS = ['deal-formats', 'pbn'];

/** A file in another format. */
async function converted(bytes: Uint8Array, from: DealFormat, to: DealFormat): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const read = async function* read() {
    for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
  };
  for await (const piece of convertFile(read, { from, to })) pieces.push(piece);
  return joined(pieces);
}

/** The deals of a file, each with what every format holds. */
function cardsIn(bytes: Uint8Array, format: DealFormat): string[] {
  return readDeals(format, bytes).deals.map(({ deal }) => formatDeal(deal));
}

describeShared('every sample of deals and plays', 'conformance/', existsSync, (place) => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, place))
      .filter((name) => dealFormatOf(name) !== undefined)
      .map((name) => ({
        name,
        format: dealFormatOf(name)!,
        bytes: new Uint8Array(readFileSync(new URL(`${folder}/${name}`, place))),
      })),
  );

  it.each(files)('$name is written again in its format as the same file', async ({ bytes, format }) => {
    const written = await converted(bytes, format, format);
    expect(readDeals(format, written)).toEqual(readDeals(format, bytes));
    expect(await converted(written, format, format)).toEqual(written);
  });

  it.each(files)(
    '$name keeps its deals in every other format, and on the way back',
    async ({ bytes, format }) => {
      const given = readDeals(format, bytes).deals;
      const cards = cardsIn(bytes, format).toSorted();
      const isCounted = given.every(({ board }, index) => board === index + 1);
      for (const to of DEAL_FORMATS.filter((one) => isCounted || one.holds.includes('board'))) {
        // oxlint-disable-next-line no-await-in-loop -- one file after the other
        const there = await converted(bytes, format, to);
        expect([to.name, cardsIn(there, to).toSorted()]).toEqual([to.name, cards]);
        // oxlint-disable-next-line no-await-in-loop -- as above
        const back = readDeals(format, await converted(there, to, format)).deals;
        const told = (deals: typeof given) =>
          deals.map((one) =>
            [
              one.board,
              formatDeal(one.deal),
              to.holds.includes('dealer') && dealerIn(one),
              to.holds.includes('vulnerable') && vulnerableIn(one),
            ].join(' '),
          );
        expect([to.name, told(back).toSorted()]).toEqual([to.name, told(given).toSorted()]);
      }
    },
  );
});

describeShared(
  'matches of teams that a program has put into PBN table by table',
  'conformance/pbn/',
  existsSync,
  (place) => {
    const { teams } = readPublished(textOfFile(readFileSync(new URL('example2.pbn', place))).text);
    const [{ game, figures }] = teams as [(typeof teams)[number]];

    it('are fifteen of ten boards, with the IMPs that the scores give', () => {
      expect([game.teams.length, game.matches.length, game.deals.length]).toEqual([30, 15, 10]);
      expect(figures.boards).toHaveLength(150);
      const compared = figures.boards.flatMap(({ match, board, imps: published }) => {
        const [segment] = game.matches.find(({ name }) => name === match)!.segments;
        const { open, closed } = segment!.boards.find((one) => one.board === board)!;
        const [here, there] = [scoreOf(open, board), scoreOf(closed, board)];
        // One room has no last board.
        return here === undefined || there === undefined
          ? []
          : [[match, board, imps(here - there), Number(published)]];
      });
      expect(compared).toHaveLength(149);
      expect(compared.filter(([, , ours, published]) => ours !== published)).toEqual([]);
    });

    it('are the same after they were written and read', () => {
      const written = writeResultsInPbn({ results: [], teams });
      const [again] = readPublished(textOfFile(written).text).teams;
      expect(again!.game).toEqual({ ...game, deals: again!.game.deals });
      expect(again!.figures.boards).toEqual(figures.boards);
      expect(writeResultsInPbn({ results: [], teams: [again!] })).toEqual(written);
    });
  },
);

function scoreOf(result: RoomResult, board: number): number | undefined {
  if (result === null) return undefined;
  return result === 'passed-out' ? 0 : scoreForNS(result, vulnerabilityOf(board));
}
