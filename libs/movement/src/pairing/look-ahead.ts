/** Pairs of places that have not met, by place. */
export type Unmet = readonly ReadonlySet<number>[];

/** What may still be drawn of a field. */
export interface Open {
  readonly unmet: Unmet;
  /** Of an odd number: how often each place may still sit out. */
  readonly byes?: readonly number[];
}

/** Two places that meet; the second is the number of places where the first sits out. */
export type Meeting = readonly [number, number];

/** So many meetings are tried from each start, and so many starts, before nobody knows. */
const STEPS = 2_000;
const STARTS = 12;
/** Of so many places all odd groups are looked at, whether they can do without the others. */
const FEW = 16;

/**
 * Whether so many rounds can still be drawn without anybody meeting again or sitting out more often, whoever stands where:
 * whether that many draws exist that have no match in common.
 *
 * @param fixed what stands of the first of them
 * @returns nothing when that was not found out in reasonable time
 */
export function canBeDrawn(open: Open, rounds: number, fixed: readonly Meeting[] = []): boolean | undefined {
  if (rounds <= 0) return true;
  const graph = new Graph(open);
  if (graph.hasTooFew(rounds)) return false;
  if (fixed.length === 0 && graph.hasPlenty(rounds)) return true;
  if (new Search(graph, rounds, 0, graph.size * rounds, fixed).found()) return true;
  if (graph.hasLonelyGroup(rounds)) return false;
  return roundsOf(graph, rounds, fixed) ? true : undefined;
}

/**
 * So many rounds without a match in common; nothing where none were found.
 *
 * @param fixed what stands of the first of them
 */
export function drawAhead(
  open: Open,
  rounds: number,
  fixed: readonly Meeting[] = [],
): readonly (readonly Meeting[])[] | undefined {
  const graph = new Graph(open);
  return graph.hasTooFew(rounds) ? undefined : roundsOf(graph, rounds, fixed);
}

function roundsOf(graph: Graph, rounds: number, fixed: readonly Meeting[]): Meeting[][] | undefined {
  for (let start = 0; start < STARTS; start++) {
    const found = new Search(graph, rounds, start, STEPS, fixed).found();
    if (found) return found;
  }
  return undefined;
}

/** How often two may still meet; of an odd number the last place stands for sitting out. */
class Graph {
  readonly size: number;
  readonly times: Uint8Array;
  readonly degrees: readonly number[];

  constructor({ unmet, byes }: Open) {
    const places = unmet.length;
    this.size = byes ? places + 1 : places;
    this.times = new Uint8Array(this.size * this.size);
    for (const [a, others] of unmet.entries()) for (const b of others) this.times[a * this.size + b] = 1;
    for (const [a, times] of (byes ?? []).entries()) {
      this.times[a * this.size + places] = times;
      this.times[places * this.size + a] = times;
    }
    this.degrees = Array.from({ length: this.size }, (_, a) =>
      this.row(a).reduce((sum, one) => sum + one, 0),
    );
  }

  row(place: number): Uint8Array {
    return this.times.subarray(place * this.size, (place + 1) * this.size);
  }

  /** G. A. Dirac, 1952: where everybody has half of the field to meet there is a draw, and each draw takes one of them. */
  hasPlenty(rounds: number): boolean {
    if (this.times.some((times) => times > 1)) return false;
    return Math.min(...this.degrees) - rounds + 1 >= this.size / 2;
  }

  hasTooFew(rounds: number): boolean {
    return this.size % 2 === 1 || this.degrees.some((degree) => degree < rounds);
  }

