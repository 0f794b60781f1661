import fc from 'fast-check';
import { dealOfNumber, formatDeal, SEATS, type Vulnerability } from '#cards';
import { dealerIn, vulnerableIn, type DealFile } from '../deals/deal-file.js';
import { DEAL_FORMATS, readDeals } from '../deals/deal-formats.js';
import { joined } from '../deals/records.js';
import { UnreadableDeals } from '../deals/unreadable-deals.js';
import { readPublished } from '../published/published-file.js';
import type { PublishedGame } from '../published/published-game.js';
import type { PublishedTeamsResult } from '../published/published-teams.js';
import type { PublishedResult } from '../published/result-format.js';
import { writeUsebio } from '../published/write-usebio.js';
import { writeResultsInPbn } from '../results-in-pbn/write-results.js';
import { randomGame, randomTeams } from '../testing/random-published.js';
import { REALBRIDGE_SESSIONS, SAMPLES, USEBIO_BUTLER, USEBIO_CROSS_IMPS } from '../testing/samples.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertFile } from './convert-file.js';
import type { Converted } from './converted.js';
import { convertResults } from './convert-results.js';
import { lostInResults, type LostInResults, type LostKind } from './lost-in-results.js';

const vulnerabilities: readonly Vulnerability[] = ['none', 'NS', 'EW', 'both'];
const boards = fc.record({
  deal: fc.bigInt({ min: 1n, max: 10n ** 28n }).map(dealOfNumber),
  dealer: fc.option(fc.constantFrom(...SEATS), { nil: undefined }),
  vulnerable: fc.option(fc.constantFrom(...vulnerabilities), { nil: undefined }),
  doubleDummy: fc.option(fc.constantFrom('7'.repeat(20), '89956899574448644486'), { nil: undefined }),
});
const files = fc
  .tuple(fc.constantFrom(1, 1, 5), fc.array(boards, { minLength: 1, maxLength: 3 }))
  .map(([first, all]): DealFile => ({
    deals: all.map(({ deal, dealer, vulnerable, doubleDummy }, index) => ({
      board: first + index,
      deal,
      ...(dealer && { dealer }),
      ...(vulnerable && { vulnerable }),
      ...(doubleDummy && { doubleDummy }),
    })),
  }));

describe.each(DEAL_FORMATS.map((from) => [from.name, from] as const))('deals from %s', (_name, from) => {
  it('are in every format as they were, or it is told what is lost', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        const bytes = writtenOrRefused(() => from.write(file));
        for (const to of bytes ? DEAL_FORMATS : []) {
          const pieces: Uint8Array[] = [];
          const converting = convertFile(
            async function* read() {
              yield bytes!;
            },
            { from, to },
          );
          let converted: Converted | undefined;
          while (!converted) {
            // oxlint-disable-next-line no-await-in-loop -- piece after piece
            const { done, value } = await converting.next();
            if (done) converted = value;
            else pieces.push(value);
          }
          const isTold = (field: string) => converted.lost.some((one) => one.field === field);
          const told = ({ deals }: DealFile) =>
            deals.map((one) => [
              formatDeal(one.deal),
              isTold('board') || one.board,
              isTold('dealer') || isTold('board') || dealerIn(one),
              isTold('vulnerable') || isTold('board') || vulnerableIn(one),
              isTold('doubleDummy') || one.doubleDummy,
            ]);
          expect([to.name, told(readDeals(to, joined(pieces)))]).toEqual([
            to.name,
            told(readDeals(from, bytes!)),
          ]);
        }
      }),
      { numRuns: 4 },
    );
  });
});

function writtenOrRefused(write: () => Uint8Array): Uint8Array | undefined {
  try {
    return write();
  } catch (error) {
    if (error instanceof UnreadableDeals) return undefined;
    throw error;
  }
}

/** All that is said of a game and its figures, but how it is called and what of it is computed from the rest. */
function said({ game, figures }: PublishedResult) {
  const { name: _name, date: _date, ...rest } = game;
  const { printed: _printed, ...others } = figures;
  const sections = rest.sections.map((section) => ({
    ...section,
    contestants: inAnyOrder(section.contestants),
    lines: inAnyOrder(section.lines),
  }));
  return { ...rest, sections, deals: inAnyOrder(rest.deals), ...saidOfFigures(others) };
}

function saidOfFigures({
  unread: _unread,
  rankings,
  ...others
}: Pick<PublishedTeamsResult['figures'], 'rankings' | 'unread'>) {
  const places = rankings.flatMap(({ over, stratum, places: those }) =>
    those.map((place) => ({ over, stratum, ...place })),
  );
  const lists = Object.entries(others).map(([kind, list]) => [
    kind,
    Array.isArray(list) ? inAnyOrder(list) : list,
  ]);
  return { places: inAnyOrder(places), ...Object.fromEntries(lists) };
}

