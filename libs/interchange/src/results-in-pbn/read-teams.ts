import type { PbnGame } from '../pbn/pbn-game.js';
import { pbnRows } from '../pbn/pbn-table.js';
import { readTotalScoreTable, type PbnTotalRow } from '../pbn/pbn-totals.js';
import type { ValueFault } from '../faults/unreadable.js';
import {
  contradictingImps,
  impsOf,
  MATCH_TABLE,
  MATCH_TABLE_COLUMNS,
  matchOf,
  matchesOf,
  teamsRow,
  type MatchInHand,
} from './rows-of-matches.js';
import { saysNothing } from '../text/written-values.js';
import type { PublishedMatch } from '../published/published-match.js';
import type {
  PublishedBoardFigure,
  PublishedMatchFigure,
  PublishedTeamsGame,
  PublishedTeamsResult,
} from '../published/published-teams.js';
import { aboutSession, dealsOf, competitionOf } from './about-session.js';
import { rowFiguresNotTaken, totalFiguresNotTaken, placesOf, totalOf } from './read-figures.js';
import { CARRY_OVER, FurtherKnown } from './further-tables.js';
import { rowsOf, type RowOfBoard } from './rows-of-games.js';
import { saidOtherwise } from './contradicting-rows.js';
import { isOfTeams, saidInSome, TITLE } from './sessions-in-pbn.js';
import { notUnderstood } from './tags-understood.js';
import { TeamsInHand } from './teams-in-hand.js';

/**
 * The matches of a session out of a game for each table: who meets is `HomeTeam` and `VisitTeam`. The room is said, and
 * the home team sits North-South in the open one; or each table names the team that sits North-South there first.
 *
 * @param all takes every row that is read
 * @param faults takes what contradicts itself
 * @throws UnreadableDeals
 */
export function teamsOf(
  games: readonly PbnGame[],
  name: string,
  { all, faults }: { readonly all: RowOfBoard[]; readonly faults: ValueFault[] },
): PublishedTeamsResult[] {
  if (games.some(({ tags }) => tags.has('ScoreTable'))) return [];
  const rows = games.filter(isOfTeams).flatMap(rowsOf).map(teamsRow);
  if (rows.length === 0) return [];
  for (const row of rows) all.push(row);
  const totals = games.flatMap((game) => {
    const table = game.tags.get('TotalScoreTable');
    return table ? readTotalScoreTable(table).filter(({ kind }) => kind === 'team') : [];
  });
  const inHand = matchesOf(rows);
  for (const fault of contradictingImps(inHand)) faults.push(fault);
  const further = new FurtherKnown();
  for (const one of games) further.add(one);
  const teams = new TeamsInHand(totals, further);
  for (const { home, away } of inHand) for (const team of [home, away]) teams.idOf(team);
  const matches = inHand.map((match, index) => matchOf(match, `match ${index + 1}`, teams));
  const told = [
    ...saidOtherwise(games),
    ...inHand.flatMap(({ segments }) => {
      const own = [...segments.values()].flatMap(({ open, closed }) => [...open, ...closed]);
      return saidOtherwise(
        own.map((row) => row.game),
        [CARRY_OVER],
      );
    }),
    ...notUnderstood(games, rows, []),
    ...matchFiguresOfNone(games, matches),
    ...further.faults(
      teams.all().map(({ team, players }) => ({ id: team, names: players.map((one) => one.name) })),
    ),
  ];
  for (const fault of told) faults.push(fault);
  const competition = competitionOf(games[0]!);
  const game: PublishedTeamsGame = {
    name,
    ...aboutSession(games),
    kind: kindOf(competition, matches, teams.all().length),
    scoring: scoringOf(saidInSome(games, 'Scoring'), totals),
    teams: teams.all(),
    matches,
    deals: dealsOf(games),
  };
  return [
    {
      game,
      figures: {
        matches: games.flatMap((one) => matchFigures(one, matches)),
        boards: inHand.flatMap((match, index) => boardFigures(match, matches[index]!.name)),
        totals: totals.flatMap((row) =>
          totalOf(row.contestant!, row, row.totalVP ?? row.totalIMP ?? row.totalMP),
        ),
        rankings: rankingsOf(totals),
        masterPoints: game.teams.flatMap(({ team }) =>
          further.masterPoints(team).map((points) => ({ contestant: team, ...points })),
        ),
        unread: [
          ...rowFiguresNotTaken(
            rows.map(({ row }) => row),
            ['IMP'],
          ),
          ...totalFiguresNotTaken(totals, (row) => [
            row.totalVP ? 'totalVP' : row.totalIMP ? 'totalIMP' : 'totalMP',
            row.totalPercentage ? 'totalPercentage' : 'meanPercentage',
          ]),
        ],
      },
    },
  ];
}

