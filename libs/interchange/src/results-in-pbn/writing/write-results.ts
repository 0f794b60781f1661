import { grouped, type Side } from '#cards';
import { pbnTag, type PbnGame, type PbnTag } from '../../pbn/pbn-game.js';
import type { PbnScore } from '../../pbn/pbn-score-cells.js';
import { writeScoreTable, type PbnScoreRow } from '../../pbn/pbn-scores.js';
import { writeTotalScoreTable } from '../../pbn/pbn-totals.js';
import { writePbnGames } from '../../pbn/write-pbn-games.js';
import type { PublishedFigures } from '../../published/published-figures.js';
import {
  contestantInSession,
  type PublishedGame,
  type PublishedLine,
  type PublishedSection,
  type ScoringMethod,
} from '../../published/published-game.js';
import type { PublishedParts, PublishedResult } from '../../published/result-format.js';
import { furtherTables, MATCHES, methodTable, scoringTags, STRATA } from '../further-tables.js';
import { byContestant } from '../sessions-in-pbn.js';
import { isInImps } from '../read-figures.js';
import {
  boardTags,
  eventTags,
  gameOfTags,
  namesToWrite,
  percentageOf,
  plainScore,
  scoreOf,
} from './written-games.js';
import { gamesOfTeams } from './write-teams.js';

const SCORINGS: Readonly<Record<ScoringMethod, string>> = {
  matchpoints: 'MP',
  butler: 'IMP;Butler',
  'cross-imps': 'IMP;Cross1',
  imps: 'IMP',
  'board-a-match': 'BAM',
  other: '?',
};
const COMPETITIONS = {
  pairs: 'Pairs',
  individual: 'Individuals',
  'swiss-pairs': 'Swiss Pairs',
} as const satisfies Record<PublishedGame['kind'], string>;

/**
 * Results as PBN in export format. Of sessions of pairs and individuals there is a game for each board of each section,
 * with its deal where that is known and `ScoreTable`; the first of a section has `TotalScoreTable`. Of teams there is a
 * game for each room that played a board. Reading it gives the same lines and figures, except that what is postponed is
 * not told from what was not played.
 */
export function writeResultsInPbn({ results, teams }: Pick<PublishedParts, 'results' | 'teams'>): Uint8Array {
  return writePbnGames([...results.flatMap(gamesOf), ...teams.flatMap(gamesOfTeams)]);
}

function gamesOf({ game, figures }: PublishedResult): PbnGame[] {
  const points = new Map(figures.awards.map(({ line, side, points: those }) => [`${line} ${side}`, those]));
  return game.sections.flatMap((section) => {
    const boards = [...grouped(section.lines, ({ board }) => board)];
    return boards.map(([board, lines], index) => {
      const deal = game.deals.find((one) => one.board === board);
      const names = new Map(section.contestants.map((one) => [one.contestant, namesToWrite(one.players)]));
      const rows = lines.map((line) => rowOf(line, { names, points, method: game.scoring.method }));
      const totals =
        index === 0
          ? [
              ...methodTable(game.event),
              ...scoringTags(
                game.scoring,
                game.sections.map((one) => one.section),
              ),
              ...strataTag(game),
              ...matchesTag(game),
              ...totalsOf(section, figures, game),
              ...furtherOf(section, figures),
            ]
          : [];
      return gameOfTags([
        ...boardTags(board, deal),
        ...eventTags(game),
        pbnTag('Scoring', scoringText(game.scoring)),
        pbnTag('Section', section.section),
        pbnTag('Competition', COMPETITIONS[game.kind]),
        writeScoreTable(rows),
        ...totals,
      ]);
    });
  });
}

function furtherOf({ section, contestants }: PublishedSection, { masterPoints }: PublishedFigures): PbnTag[] {
  return furtherTables(
    contestants.toSorted(byContestant).map((one) => ({ ...one, id: one.contestant })),
    (id) => masterPoints.filter(({ contestant }) => contestant === contestantInSession(section, id)),
  );
}

