/** Two places of a list that may be put together, and what that costs: a safe integer. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly cost: number;
}

/**
 * Puts everybody together with somebody, at the least cost in all. Edmonds' blossoms with dual prices (J. Edmonds, Maximum
 * matching and a polyhedron with 0,1-vertices, 1965), grown from one free vertex at a time, so that what is far away in a
 * sparse graph is not looked at.
 *
 * @param size how many vertices there are, numbered from 0
 * @returns of each vertex with whom it is; nothing when not everybody can be with somebody
 */
export function perfectMatching(size: number, edges: readonly Edge[]): Int32Array | undefined {
  if (size % 2 !== 0) return undefined;
  const search = new Matching(size, edges);
  for (let vertex = 0; vertex < size; vertex++) {
    if (search.mate[vertex] === NOBODY && !search.match(vertex)) return undefined;
  }
  return search.mate;
}

const NOBODY = -1;
const [UNLABELLED, OUTER, INNER] = [0, 1, 2] as const;

/** A vertex, or an odd circle of nodes that have been shrunk into one. */
interface Node {
  /** All that it holds. */
  readonly vertices: readonly number[];
  /** The circle, from the node that holds the base on; nothing for a vertex. */
  circle: readonly Node[];
  /** `links[i]` joins circle[i] to the next one: the vertex in the former and that in the latter. */
  links: readonly Link[];
  /** The vertex by which the node is matched, or would be. */
  base: number;
  /** The price of a blossom; 0 for vertices. */
  price: number;
  parent: Node | undefined;
  label: typeof UNLABELLED | typeof OUTER | typeof INNER;
  /** The edge by which it got into the tree: from a vertex of the node above to one of its own. */
  entry: Link | undefined;
}

interface Link {
  readonly from: number;
  readonly to: number;
}

/**
 * Prices are twice what they would be, so that all are whole. The slack of an edge is twice its cost less the prices of
 * its ends; it is never negative, and nothing between nodes that are matched.
 */
class Matching {
  readonly mate: Int32Array;
  private readonly prices: Float64Array;
  private readonly neighbours: readonly { readonly to: number; readonly cost: number }[][];
  private readonly single: readonly Node[];
  /** The outermost node that holds a vertex. */
  private readonly nodeOf: Node[];
  /** Nodes of the tree that grows. */
  private tree: Node[] = [];

  constructor(size: number, edges: readonly Edge[]) {
    this.mate = new Int32Array(size).fill(NOBODY);
    this.neighbours = Array.from({ length: size }, () => []);
    for (const { a, b, cost } of edges) {
      this.neighbours[a]!.push({ to: b, cost });
      this.neighbours[b]!.push({ to: a, cost });
    }
    this.single = Array.from({ length: size }, (_, vertex) => newNode([vertex], vertex));
    this.nodeOf = [...this.single];
    this.prices = new Float64Array(size);
    for (let vertex = 0; vertex < size; vertex++) {
      // Half of the cheapest edge to each end leaves no edge in the red.
      let cheapest = Infinity;
      for (const { cost } of this.neighbours[vertex]!) cheapest = Math.min(cheapest, cost);
      this.prices[vertex] = cheapest === Infinity ? 0 : cheapest;
    }
  }

  /** Finds somebody for a free vertex, moving others where that is cheaper. Whether there is anybody. */
  match(root: number): boolean {
    this.tree = [];
    this.label(this.nodeOf[root]!, OUTER, undefined);
    for (;;) {
      const step = this.cheapestStep();
      if (!step) return false;
      this.changePrices(step.delta);
      if (step.kind === 'open') {
        this.open(step.node);
        continue;
      }
      const { from, to } = step.link;
      const reached = this.nodeOf[to]!;
      if (reached.label === OUTER) {
        this.shrink(this.nodeOf[from]!, reached, step.link);
        continue;
      }
      if (this.mate[reached.base] === NOBODY) {
        this.augment(step.link);
        this.clear();
        return true;
      }
      this.grow(reached, step.link);
    }
  }

  private cheapestStep(): Step | undefined {
    let best: Step | undefined;
    let delta = Infinity;
    for (const node of this.tree) {
      if (node.label === INNER) {
        if (node.circle.length > 0 && node.price / 2 < delta) {
          delta = node.price / 2;
          best = { kind: 'open', node, delta };
        }
        continue;
      }
      for (const from of node.vertices) {
        const price = this.prices[from]!;
        for (const { to, cost } of this.neighbours[from]!) {
          const other = this.nodeOf[to]!;
          if (other === node || other.label === INNER) continue;
          const slack = 2 * cost - price - this.prices[to]!;
          const needed = other.label === OUTER ? slack / 2 : slack;
          if (needed < delta) {
            delta = needed;
            best = { kind: 'edge', link: { from, to }, delta };
            if (delta === 0) return best;
          }
        }
      }
    }
    return best;
  }

  private changePrices(delta: number): void {
    if (delta === 0) return;
    for (const node of this.tree) {
      const change = node.label === OUTER ? delta : -delta;
      for (const vertex of node.vertices) this.prices[vertex]! += change;
      // Within a blossom the prices of both ends have changed: its own makes up for that.
      if (node.circle.length > 0) node.price += 2 * change;
    }
  }

  private label(node: Node, label: typeof OUTER | typeof INNER, entry: Link | undefined): void {
    node.label = label;
    node.entry = entry;
    this.tree.push(node);
  }

