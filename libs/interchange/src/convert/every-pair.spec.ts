import fc from 'fast-check';
import { dealOfNumber, formatDeal, SEATS, type Vulnerability } from '#cards';
import { dealerIn, vulnerableIn, type DealFile, type DealInFile } from '../deals/deal-file.js';
import { DEAL_FORMATS, readDeals } from '../deals/deal-formats.js';
import { joined } from '../text/records.js';
import { UnreadableDeals } from '../faults/unreadable.js';
import { readPublished } from '../published/reading/published-file.js';
import type { PublishedGame } from '../published/published-game.js';
import type { PublishedTeamsResult } from '../published/published-teams.js';
import type { PublishedResult } from '../published/result-format.js';
import { writeUsebio } from '../published/usebio/write-usebio.js';
import { randomGame, randomTeams } from '../testing/random-published.js';
import { REALBRIDGE_SESSIONS, SAMPLES, USEBIO_BUTLER, USEBIO_CROSS_IMPS } from '../testing/samples.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertFile } from './convert-file.js';
import type { Converted } from './converted.js';
import { convertResults } from './convert-results.js';
import type { LostInResults, LostKind } from './lost-in-results.js';

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

/** What is told to be lost: it frees the parts of a game that it names, and no others. */
function toldIn(lost: readonly LostInResults[]) {
  const isTold = (what: LostKind) => lost.some((one) => one.what === what);
  const isToldOf = (what: LostKind, board: number) =>
    lost.some((one) => one.what === what && one.boards?.includes(board));
  const saidOfDeals = (deals: readonly DealInFile[]) =>
    inAnyOrder(
      deals.map(({ board, deal, dealer, vulnerable, doubleDummy }) => [
        board,
        isToldOf('deals', board) || [
          formatDeal(deal),
          dealerIn({ board, ...(dealer && { dealer }) }),
          vulnerableIn({ board, ...(vulnerable && { vulnerable }) }),
        ],
        isToldOf('double-dummy', board) || doubleDummy,
      ]),
    ).filter(([, deal, solved]) => deal !== true || typeof solved === 'string');
  const saidOfPlaces = (rankings: PublishedResult['figures']['rankings']) =>
    isTold('places') ||
    inAnyOrder(
      rankings.flatMap(({ over, stratum, places }) => places.map((place) => ({ over, stratum, ...place }))),
    );
  return { isTold, isToldOf, saidOfDeals, saidOfPlaces };
}

/** All that is said of a session and its figures but its name, without what it is told to have lost. */
function saidOfSession({ game, figures }: PublishedResult, lost: readonly LostInResults[]) {
  const { isTold, isToldOf, saidOfDeals, saidOfPlaces } = toldIn(lost);
  const { scored, ranked, ...scoring } = game.scoring;
  return {
    scoring: isTold('scoring') || { kind: game.kind, ...scoring },
    together: isTold('together') || { scored, ranked },
    strata: isTold('strata') || game.strata,
    about: isTold('about') || [game.title, game.event, game.session],
    sections: game.sections.map(({ contestants, lines, section, ...shape }) => ({
      section,
      shape: isTold('full-cards') || shape,
      contestants: inAnyOrder(
        contestants.map(({ contestant, players, ranked: isRanked, stratum, beside }) => ({
          players: isTold('players') || { contestant, players },
          ranked: isTold('ranked') || isRanked,
          stratum: isTold('strata') || stratum,
          beside: isTold('beside') || beside,
        })),
      ),
      lines: inAnyOrder(
        lines.map(({ id, board, contract, round, table, ...result }) => ({
          id,
          board,
          results: isToldOf('results', board) || result,
          contracts: isToldOf('contracts', board) || contract,
          rounds: isToldOf('rounds', board) || { round, table },
        })),
      ),
    })),
    deals: saidOfDeals(game.deals),
    awards: isTold('awards') || [inAnyOrder(figures.awards), inAnyOrder(figures.datums)],
    totals: isTold('totals') || inAnyOrder(figures.totals),
    places: saidOfPlaces(figures.rankings),
    matches: isTold('matches') || inAnyOrder(figures.meetings),
    masterPoints: isTold('master-points') || inAnyOrder(figures.masterPoints),
  };
}