/** The same of a game of teams, without what it is told to have lost; nothing else may be gone. */
function saidOfTeams({ game, figures }: PublishedTeamsResult, lost: readonly LostInResults[]) {
  const isTold = (what: LostKind) => lost.some((one) => one.what === what);
  const isToldOf = (what: LostKind, board: number) =>
    lost.some((one) => one.what === what && one.boards?.includes(board));
  const { matches, boards, totals, rankings, masterPoints } = figures;
  return {
    scoring: isTold('scoring') || [game.kind, game.scoring],
    about: isTold('about') || [game.title, game.event, game.session],
    teams: game.teams.map(({ team, name, players, pairs, ranked, stratum, beside }) => ({
      players: isTold('players') || { team, name, players, pairs },
      ranked: isTold('ranked') || ranked,
      stratum: isTold('strata') || stratum,
      beside: isTold('beside') || beside,
    })),
    matches: game.matches.map(({ round, teams, carryOver, segments }) => ({
      rounds: isTold('rounds') || { round, teams, rooms: segments.map(({ rooms }) => rooms) },
      carryOver: isTold('beside') || carryOver,
      boards: segments.flatMap(({ segment, boards: played }) =>
        played.flatMap(({ board, open, closed, outcomes }) => {
          const contracts = isToldOf('contracts', board) || { open, closed };
          const results = isToldOf('results', board) || outcomes;
          return contracts === true && results === true ? [] : [{ segment, board, contracts, results }];
        }),
      ),
    })),
    deals: inAnyOrder(game.deals.filter(({ board }) => !isToldOf('deals', board))),
    points: isTold('matches') || inAnyOrder(matches),
    awards: isTold('awards') || inAnyOrder(boards),
    totals: isTold('totals') || inAnyOrder(totals),
    places: isTold('places') || saidOfFigures({ rankings, unread: [] }).places,
    masterPoints: isTold('master-points') || inAnyOrder(masterPoints),
  };
}

function inAnyOrder<One>(all: readonly One[]): One[] {
  const text = (one: One) =>
    JSON.stringify(one, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return all.toSorted((one, other) => (text(one) < text(other) ? -1 : 1));
}

const WRITERS = { USEBIO: writeUsebio, PBN: writeResultsInPbn } as const;

describe.each(['USEBIO', 'PBN'] as const)('results in %s', (to) => {
  const again = (result: PublishedResult) =>
    readPublished(textOfFile(WRITERS[to]({ results: [result], teams: [] })).text).results[0]!;
  const ways = fc.constantFrom<Partial<PublishedGame['scoring']>>(
    {},
    { regulation: 'acblscore', scale: 'acbl' },
    { regulation: 'realbridge', scale: 'double' },
  );

  it('are whatever was written, or it is told what is lost', () => {
    fc.assert(
      fc.property(randomGame, ways, (result, way) => {
        const { game, figures } = result;
        const written = { figures, game: { ...game, scoring: { ...game.scoring, ...way } } };
        const read = again(written);
        const lost = lostInResults({ results: [written], teams: [] }, { results: [read], teams: [] });
        const isTold = lost.length > 0;
        expect(isTold || said(read)).toEqual(isTold || said(written));
      }),
      { numRuns: 40 },
    );
  });

  const samples = [
    ...Object.entries(SAMPLES),
    ['RealBridge', REALBRIDGE_SESSIONS],
    ['Butler', USEBIO_BUTLER],
    ['cross-IMPs', USEBIO_CROSS_IMPS],
  ];
  it.each(samples as [string, string][])('of %s are the same, or it is told what is lost', (_from, text) => {
    const { results } = readPublished(text);
    const { bytes, lost } = convertResults(new TextEncoder().encode(text), to)!;
    const read = readPublished(textOfFile(bytes).text).results;
    const isTold = lost.length > 0;
    expect(isTold || read.map(said)).toEqual(isTold || results.map(said));
  });

  it('of teams are whatever was written, but for what is told to be lost', () => {
    fc.assert(
      fc.property(randomTeams, (result) => {
        const { bytes, lost } = convertResults(writeUsebio({ results: [], teams: [result] }), to)!;
        if (lost.some(({ what }) => what === 'game')) return;
        const { teams } = readPublished(textOfFile(bytes).text);
        expect(teams.map((one) => saidOfTeams(one, lost))).toEqual([saidOfTeams(result, lost)]);
      }),
      { numRuns: 40 },
    );
  });
});