  /** An odd group needs a match with the others in each round. */
  hasLonelyGroup(rounds: number): boolean {
    if (this.size > FEW) return false;
    // The last place is in no group: of two groups that make up the field one is without it.
    const members = this.size - 1;
    const cuts = new Int16Array(2 ** members);
    for (let group = 1; group < cuts.length; group++) {
      const place = 31 - Math.clz32(group);
      const rest = group & ~(1 << place);
      let within = 0;
      let count = 1;
      for (let left = rest; left !== 0; left &= left - 1) {
        within += this.times[place * this.size + (31 - Math.clz32(left & -left))]!;
        count++;
      }
      cuts[group] = cuts[rest]! + this.degrees[place]! - 2 * within;
      if (count % 2 === 1 && cuts[group]! < rounds) return true;
    }
    return false;
  }
}

/** Draws all rounds at once: each step lets somebody meet who has the fewest left to meet in a round. */
class Search {
  private readonly times: Uint8Array;
  /** With whom each place is, round by round; nobody yet: -1. */
  private readonly mates: Int16Array;
  private steps = 0;
  private state: number;

  constructor(
    private readonly graph: Graph,
    private readonly rounds: number,
    start: number,
    private readonly most: number,
    private readonly fixed: readonly Meeting[],
  ) {
    this.times = graph.times.slice();
    this.mates = new Int16Array(rounds * graph.size).fill(-1);
    this.state = start;
    for (const [a, b] of fixed) this.set(0, a, b);
  }

  found(): Meeting[][] | undefined {
    if (!this.fill(this.rounds * this.graph.size - 2 * this.fixed.length)) return undefined;
    const { size } = this.graph;
    return Array.from({ length: this.rounds }, (_, round) =>
      Array.from(this.mates.subarray(round * size, (round + 1) * size)).flatMap((mate, place) =>
        mate > place ? [[place, mate] as const] : [],
      ),
    );
  }

  private fill(open: number): boolean {
    if (open === 0) return true;
    if (this.steps++ >= this.most) return false;
    const slot = this.hardest();
    if (slot === undefined) return false;
    const { size } = this.graph;
    const [round, place] = [Math.floor(slot / size), slot % size];
    for (const other of this.shuffled(this.choices(round, place))) {
      this.set(round, place, other);
      if (this.fill(open - 2)) return true;
      this.unset(round, place, other);
    }
    return false;
  }

  /** Of which place in which round the fewest are left to choose from; nothing where there is one without. */
  private hardest(): number | undefined {
    const { size } = this.graph;
    let [best, least] = [0, size + 1];
    for (let slot = 0; slot < this.mates.length; slot++) {
      if (this.mates[slot] !== -1) continue;
      const first = slot - (slot % size);
      const row = (slot - first) * size;
      let count = 0;
      for (let other = 0; other < size && count < least; other++)
        if (this.times[row + other]! > 0 && this.mates[first + other] === -1) count++;
      if (count === 0) return undefined;
      if (count < least) [best, least] = [slot, count];
    }
    return best;
  }

  private choices(round: number, place: number): number[] {
    const { size } = this.graph;
    const found: number[] = [];
    for (let other = 0; other < size; other++)
      if (this.times[place * size + other]! > 0 && this.mates[round * size + other] === -1) found.push(other);
    return found;
  }

  private set(round: number, a: number, b: number): void {
    const { size } = this.graph;
    this.mates[round * size + a] = b;
    this.mates[round * size + b] = a;
    this.times[a * size + b]!--;
    this.times[b * size + a]!--;
  }

  private unset(round: number, a: number, b: number): void {
    const { size } = this.graph;
    this.mates[round * size + a] = -1;
    this.mates[round * size + b] = -1;
    this.times[a * size + b]!++;
    this.times[b * size + a]!++;
  }

  /** The first start takes them as they come. */
  private shuffled(places: number[]): number[] {
    if (this.state === 0) return places;
    for (let left = places.length - 1; left > 0; left--) {
      this.state = (Math.imul(this.state, 0x41c64e6d) + 0x3039) >>> 0;
      const at = (this.state >>> 16) % (left + 1);
      [places[left], places[at]] = [places[at]!, places[left]!];
    }
    return places;
  }
}