function strataTag({ strata }: PublishedGame): PbnTag[] {
  return strata.length === 0 ? [] : [pbnTag(STRATA, strata.join(';'))];
}

function matchesTag({ scoring: { matches } }: PublishedGame): PbnTag[] {
  return matches ? [pbnTag(MATCHES, `${matches.scale} ${matches.equals}`)] : [];
}

function scoringText({ method, scale }: PublishedGame['scoring']): string {
  return `${SCORINGS[method]}${scale === 'acbl' && method === 'matchpoints' ? ';MP2' : ''}`;
}

interface Around {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly points: ReadonlyMap<string, string>;
  readonly method: ScoringMethod;
}

function rowOf(line: PublishedLine, { names, points, method }: Around): Omit<PbnScoreRow, 'line'> {
  const { ns, ew, seats, outcome, contract, round, table, id } = line;
  const isMatchpoints = method === 'matchpoints' || method === 'board-a-match' || method === 'other';
  const award = (side: Side): PbnScore | undefined => plainScore(points.get(`${id} ${side}`));
  const isSplit = JSON.stringify(outcome.ns) !== JSON.stringify(outcome.ew);
  const scoreNS = scoreOf(outcome.ns, 'NS');
  const scoreEW = isSplit ? scoreOf(outcome.ew, 'EW') : undefined;
  const [percentageNS, percentageEW] = [percentageOf(outcome.ns), percentageOf(outcome.ew)];
  const more = new Map([
    ...(contract && contract !== 'passed-out' && contract.lead ? [['Lead', contract.lead] as const] : []),
    ...(round === null ? [] : [['Round', String(round)] as const]),
    ...(table === null ? [] : [['Table', String(table)] as const]),
  ]);
  const awards = { ns: award('NS'), ew: award('EW') };
  return {
    ...(seats ? { players: seats } : { pairNS: ns, pairEW: ew }),
    namesNS: names.get(ns) ?? [],
    namesEW: names.get(ew) ?? [],
    ...(contract && { contract }),
    ...(contract && contract !== 'passed-out' && { declarer: contract.declarer, tricks: contract.tricks }),
    ...(scoreNS && { scoreNS }),
    ...(scoreEW && { scoreEW }),
    ...(percentageNS && { percentageNS }),
    ...(percentageEW && { percentageEW }),
    ...(awards.ns && { [isMatchpoints ? 'mpNS' : 'impNS']: awards.ns }),
    ...(awards.ew && { [isMatchpoints ? 'mpEW' : 'impEW']: awards.ew }),
    more,
  };
}

function totalsOf(
  { section, contestants }: PublishedSection,
  figures: PublishedFigures,
  { kind, scoring: { method, matches } }: Pick<PublishedGame, 'kind' | 'scoring'>,
): PbnTag[] {
  const inImps = isInImps(method);
  const places = new Map(
    figures.rankings
      .filter(({ over, stratum }) => over === 'section' && stratum === null)
      .flatMap((ranking) => ranking.places.map((place) => [place.contestant, place] as const)),
  );
  const rows = contestants.toSorted(byContestant).flatMap(({ contestant, players }) => {
    const name = contestantInSession(section, contestant);
    const total = figures.totals.find((one) => one.contestant === name);
    const place = places.get(name);
    // The table of an individual's boards has no place for names.
    if (!total && !place && kind !== 'individual') return [];
    const score = plainScore(total?.score);
    const percentage = plainScore(total?.percentage);
    return [
      {
        ...(place && { rank: place.first, ...(place.isMarked && { isRankShared: true as const }) }),
        contestant,
        kind: kind === 'individual' ? ('player' as const) : ('pair' as const),
        names: namesToWrite(players),
        ...(score && { [matches ? 'totalVP' : inImps ? 'totalIMP' : 'totalMP']: score }),
        ...(percentage && { totalPercentage: percentage }),
        ...(total?.boards !== undefined && { boards: total.boards }),
      },
    ];
  });
  return rows.length === 0 ? [] : [writeTotalScoreTable(rows)];
}
