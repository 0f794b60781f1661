import type { Seat } from '#cards';
import { pbnTag, type PbnGame, type PbnTag } from '../../pbn/pbn-game.js';
import { scoreText } from '../../pbn/pbn-score-cells.js';
import { contractText } from '../../pbn/pbn-scores.js';
import { pbnTable } from '../../pbn/pbn-table.js';
import { writeTotalScoreTable } from '../../pbn/pbn-totals.js';
import {
  isCarried,
  type PublishedMatch,
  type PublishedMatchBoard,
  type PublishedSegment,
  type RoomResult,
} from '../../published/published-match.js';
import type { PublishedLine } from '../../published/published-game.js';
import type {
  PublishedTeam,
  PublishedTeamsGame,
  PublishedTeamsResult,
} from '../../published/published-teams.js';
import { CARRY_OVER, furtherTables, methodTable } from '../further-tables.js';
import { MATCH_TABLE, MATCH_TABLE_COLUMNS } from '../rows-of-matches.js';
import {
  percentageOf,
  plainScore,
  scoreOf,
  boardTags,
  eventTags,
  gameOfTags,
  namesToWrite,
} from './written-games.js';

const COMPETITIONS = {
  swiss: 'Swiss Teams',
  knockout: 'Knockout Teams',
  'round-robin': 'Round Robin Teams',
  matches: 'Teams',
} as const satisfies Record<PublishedTeamsGame['kind'], string>;

const SCORINGS = {
  'victory-points': 'IMP;VP',
  imps: 'IMP',
  'board-a-match': 'BAM',
  'point-a-board': 'PAB',
  other: '?',
} as const satisfies Record<PublishedTeamsGame['scoring'], string>;

const TOTALS = {
  'victory-points': 'totalVP',
  imps: 'totalIMP',
  'board-a-match': 'totalMP',
  'point-a-board': 'totalMP',
  other: 'totalMP',
} as const satisfies Record<PublishedTeamsGame['scoring'], string>;

/** A game for each room that played a board of a match; the first of all says who the teams are, and how they stand. */
export function gamesOfTeams(result: PublishedTeamsResult): PbnGame[] {
  const { game } = result;
  const games = game.matches.flatMap((match, index) =>
    match.segments.flatMap((segment) =>
      segment.boards.flatMap((board) =>
        roomsOf(board).map((played) => [
          ...boardTags(
            board.board,
            game.deals.find((deal) => deal.board === board.board),
          ),
          ...eventTags(game),
          pbnTag('Scoring', SCORINGS[game.scoring]),
          pbnTag('Competition', COMPETITIONS[game.kind]),
          ...matchTags(match, index, game.teams),
          ...(match.segments.length > 1 ? [pbnTag('Segment', String(segment.segment))] : []),
          ...playedTags(played),
          ...playerTags(played, segment, game.teams),
          ...impsTag(result, match, { board: board.board, ...played }),
        ]),
      ),
    ),
  );
  return games.map((tags, index) => gameOfTags(index === 0 ? [...tags, ...standings(result)] : tags));
}

/** A board in a room. */
interface Played {
  readonly room: 'open' | 'closed';
  readonly contract: RoomResult;
  readonly outcome: PublishedLine['outcome'] | undefined;
}

function roomsOf({ open, closed, outcomes }: PublishedMatchBoard): Played[] {
  const rooms: Played[] = [
    { room: 'open', contract: open, outcome: outcomes?.open },
    { room: 'closed', contract: closed, outcome: outcomes?.closed },
  ];
  return rooms.filter(({ contract, outcome }) => contract !== null || (outcome && isTold(outcome)));
}

/** Of what was not played, or not yet, there is no game. */
function isTold({ ns, ew }: PublishedLine['outcome']): boolean {
  return [ns, ew].some(({ kind }) => kind !== 'not-played' && kind !== 'late');
}

function matchTags(
  { teams, round, carryOver }: PublishedMatch,
  index: number,
  all: readonly PublishedTeam[],
): PbnTag[] {
  const nameOf = (team: string) => all.find((one) => one.team === team)?.name ?? team;
  return [
    pbnTag('HomeTeam', nameOf(teams.home)),
    pbnTag('VisitTeam', nameOf(teams.away)),
    pbnTag('Match', String(index + 1)),
    ...(round === undefined ? [] : [pbnTag('Round', String(round))]),
    ...(isCarried(carryOver) ? [pbnTag(CARRY_OVER, `${carryOver.home} ${carryOver.away}`)] : []),
  ];
}