/** The same of a game of teams. */
function saidOfTeams({ game, figures }: PublishedTeamsResult, lost: readonly LostInResults[]) {
  const { isTold, isToldOf, saidOfDeals, saidOfPlaces } = toldIn(lost);
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
    // A match of which nothing is left is told with all that it had.
    matches: game.matches
      .map(({ round, teams, carryOver, segments }) => ({
        rounds: isTold('rounds') || { round, teams, rooms: segments.map(({ rooms }) => rooms) },
        carryOver: isTold('beside') || carryOver,
        boards: segments.flatMap(({ segment, boards: played }) =>
          played.flatMap(({ board, open, closed, outcomes }) => {
            const contracts = isToldOf('contracts', board) || { open, closed };
            const results = isToldOf('results', board) || outcomes;
            return contracts === true && results === true ? [] : [{ segment, board, contracts, results }];
          }),
        ),
      }))
      .filter(({ rounds, boards: left }) => rounds !== true || left.length > 0),
    deals: saidOfDeals(game.deals),
    points: isTold('matches') || inAnyOrder(matches),
    awards: isTold('awards') || inAnyOrder(boards),
    totals: isTold('totals') || inAnyOrder(totals),
    places: saidOfPlaces(rankings),
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

function isAllLost(lost: readonly LostInResults[]): boolean {
  return lost.some(({ what }) => what === 'game');
}

/** Each team by a name of its own: PBN tells them by nothing else. */
function withOwnNames({ game, figures }: PublishedTeamsResult): PublishedTeamsResult {
  const teams = game.teams.map((team) => ({ ...team, name: `${team.name} ${team.team}` }));
  return { game: { ...game, teams }, figures };
}

describe.each(['usebio', 'pbn'] as const)('results in %s', (to) => {
  const ways = fc.constantFrom<Partial<PublishedGame['scoring']>>(
    {},
    { regulation: 'acblscore', scale: 'acbl' },
    { regulation: 'realbridge', scale: 'double' },
  );

  it('are whatever was written, but for what is told to be lost', () => {
    fc.assert(
      fc.property(randomGame, ways, ({ game, figures }, way) => {
        const written = { figures, game: { ...game, scoring: { ...game.scoring, ...way } } };
        const { bytes, lost } = convertResults(writeUsebio({ results: [written], teams: [] }), to)!;
        if (isAllLost(lost)) return;
        const { results } = readPublished(textOfFile(bytes).text);
        expect(results.map((one) => saidOfSession(one, lost))).toEqual([saidOfSession(written, lost)]);
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
  it.each(samples as [string, string][])(
    'of %s are the same, but for what is told to be lost',
    (_from, text) => {
      const { results } = readPublished(text);
      const { bytes, lost } = convertResults(new TextEncoder().encode(text), to)!;
      const read = readPublished(textOfFile(bytes).text).results;
      const lostOf = (index: number) => lost.filter(({ game }) => game === results[index]!.game.title);
      expect(read.map((one, index) => saidOfSession(one, lostOf(index)))).toEqual(
        results.map((one, index) => saidOfSession(one, lostOf(index))),
      );
    },
  );

  it('of teams are whatever was written, but for what is told to be lost', () => {
    fc.assert(
      fc.property(randomTeams.map(withOwnNames), (result) => {
        const { bytes, lost } = convertResults(writeUsebio({ results: [], teams: [result] }), to)!;
        if (isAllLost(lost)) return;
        const { teams } = readPublished(textOfFile(bytes).text);
        expect(teams.map((one) => saidOfTeams(one, lost))).toEqual([saidOfTeams(result, lost)]);
      }),
      { numRuns: 40 },
    );
  });
});
