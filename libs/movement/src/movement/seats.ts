import type { Seat } from '#cards';

/** Who meets at a table: two contestants, or three or four who are each for themselves. */
export interface Meeting {
  /** Who plays North-South; of an individual, who sits North. */
  readonly ns: string;
  /** Who plays East-West; of an individual, who sits East. */
  readonly ew: string;
  /** Of an individual: who sits South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string } | undefined;
  /** Of three who are each for themselves: who sits South; West is empty. */
  readonly south?: string | undefined;
}

/** Everybody who meets at a table: first North-South, then East-West, then South and West of an individual. */
export function everybodyAt({ ns, ew, partners, south }: Meeting): readonly string[] {
  if (partners) return [ns, ew, partners.ns, partners.ew];
  return south === undefined ? [ns, ew] : [ns, ew, south];
}

/** Who sits where: a pair on each of its two seats, of three who are each for themselves nobody in the West. */
export function seatsOf({ ns, ew, partners, south }: Meeting): Readonly<Partial<Record<Seat, string>>> {
  if (south !== undefined) return { N: ns, E: ew, S: south };
  return { N: ns, E: ew, S: partners?.ns ?? ns, W: partners?.ew ?? ew };
}

/** The contestants of a side: one, or two partners. */
export function contestantsOn(
  { partners, south, ...meeting }: Meeting,
  side: 'NS' | 'EW',
): readonly string[] {
  const key = side === 'NS' ? 'ns' : 'ew';
  if (south !== undefined && side === 'NS') return [meeting.ns, south];
  return partners ? [meeting[key], partners[key]] : [meeting[key]];
}

/** On which side a contestant plays; undefined: it does not sit here. */
export function sideOf(meeting: Meeting, contestant: string): 'NS' | 'EW' | undefined {
  return (['NS', 'EW'] as const).find((side) => contestantsOn(meeting, side).includes(contestant));
}

/** With whom a contestant of an individual plays. */
export function partnerOf(meeting: Meeting, contestant: string): string | undefined {
  const side = sideOf(meeting, contestant);
  return side && contestantsOn(meeting, side).find((other) => other !== contestant);
}

/** Against whom a contestant plays: one, or the two of an individual. */
export function opponentsOf(meeting: Meeting, contestant: string): readonly string[] {
  const side = sideOf(meeting, contestant);
  return side ? contestantsOn(meeting, side === 'NS' ? 'EW' : 'NS') : [];
}

/** Whether everybody in a movement plays for himself, with other partners in each round. */
export function isIndividual({ rows }: { readonly rows: readonly (readonly (Meeting | null)[])[] }): boolean {
  return rows.some((row) => row.some((play) => play?.partners !== undefined || play?.south !== undefined));
}
