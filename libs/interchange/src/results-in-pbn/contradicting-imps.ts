import { pbnPlace } from '../pbn/pbn-game.js';
import type { ValueFault } from '../faults/unreadable.js';
import type { MatchInHand, TeamsRow } from './rows-of-matches.js';
import { saidBy, TITLE } from './sessions-in-pbn.js';

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
