import type { SeatName } from '#tournament';
import type { ImportedName } from './imported-result.js';
import { line, type PlannedResult, type PlanReason } from './planned-result.js';
import type { SessionToFill } from './session-to-fill.js';

interface PlayerNamed {
  readonly name: string;
  readonly memberNumber: string | null;
}

/** Whose names a file brings: a contestant of whom nobody is known. */
export interface NamesImported {
  readonly contestant: string;
  /** Where it sits first. */
  readonly table: string;
  /** First who sits North or East. */
  readonly players: readonly PlayerNamed[];
}

const SEATS = ['N', 'E', 'S', 'W'] as const satisfies readonly SeatName[];

/**
 * Names that a file has for contestants of whom nobody is known, by where it has them sit. Those of the round in which
 * somebody sat there first count; every other name is a line that says why it is not taken.
 *
 * @param isKnown whether somebody is named as a contestant already: nothing is brought then
 */
export function planNames(
  names: readonly ImportedName[],
  session: Pick<SessionToFill, 'meetingAt' | 'tables' | 'rounds' | 'sections'>,
  isKnown: (contestant: string) => boolean,
): { readonly names: NamesImported[]; readonly lines: PlannedResult[] } {
  const found = new Map<string, { table: string; named: Partial<Record<'first' | 'second', PlayerNamed>> }>();
  const lines: PlannedResult[] = [];
  const inOrder = names.toSorted(
    (one, other) => one.round - other.round || SEATS.indexOf(one.seat) - SEATS.indexOf(other.seat),
  );
  for (const of of inOrder) {
    const { seat, name, memberNumber } = of;
    const { table, round } = inSession(of, session);
    const seating = session.meetingAt(table, round)?.seating;
    if (!seating) {
      lines.push(line(of, null, 'refused', { why: whyNobody({ table, round }, session) }));
      continue;
    }
    const contestant = seating[seat];
    if (isKnown(contestant)) continue;
    if (name === null) {
      lines.push(line(of, null, 'nothing', { why: { code: 'no-name', found: memberNumber ?? '' } }));
      continue;
    }
    const known = found.get(contestant) ?? { table, named: {} };
    found.set(contestant, known);
    const player = { name, memberNumber };
    if (Object.values(known.named).some((other) => samePlayer(other, player))) continue;
    const place = seat === 'N' || seat === 'E' ? 'first' : 'second';
    const other = known.named[place];
    if (other)
      lines.push(line(of, null, 'refused', { why: { code: 'named-before', contestant, found: other.name } }));
    else known.named[place] = player;
  }
  return {
    names: [...found].map(
      ([
        contestant,
        {
          table,
          named: { first, second },
        },
      ]) => ({
        contestant,
        table,
        players: [first, second].filter((player) => player !== undefined),
      }),
    ),
    lines,
  };
}

function inSession(
  { table, round }: ImportedName,
  { sections }: Pick<SessionToFill, 'sections'>,
): { readonly table: string; readonly round: number } {
  return { table: /^\d/.test(table) && sections.length === 1 ? `${sections[0]}${table}` : table, round };
}

function whyNobody(
  { table, round }: { readonly table: string; readonly round: number },
  { tables, rounds }: Pick<SessionToFill, 'tables' | 'rounds'>,
): PlanReason {
  if (!tables.includes(table)) return { code: 'table-unknown', table };
  return round > rounds ? { code: 'round-unknown', round, rounds } : { code: 'nobody-there', table, round };
}

function samePlayer(one: PlayerNamed, other: PlayerNamed): boolean {
  if (one.memberNumber !== null && other.memberNumber !== null)
    return one.memberNumber === other.memberNumber;
  return one.name.toLowerCase() === other.name.toLowerCase();
}
