import { grouped } from '#cards';
import {
  carryOverSaid,
  besideContract,
  type PublishedMatch,
  type PublishedMatchBoard,
  type PublishedRoom,
  type PublishedSegment,
} from '../published/published-match.js';
import { CARRY_OVER } from './further-tables.js';
import { playersOf, type RowOfBoard } from './rows-of-games.js';
import { saidBy, TITLE } from './sessions-in-pbn.js';
import { outcomeOf, writtenContract } from './outcome-of-row.js';
import type { TeamsInHand } from './teams-in-hand.js';
import { pbnPlace } from '../pbn/pbn-game.js';
import type { ValueFault } from '../faults/unreadable.js';

/** What a table of a match made of a board. */
export interface TeamsRow extends RowOfBoard {
  readonly home: string;
  readonly visit: string;
  readonly room: 'open' | 'closed' | undefined;
}

/** A match in hand: its rows by segment and room. */
export interface MatchInHand {
  readonly home: string;
  readonly away: string;
  readonly round: number | undefined;
  readonly carryOver: PublishedMatch['carryOver'];
  readonly segments: Map<string, { readonly open: TeamsRow[]; readonly closed: TeamsRow[] }>;
}

/** A row, and the teams and the room that its game names. */
export function teamsRow(one: RowOfBoard): TeamsRow {
  const room = saidBy(one.game, 'Room').toLowerCase();
  return {
    ...one,
    home: saidBy(one.game, 'HomeTeam'),
    visit: saidBy(one.game, 'VisitTeam'),
    room: room === 'open' || room === 'closed' ? room : undefined,
  };
}

/** The matches that rows are of, in the order of the file. */
export function matchesOf(rows: readonly TeamsRow[]): MatchInHand[] {
  const keyOf = ({ home, visit, game, section }: TeamsRow) =>
    JSON.stringify([saidBy(game, 'Round'), saidBy(game, 'Match'), section, [home, visit].toSorted()]);
  return [...grouped(rows, keyOf).values()].map((those) => {
    const { home, visit, row, game } = those[0]!;
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
      // As the first of its games says it.
      carryOver: carryOverSaid(/^(\S+) (\S+)$/.exec(saidBy(game, CARRY_OVER))),
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

/** A table of our own: what each match was worth to both teams, in the unit of the event. */
export const MATCH_TABLE = 'MatchScoreTable';
export const MATCH_TABLE_COLUMNS = [
  'Round',
  'TeamId_Home',
  'TeamId_Away',
  'Score_Home',
  'Score_Away',
] as const;

/** A match with what its rooms made of the boards, and who sat in them. */
export function matchOf(
  { home, away, round, carryOver, segments }: MatchInHand,
  name: string,
  teams: TeamsInHand,
): PublishedMatch {
  return {
    name,
    title: `${home} - ${away}`,
    ...(round !== undefined && { round }),
    teams: { home: teams.idOf(home), away: teams.idOf(away) },
    carryOver,
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
    const isPlayed = outcome && outcome.ns.kind !== 'not-played';
    // What a contract makes is its own where no score stands beside it.
    const isSaid = contract === null || one?.row.scoreNS || one?.row.scoreEW || outcome?.ns.kind !== 'score';
    const told = isPlayed && isSaid ? besideContract(contract, outcome, board) : undefined;
    return { room, contract, outcome: told };
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

/** What the sides of a table won on a board, as North-South has it; nothing where it is not told. */
export function impsOf({ row: { impNS, impEW } }: Pick<TeamsRow, 'row'>): string | undefined {
  const imps = impNS?.points ?? (impEW && turned(impEW.points));
  return imps === '-0' ? '0' : imps;
}

/** The same from the other side. */
export function turned(imps: string): string {
  if (Number(imps) === 0) return '0';
  return imps.startsWith('-') ? imps.slice(1) : `-${imps}`;
}

/**
 * IMPs of a table that its other side, or the other room, contradicts. In the other room the other team sits
 * North-South; where most figures of a match stand there as in the first room, they are the home team's in both.
 */
export function contradictingImps(matches: readonly MatchInHand[]): ValueFault[] {
  return matches.flatMap(({ segments }) => [
    ...[...segments.values()].flatMap(({ open, closed }) => [...open, ...closed].flatMap(ownSides)),
    ...[...segments.values()].flatMap(({ open, closed }) => bothRooms(open, closed)),
  ]);
}

function ownSides(row: TeamsRow): ValueFault[] {
  const { impNS, impEW } = row.row;
  if (!impNS || !impEW || Number(impNS.points) === 0 - Number(impEW.points)) return [];
  return [faultOf(row, `NS ${impNS.points}`)];
}

function bothRooms(open: readonly TeamsRow[], closed: readonly TeamsRow[]): ValueFault[] {
  const told = closed.flatMap((row) => {
    const other = open.find(({ board }) => board === row.board);
    const [own, first] = [impsOf(row), other && impsOf(other)];
    return own === undefined || first === undefined ? [] : [{ row, own, first }];
  });
  const turnedThere = told.filter(({ own, first }) => Number(own) === 0 - Number(first)).length;
  const same = told.filter(({ own, first }) => Number(own) === Number(first)).length;
  return told.flatMap(({ row, own, first }) => {
    const expected = same > turnedThere ? Number(first) : 0 - Number(first);
    return Number(own) === expected ? [] : [faultOf(row, `NS ${first} (${otherRoom(row)})`)];
  });
}

function otherRoom({ room }: TeamsRow): string {
  return room === 'open' ? 'Closed' : 'Open';
}

function faultOf({ game, board }: TeamsRow, other: string): ValueFault {
  const place = { ...pbnPlace(game, 'ScoreIMP'), format: TITLE };
  const found = saidBy(game, 'ScoreIMP').slice(0, 20);
  return { code: 'interchange.contradiction', ...place, path: 'ScoreIMP', board, found, other };
}
