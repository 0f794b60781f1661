import { besideContract } from '../published/beside-contract.js';
import type {
  PublishedMatch,
  PublishedMatchBoard,
  PublishedRoom,
  PublishedSegment,
} from '../published/published-match.js';
import { outcomeOf, writtenContract } from './outcome-of-row.js';
import { playersOf } from './rows-of-games.js';
import type { MatchInHand, TeamsRow } from './rows-of-matches.js';
import type { TeamsInHand } from './teams-in-hand.js';

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
