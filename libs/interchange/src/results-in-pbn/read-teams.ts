import { grouped } from '../grouped.js';
import type { PbnGame } from '../pbn/pbn-game.js';
import { pbnRows } from '../pbn/pbn-table.js';
import { readTotalScoreTable, type PbnTotalRow } from '../pbn/pbn-totals.js';
import type {
  PublishedMatch,
  PublishedMatchBoard,
  PublishedRoom,
  PublishedSegment,
} from '../published/published-match.js';
import type {
  PublishedBoardFigure,
  PublishedMatchFigure,
  PublishedPairOfTeam,
  PublishedTeam,
  PublishedTeamsGame,
  PublishedTeamsResult,
} from '../published/published-teams.js';
import { aboutSession, dealsOf } from './about-session.js';
import { MATCH_TABLE, MATCH_TABLE_COLUMNS } from './match-table.js';
import { outcomeOf, writtenContract } from './outcome-of-row.js';
import { placesOf, totalOf } from './read-figures.js';
import { playersOf, rowsOf, type RowOfBoard } from './rows-of-games.js';
import { isOfTeams, saidBy } from './sessions-in-pbn.js';
import { competitionOf } from './told-by-names.js';

/** What a table of a match made of a board. */
interface TeamsRow extends RowOfBoard {
  readonly home: string;
  readonly visit: string;
  readonly room: 'open' | 'closed' | undefined;
}

/** A match in hand: its rows by segment and room. */
interface MatchInHand {
  readonly home: string;
  readonly away: string;
  readonly round: number | undefined;
  readonly segments: Map<string, { readonly open: TeamsRow[]; readonly closed: TeamsRow[] }>;
}

/**
 * The matches of a session out of a game for each table: who meets is `HomeTeam` and `VisitTeam`. The room is said, and
 * the home team sits North-South in the open one; or each table names the team that sits North-South there first.
 *
 * @throws UnreadableDeals
 */
export function teamsOf(games: readonly PbnGame[], name: string): PublishedTeamsResult[] {
  if (games.some(({ tags }) => tags.has('ScoreTable'))) return [];
  const rows = games.filter(isOfTeams).flatMap(rowsOf).map(teamsRow);
  if (rows.length === 0) return [];
  const totals = games.flatMap((game) => {
    const table = game.tags.get('TotalScoreTable');
    return table ? readTotalScoreTable(table).filter(({ kind }) => kind === 'team') : [];
  });
  const inHand = matchesOf(rows);
  const teams = new TeamsInHand(totals);
  for (const { home, away } of inHand) for (const team of [home, away]) teams.idOf(team);
  const matches = inHand.map((match, index) => matchOf(match, `match ${index + 1}`, teams));
  const competition = competitionOf(games[0]!);
  const game: PublishedTeamsGame = {
    name,
    ...aboutSession(games),
    kind: kindOf(competition, matches, teams.all().length),
    scoring: scoringOf(saidBy(games[0]!, 'Scoring'), totals),
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
        masterPoints: [],
        unread: [],
      },
    },
  ];
}

function teamsRow(one: RowOfBoard): TeamsRow {
  const room = saidBy(one.game, 'Room').toLowerCase();
  return {
    ...one,
    home: saidBy(one.game, 'HomeTeam'),
    visit: saidBy(one.game, 'VisitTeam'),
    room: room === 'open' || room === 'closed' ? room : undefined,
  };
}

function matchesOf(rows: readonly TeamsRow[]): MatchInHand[] {
  const keyOf = ({ home, visit, game, section }: TeamsRow) =>
    JSON.stringify([saidBy(game, 'Round'), saidBy(game, 'Match'), section, [home, visit].toSorted()]);
  return [...grouped(rows, keyOf).values()].map((those) => {
    const { home, visit, row } = those[0]!;
    const turned = those.some((one) => one.home !== home);
    const segments: MatchInHand['segments'] = new Map();
    for (const one of those) {
      const said = saidBy(one.game, 'Segment');
      const segment = segments.get(said) ?? { open: [], closed: [] };
      segments.set(said, segment);
      segment[roomOf(one, { home, turned, segment })].push(one);
    }
    const round = row.more.get('Round') ?? '';
    return {
      home,
      away: visit,
      round: /^[1-9]\d{0,3}$/.test(round) ? Number(round) : undefined,
      segments,
    };
  });
}

function roomOf(
  one: TeamsRow,
  {
    home,
    turned,
    segment,
  }: {
    readonly home: string;
    readonly turned: boolean;
    readonly segment: { readonly open: readonly TeamsRow[] };
  },
): 'open' | 'closed' {
  if (turned) return one.home === home ? 'open' : 'closed';
  if (one.room) return one.room;
  const table = saidBy(one.game, 'Table');
  const [first] = segment.open;
  return first === undefined || (table !== '' && saidBy(first.game, 'Table') === table) ? 'open' : 'closed';
}

/** Teams by their names, with the ids of `TotalScoreTable` or numbered as they come. */
class TeamsInHand {
  readonly #totals: readonly PbnTotalRow[];
  readonly #ids = new Map<string, string>();
  readonly #pairs = new Map<string, { readonly key: string; readonly pair: PublishedPairOfTeam }[]>();

  constructor(totals: readonly PbnTotalRow[]) {
    this.#totals = totals;
    for (const { teamName, contestant } of totals)
      if (teamName !== undefined && contestant !== undefined) this.#ids.set(teamName, contestant);
  }

