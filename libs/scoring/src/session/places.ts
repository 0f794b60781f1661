import type { Side } from '#cards';
import { once } from '../data/once.js';
import { Unscorable } from '../board/unscorable.js';
import type { Roster } from './roster.js';
import type { BoardField, LineContestants } from './session.js';

/** Who plays the lines of a field, by the contestants' numbers. */
export interface Places {
  /** One column for each side; in an individual a second one for the partners. */
  readonly seats: readonly Seats[];
  /** The line with this id, or -1. */
  indexOf(line: string): number;
  /** The lines of a contestant. */
  of(contestant: number): readonly Place[];
  /** Everybody who has lines. */
  everybody(): Iterable<number>;
}

/** By line. */
export interface Seats {
  readonly ns: Int32Array;
  readonly ew: Int32Array;
}

/** A contestant's place on a line. */
export interface Place {
  readonly line: number;
  readonly side: Side;
}

/** @throws Unscorable when nobody entered a contestant, or only some of the lines have partners */
export function placesOf({ lines }: BoardField, roster: Roster): Places {
  const columns = (on: (line: LineContestants) => { readonly ns: string; readonly ew: string }): Seats => ({
    ns: Int32Array.from(lines, ({ contestants }) => roster.numberOf(on(contestants).ns)),
    ew: Int32Array.from(lines, ({ contestants }) => roster.numberOf(on(contestants).ew)),
  });
  const isIndividual = lines[0]?.contestants.partners !== undefined;
  const odd = lines.find(({ contestants }) => (contestants.partners !== undefined) !== isIndividual);
  if (odd) throw new Unscorable({ code: 'scoring.partners', line: odd.id });
  const seats = [columns((line) => line), ...(isIndividual ? [columns((line) => line.partners!)] : [])];
  const indices = once(() => new Map(lines.map(({ id }, index) => [id, index])));
  const places = once(() => byContestant(seats));
  return {
    seats,
    indexOf: (line) => indices().get(line) ?? -1,
    of: (contestant) => places().get(contestant) ?? [],
    everybody: () => places().keys(),
  };
}

function byContestant(seats: readonly Seats[]): Map<number, Place[]> {
  const places = new Map<number, Place[]>();
  const add = (contestant: number, place: Place) => {
    const known = places.get(contestant);
    if (known) known.push(place);
    else places.set(contestant, [place]);
  };
  for (const { ns, ew } of seats) {
    for (let line = 0; line < ns.length; line++) {
      add(ns[line]!, { line, side: 'NS' });
      add(ew[line]!, { line, side: 'EW' });
    }
  }
  return places;
}