  /** A matched node that is reached, and its mate, become part of the tree. */
  private grow(node: Node, link: Link): void {
    this.label(node, INNER, link);
    const mate = this.mate[node.base]!;
    this.label(this.nodeOf[mate]!, OUTER, { from: node.base, to: mate });
  }

  /** Two outer nodes are joined: the circle through the node where their ways to the root meet becomes one node. */
  private shrink(one: Node, other: Node, link: Link): void {
    const [up, down] = [this.wayUp(one), this.wayUp(other)];
    const known = new Set(up);
    const meeting = down.findIndex((node) => known.has(node));
    const top = down[meeting]!;
    const left = up.slice(0, up.indexOf(top)).toReversed();
    const right = down.slice(0, meeting);
    const circle = [top, ...left, ...right];
    const links = [...left.map(({ entry }) => entry!), link, ...right.map(({ entry }) => reversed(entry!))];
    const blossom = newNode(
      circle.flatMap(({ vertices }) => vertices),
      top.base,
    );
    blossom.circle = circle;
    blossom.links = links;
    for (const node of circle) node.parent = blossom;
    for (const vertex of blossom.vertices) this.nodeOf[vertex] = blossom;
    const { entry } = top;
    this.tree = this.tree.filter((node) => node.parent === undefined);
    this.label(blossom, OUTER, entry);
  }

  /** The nodes from one to the root. */
  private wayUp(node: Node): Node[] {
    const way: Node[] = [];
    for (let at: Node | undefined = node; at; at = at.entry && this.nodeOf[at.entry.from]) way.push(at);
    return way;
  }

  /** An inner blossom whose price is gone is its nodes again; those on the even way to its base stay in the tree. */
  private open(blossom: Node): void {
    this.tree = this.tree.filter((node) => node !== blossom);
    const entry = blossom.entry!;
    const { circle, links } = blossom;
    this.release(blossom);
    const first = circle.findIndex((node) => node === this.nodeOf[entry.to]);
    // Over an even number of links to the node of the base, which is the first of the circle.
    const forward = first % 2 === 1;
    const length = circle.length;
    let link = entry;
    let label: typeof OUTER | typeof INNER = INNER;
    for (let at = first; ; at = (at + (forward ? 1 : length - 1)) % length) {
      this.label(circle[at]!, label, link);
      if (at === 0) break;
      link = forward ? links[at]! : reversed(links[at - 1]!);
      label = label === INNER ? OUTER : INNER;
    }
  }

  private release(blossom: Node): void {
    for (const node of blossom.circle) {
      node.parent = undefined;
      node.label = UNLABELLED;
      node.entry = undefined;
      for (const vertex of node.vertices) this.nodeOf[vertex] = node;
    }
  }

  /** Matches along the way from the root to a free node that is reached by a link. */
  private augment(link: Link): void {
    const reached = this.nodeOf[link.to]!;
    this.rebase(reached, link.to);
    this.mate[link.to] = link.from;
    let { from, to } = link;
    for (;;) {
      const outer = this.nodeOf[from]!;
      this.rebase(outer, from);
      this.mate[from] = to;
      if (!outer.entry) return;
      const inner = this.nodeOf[outer.entry.from]!;
      const above = inner.entry!;
      this.rebase(inner, above.to);
      this.mate[above.to] = above.from;
      ({ from, to } = above);
    }
  }

  /** Turns a blossom so that it is matched to the outside by another vertex: its nodes are matched along the circle. */
  private rebase(node: Node, base: number): void {
    if (node.base === base || node.circle.length === 0) {
      node.base = base;
      return;
    }
    const { circle, links } = node;
    const length = circle.length;
    const child = circle.findIndex((each) => this.holds(each, base));
    this.rebase(circle[child]!, base);
    // From the node of the new base on, the others are matched two by two.
    for (let step = 1; step < length; step += 2) {
      const at = (child + step) % length;
      const next = (at + 1) % length;
      const { from, to } = links[at]!;
      this.rebase(circle[at]!, from);
      this.rebase(circle[next]!, to);
      this.mate[from] = to;
      this.mate[to] = from;
    }
    node.circle = [...circle.slice(child), ...circle.slice(0, child)];
    node.links = [...links.slice(child), ...links.slice(0, child)];
    node.base = base;
  }

  private holds(node: Node, vertex: number): boolean {
    for (let at: Node | undefined = this.single[vertex]; at; at = at.parent) if (at === node) return true;
    return false;
  }

  /** The tree is done; blossoms without a price are opened, so that they are in nobody's way. */
  private clear(): void {
    for (const node of this.tree) {
      node.label = UNLABELLED;
      node.entry = undefined;
    }
    for (const node of this.tree) this.openFree(node);
    this.tree = [];
  }

  private openFree(node: Node): void {
    if (node.circle.length === 0 || node.price !== 0) return;
    const { circle } = node;
    this.release(node);
    for (const child of circle) this.openFree(child);
  }
}

type Step =
  | { readonly kind: 'edge'; readonly link: Link; readonly delta: number }
  | { readonly kind: 'open'; readonly node: Node; readonly delta: number };

function newNode(vertices: readonly number[], base: number): Node {
  return {
    vertices,
    circle: [],
    links: [],
    base,
    price: 0,
    parent: undefined,
    label: UNLABELLED,
    entry: undefined,
  };
}

function reversed({ from, to }: Link): Link {
  return { from: to, to: from };
}
