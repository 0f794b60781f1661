import { addTo, type Side } from '#cards';
import { once } from '../data/once.js';
import { Unscorable } from '../board/unscorable.js';
import type { BoardField, LineContestants, SessionContestant } from './session.js';

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
  for (const { ns, ew } of seats) {
    for (let line = 0; line < ns.length; line++) {
      addTo(places, ns[line]!, { line, side: 'NS' });
      addTo(places, ew[line]!, { line, side: 'EW' });
    }
  }
  return places;
}

/** The contestants of a session, each with a number by which columns know it. A value. */
export class Roster {
  private constructor(
    private readonly numbers: ReadonlyMap<string, number>,
    readonly contestants: readonly SessionContestant[],
  ) {}

  static readonly EMPTY = new Roster(new Map(), []);

  get size(): number {
    return this.contestants.length;
  }

  /** The roster with new contestants behind the others, and others as they are now. */
  with(changed: readonly SessionContestant[]): Roster {
    if (changed.length === 0) return this;
    const numbers = new Map(this.numbers);
    const contestants = [...this.contestants];
    for (const contestant of changed) {
      const number = numbers.get(contestant.contestant) ?? contestants.length;
      numbers.set(contestant.contestant, number);
      contestants[number] = contestant;
    }
    return new Roster(numbers, contestants);
  }

  has(contestant: string): boolean {
    return this.numbers.has(contestant);
  }

  names(): IterableIterator<string> {
    return this.numbers.keys();
  }

  /** @throws Unscorable when nobody entered the contestant */
  numberOf(contestant: string): number {
    const number = this.numbers.get(contestant);
    if (number === undefined) throw new Unscorable({ code: 'scoring.contestant-unknown', contestant });
    return number;
  }
}

/** Values by name, each computed when it is asked for. */
export interface Lookup<Value> {
  readonly size: number;
  has(name: string): boolean;
  get(name: string): Value | undefined;
  keys(): IterableIterator<string>;
  values(): IterableIterator<Value>;
  [Symbol.iterator](): IterableIterator<[string, Value]>;
}

/** A lookup over names that are known. It keeps nothing: what is asked for twice is computed twice. */
export function lookup<Value>(
  named: { readonly size: number; has(name: string): boolean; names(): Iterable<string> },
  compute: (name: string) => Value,
): Lookup<Value> {
  const get = (name: string): Value | undefined => (named.has(name) ? compute(name) : undefined);
  function* entries(): IterableIterator<[string, Value]> {
    for (const name of named.names()) yield [name, get(name)!];
  }
  return {
    size: named.size,
    has: (name) => named.has(name),
    get,
    keys: function* () {
      yield* named.names();
    },
    values: function* () {
      for (const [, value] of entries()) yield value;
    },
    [Symbol.iterator]: entries,
  };
}
