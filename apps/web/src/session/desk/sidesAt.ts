import { surnameOf } from '#words';
import type { SessionSeen } from '../../api/documents.js';
import type { TableAtDesk } from '../../api/deskDocuments.js';
import { calledShort, playerNames } from '../../play/contestants.js';
import { sectionOf } from '../../play/calledParts.js';
import { isAway } from '../../play/schedule.js';

type Table = Pick<TableAtDesk, 'table' | 'round' | 'ns' | 'ew' | 'partners'>;

/** Those who are at a table in its round, North-South and East-West; a side of which nobody is there is left out. */
export interface SideAt {
  /** By their numbers, or the name of their team: `NS 3`, `Foxes NS`, `7 + 12`. */
  readonly numbers: string;
  /** By surnames, where there is little room: `Nowak – Lis`; by the numbers as long as nobody is named. */
  readonly names: string;
}

/** Who is at a table in its round, or before the first one sits down there for it. */
export function sidesAt(
  session: Pick<SessionSeen, 'contestants' | 'sections'>,
  { table, round: at, ns, ew, partners }: Table,
): readonly SideAt[] {
  const round = Math.max(1, at);
  return [
    [ns, partners?.ns],
    [ew, partners?.ew],
  ].flatMap((side) => {
    const there = side
      .filter((contestant) => typeof contestant === 'string')
      .filter((contestant) => !isAway(session, contestant, round));
    if (there.length === 0) return [];
    const numbers = there
      .map((contestant) => calledShort(session, contestant, !contestant.startsWith(`${sectionOf(table)}-`)))
      .join(' + ');
    const names = there.flatMap((contestant) => playerNames(session, contestant, round));
    return [{ numbers, names: names.length > 0 ? names.map(surnameOf).join(' – ') : numbers }];
  });
}