function kindOf(
  competition: string,
  matches: readonly PublishedMatch[],
  teams: number,
): PublishedTeamsGame['kind'] {
  if (/swiss/i.test(competition)) return 'swiss';
  if (/knock/i.test(competition)) return 'knockout';
  const met = new Set(matches.map((match) => [match.teams.home, match.teams.away].toSorted().join(' ')));
  const isWhole = teams > 2 && met.size === (teams * (teams - 1)) / 2;
  return /robin/i.test(competition) || isWhole ? 'round-robin' : 'matches';
}

function scoringOf(scoring: string, totals: readonly PbnTotalRow[]): PublishedTeamsGame['scoring'] {
  if (/\bVP/i.test(scoring) || totals.some(({ totalVP }) => totalVP)) return 'victory-points';
  if (/^PAB/i.test(scoring)) return 'point-a-board';
  if (/^(BAM|board)/i.test(scoring)) return 'board-a-match';
  return scoring === '' || /^IMP/i.test(scoring) ? 'imps' : 'other';
}

/** What matches were worth. @throws UnreadableDeals */
function matchFigures(game: PbnGame, matches: readonly PublishedMatch[]): PublishedMatchFigure[] {
  return matchRows(game, matches).flatMap(({ match, home, away }) =>
    match && isPoints(home) && isPoints(away) ? [{ match: match.name, home, away }] : [],
  );
}

/** Rows that are of no match, or whose points are none. @throws UnreadableDeals */
function matchFiguresOfNone(games: readonly PbnGame[], matches: readonly PublishedMatch[]): ValueFault[] {
  return games.flatMap((game) =>
    matchRows(game, matches).flatMap(({ line, match, home, away, said }): ValueFault[] => {
      const found = match ? [home, away].find((points) => !saysNothing(points) && !isPoints(points)) : said;
      if (found === undefined) return [];
      return [{ code: 'interchange.not-understood', format: TITLE, line, path: MATCH_TABLE, found }];
    }),
  );
}

function isPoints(text: string): boolean {
  return /^[+-]?\d+(\.\d+)?$/.test(text);
}

function matchRows(game: PbnGame, matches: readonly PublishedMatch[]) {
  const table = game.tags.get(MATCH_TABLE);
  return (table ? pbnRows(table) : []).map(({ row, line }) => {
    const [round = '', home = '', away = '', ofHome = '', ofAway = ''] = MATCH_TABLE_COLUMNS.map(
      (column) => row.get(column) ?? '',
    );
    const match = matches.find(
      (one) => String(one.round ?? '-') === round && one.teams.home === home && one.teams.away === away,
    );
    return { line, match, home: ofHome, away: ofAway, said: [round, home, away].join(' ') };
  });
}

/** IMPs on the boards of a match, as its open room has them. */
function boardFigures({ segments }: MatchInHand, match: string): PublishedBoardFigure[] {
  if (segments.size > 1) return [];
  return [...segments.values()].flatMap(({ open }) =>
    open.flatMap((row) => {
      const imps = impsOf(row);
      return imps === undefined ? [] : [{ match, board: row.board, imps }];
    }),
  );
}

function rankingsOf(totals: readonly PbnTotalRow[]): PublishedTeamsResult['figures']['rankings'] {
  const places = totals.flatMap((row) => placesOf(row.contestant!, row));
  return places.length === 0 ? [] : [{ name: 'teams', over: 'overall', stratum: null, places }];
}
