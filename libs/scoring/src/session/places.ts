import type { Side } from '#cards';
import { once } from '../once.js';
import type { Roster } from './roster.js';
import type { BoardField } from './session.js';

/** Who plays the lines of a field, by the contestants' numbers. */
export interface Places {
  readonly ns: Int32Array;
  readonly ew: Int32Array;
  /** The line with this id, or -1. */
  indexOf(line: string): number;
  /** The lines of a contestant. */
  of(contestant: number): readonly Place[];
}

/** A contestant's place on a line. */
export interface Place {
  readonly line: number;
  readonly side: Side;
}

/** @throws Unscorable when nobody entered a contestant */
export function placesOf({ lines }: BoardField, roster: Roster): Places {
  const ns = Int32Array.from(lines, ({ contestants }) => roster.numberOf(contestants.ns));
  const ew = Int32Array.from(lines, ({ contestants }) => roster.numberOf(contestants.ew));
  const indices = once(() => new Map(lines.map(({ id }, index) => [id, index])));
  const places = once(() => byContestant(ns, ew));
  return {
    ns,
    ew,
    indexOf: (line) => indices().get(line) ?? -1,
    of: (contestant) => places().get(contestant) ?? [],
  };
}

function byContestant(ns: Int32Array, ew: Int32Array): Map<number, Place[]> {
  const places = new Map<number, Place[]>();
  const add = (contestant: number, place: Place) => {
    const known = places.get(contestant);
    if (known) known.push(place);
    else places.set(contestant, [place]);
  };
  for (let line = 0; line < ns.length; line++) {
    add(ns[line]!, { line, side: 'NS' });
    add(ew[line]!, { line, side: 'EW' });
  }
  return places;
}