  idOf(name: string): string {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const taken = new Set(this.#ids.values());
    let number = this.#ids.size + 1;
    while (taken.has(String(number))) number++;
    this.#ids.set(name, String(number));
    return String(number);
  }

  /** The id of two players of a team who sit together. */
  pairOf(team: string, names: readonly string[]): string {
    const pairs = this.#pairs.get(team) ?? [];
    this.#pairs.set(team, pairs);
    const key = JSON.stringify(names.toSorted());
    const known = pairs.find((one) => one.key === key);
    if (known) return known.pair.pair;
    const pair = `${this.idOf(team)}${String.fromCharCode(65 + (pairs.length % 26))}${pairs.length < 26 ? '' : Math.floor(pairs.length / 26)}`;
    pairs.push({ key, pair: { pair, players: names.map((name) => ({ name })) } });
    return pair;
  }

  all(): PublishedTeam[] {
    return [...this.#ids].map(([name, team]) => {
      const pairs = (this.#pairs.get(name) ?? []).map(({ pair }) => pair);
      const roster = this.#totals.find(({ contestant }) => contestant === team)?.names ?? [];
      const names = new Set([...roster, ...pairs.flatMap(({ players }) => players.map((one) => one.name))]);
      const players = [...names].map((one) => ({ name: one }));
      return { team, name, players, pairs, ranked: true, stratum: null, beside: [] };
    });
  }
}

function matchOf(
  { home, away, round, segments }: MatchInHand,
  name: string,
  teams: TeamsInHand,
): PublishedMatch {
  return {
    name,
    title: `${home} - ${away}`,
    ...(round !== undefined && { round }),
    teams: { home: teams.idOf(home), away: teams.idOf(away) },
    carryOver: { home: '0', away: '0' },
    segments: [...segments.values()].map(({ open, closed }, index): PublishedSegment => {
      const numbers = [...new Set([...open, ...closed].map(({ board }) => board))];
      const rooms = {
        ...seatedIn('open', open, [home, away], teams),
        ...seatedIn('closed', closed, [away, home], teams),
      };
      return {
        segment: index + 1,
        boards: numbers
          .toSorted((one, other) => one - other)
          .map((board) => boardOf(board, { open, closed })),
        ...(Object.keys(rooms).length > 0 && { rooms }),
      };
    }),
  };
}

type Room = 'open' | 'closed';

function boardOf(board: number, rooms: Readonly<Record<Room, readonly TeamsRow[]>>): PublishedMatchBoard {
  const results = (['open', 'closed'] as const).map((room) => {
    const one = rooms[room].find((row) => row.board === board);
    const contract = one ? writtenContract(one.row) : null;
    const outcome = one && { ns: outcomeOf(one, 'NS'), ew: outcomeOf(one, 'EW') };
    const isTold = !outcome || contract !== null || outcome.ns.kind === 'not-played';
    return { room, contract, outcome: isTold ? undefined : outcome };
  });
  const [open, closed] = results;
  const outcomes = Object.fromEntries(
    results.flatMap(({ room, outcome }) => (outcome ? [[room, outcome]] : [])),
  ) as PublishedMatchBoard['outcomes'];
  return {
    board,
    open: open!.contract,
    closed: closed!.contract,
    ...(Object.keys(outcomes!).length > 0 && { outcomes }),
  };
}

/** Who sits in a room: the pairs that sat there first. */
function seatedIn(
  room: Room,
  rows: readonly TeamsRow[],
  [ns, ew]: readonly [string, string],
  teams: TeamsInHand,
): { readonly [name in Room]?: PublishedRoom } {
  const seated = rows.flatMap((one) => playersOf(one) ?? []);
  const rooms = seated.map(({ N, E, S, W }) => ({
    ns: teams.pairOf(ns, [N, S]),
    ew: teams.pairOf(ew, [E, W]),
  }));
  return rooms[0] ? { [room]: rooms[0] } : {};
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
  if (/^(BAM|board)/i.test(scoring)) return 'board-a-match';
  return scoring === '' || /^IMP/i.test(scoring) ? 'imps' : 'other';
}

/** What matches were worth. @throws UnreadableDeals */
function matchFigures(game: PbnGame, matches: readonly PublishedMatch[]): PublishedMatchFigure[] {
  const table = game.tags.get(MATCH_TABLE);
  if (!table) return [];
  return pbnRows(table).flatMap(({ row }) => {
    const [round, home, away, ofHome, ofAway] = MATCH_TABLE_COLUMNS.map((column) => row.get(column) ?? '');
    const match = matches.find(
      (one) => String(one.round ?? '-') === round && one.teams.home === home && one.teams.away === away,
    );
    return match && ofHome && ofAway ? [{ match: match.name, home: ofHome, away: ofAway }] : [];
  });
}

/** IMPs on the boards of a match, as its open room has them. */
function boardFigures({ segments }: MatchInHand, match: string): PublishedBoardFigure[] {
  if (segments.size > 1) return [];
  return [...segments.values()].flatMap(({ open }) =>
    open.flatMap(({ board, row: { impNS, impEW } }) => {
      const imps =
        impNS?.points ??
        (impEW && (impEW.points.startsWith('-') ? impEW.points.slice(1) : `-${impEW.points}`));
      return imps === undefined ? [] : [{ match, board, imps: imps === '-0' ? '0' : imps }];
    }),
  );
}

function rankingsOf(totals: readonly PbnTotalRow[]): PublishedTeamsResult['figures']['rankings'] {
  const places = totals.flatMap((row) => placesOf(row.contestant!, row));
  return places.length === 0 ? [] : [{ name: 'teams', over: 'overall', stratum: null, places }];
}