function playedTags({ room, contract, outcome }: Played): PbnTag[] {
  const named = contract !== null && contract !== 'passed-out' ? contract : undefined;
  return [
    pbnTag('Room', room === 'open' ? 'Open' : 'Closed'),
    pbnTag('Contract', contract ? contractText(contract) : '?'),
    pbnTag('Declarer', named?.declarer ?? (contract ? '' : '?')),
    pbnTag('Result', named ? String(named.tricks) : contract ? '' : '?'),
    ...(named?.lead === undefined ? [] : [pbnTag('Lead', named.lead)]),
    ...(outcome ? outcomeTags(outcome) : []),
  ];
}

function outcomeTags({ ns, ew }: PublishedLine['outcome']): PbnTag[] {
  const both = (NS: string | undefined, EW: string | undefined) =>
    [NS === undefined ? '' : `NS ${NS}`, EW === undefined ? '' : `EW ${EW}`].filter(Boolean).join(' ');
  const score = both(scoreText(scoreOf(ns, 'NS')), scoreText(scoreOf(ew, 'EW')));
  const percentage = both(scoreText(percentageOf(ns)), scoreText(percentageOf(ew)));
  return [
    ...(score === '' ? [] : [pbnTag('Score', score)]),
    ...(percentage === '' ? [] : [pbnTag('ScorePercentage', percentage)]),
  ];
}

/** In the open room the home team sits North-South. */
function playerTags(
  { room }: Played,
  { rooms }: PublishedSegment,
  teams: readonly PublishedTeam[],
): PbnTag[] {
  const seated = rooms?.[room];
  if (!seated) return [];
  const pairs = teams.flatMap((team) => team.pairs);
  const [ns, ew] = [seated.ns, seated.ew].map((pair) =>
    namesToWrite(pairs.find((one) => one.pair === pair)?.players ?? []),
  );
  const names: Readonly<Record<Seat, string | undefined>> = { N: ns![0], E: ew![0], S: ns![1], W: ew![1] };
  return [
    pbnTag('North', names.N ?? ''),
    pbnTag('East', names.E ?? ''),
    pbnTag('South', names.S ?? ''),
    pbnTag('West', names.W ?? ''),
  ];
}

function impsTag(
  { figures }: PublishedTeamsResult,
  { name }: PublishedMatch,
  { board, room }: { readonly board: number; readonly room: Played['room'] },
): PbnTag[] {
  const imps = figures.boards.find((one) => one.match === name && one.board === board)?.imps;
  return room === 'open' && imps !== undefined ? [pbnTag('ScoreIMP', `NS ${imps}`)] : [];
}

function standings({ game, figures }: PublishedTeamsResult): PbnTag[] {
  const places = new Map(
    figures.rankings
      .filter(({ stratum }) => stratum === null)
      .flatMap((ranking) => ranking.places.map((place) => [place.contestant, place] as const)),
  );
  const rows = game.teams.map(({ team, name, players }) => {
    const total = figures.totals.find((one) => one.contestant === team);
    const [score, percentage] = [plainScore(total?.score), plainScore(total?.percentage)];
    const place = places.get(team);
    return {
      ...(place && { rank: place.first, ...(place.isMarked && { isRankShared: true as const }) }),
      contestant: team,
      kind: 'team' as const,
      names: namesToWrite(players),
      teamName: name,
      ...(score && { [TOTALS[game.scoring]]: score }),
      ...(percentage && { totalPercentage: percentage }),
      ...(total?.boards !== undefined && { boards: total.boards }),
    };
  });
  const matches = figures.matches.flatMap(({ match, home, away }) => {
    const of = game.matches.find(({ name }) => name === match);
    return of ? [[String(of.round ?? '-'), of.teams.home, of.teams.away, home, away]] : [];
  });
  return [
    writeTotalScoreTable(rows),
    ...methodTable(game.event),
    ...furtherTables(
      game.teams.map((team) => ({ ...team, id: team.team })),
      (id) => figures.masterPoints.filter(({ contestant }) => contestant === id),
    ),
    ...(matches.length > 0 ? [pbnTable(MATCH_TABLE, MATCH_TABLE_COLUMNS, matches)] : []),
  ];
}
