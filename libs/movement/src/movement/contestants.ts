import type { Line, Movement } from './movement.js';
import { everybodyAt } from './seats.js';

/** A contestant of a movement and the line in which it is ranked. */
export interface Contestant {
  readonly contestant: string;
  readonly line: Line;
}

const LINES: readonly Line[] = ['NS', 'EW', 'one'];
const numberOf = (contestant: string) => Number(contestant.replace(/^\D+/, ''));
const lineOf = (contestant: string): Line => {
  if (contestant.startsWith('NS')) return 'NS';
  return contestant.startsWith('EW') ? 'EW' : 'one';
};

/** Puts contestants in the order of their lines and numbers: NS1, NS2 ... EW1, EW2 ... or 1, 2 ... */
export function inOrder(contestants: Iterable<string>): readonly string[] {
  return [...contestants].sort(
    (one, other) =>
      LINES.indexOf(lineOf(one)) - LINES.indexOf(lineOf(other)) || numberOf(one) - numberOf(other),
  );
}

/** The contestants of a movement, the idle ones too, the phantom left out: North-South by number, then East-West; or all by number. */
export function contestantsOf({ rows, phantom, idle = [] }: Movement): readonly Contestant[] {
  const playing = rows.flatMap((row) => row.flatMap((play) => (play ? everybodyAt(play) : [])));
  const seated = new Set([...playing, ...idle]);
  if (phantom !== undefined) seated.delete(phantom);
  return inOrder(seated).map((contestant) => ({ contestant, line: lineOf(contestant) }));
}
