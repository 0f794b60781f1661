/** Who meets at a table: two contestants, or of an individual four, who are each for themselves. */
export interface Meeting {
  /** Who plays North-South; of an individual, who sits North. */
  readonly ns: string;
  /** Who plays East-West; of an individual, who sits East. */
  readonly ew: string;
  /** Of an individual: who sits South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string } | undefined;
}

/** Everybody who meets at a table: first North-South, then East-West, then the partners of an individual. */
export function everybodyAt({ ns, ew, partners }: Meeting): readonly string[] {
  return partners ? [ns, ew, partners.ns, partners.ew] : [ns, ew];
}

/** The contestants of a side: one, or two partners. */
export function contestantsOn({ partners, ...meeting }: Meeting, side: 'NS' | 'EW'): readonly string[] {
  const key = side === 'NS' ? 'ns' : 'ew';
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
  return rows.some((row) => row.some((play) => play?.partners !== undefined));
}
