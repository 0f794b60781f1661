import type { KnockoutMatch } from '../documents/match-shown.js';

/** A match with those whose winners meet in it, as far as they stand on the same page. */
export interface TreeNode {
  readonly round: number;
  readonly match: KnockoutMatch;
  readonly children: readonly TreeNode[];
}

/** A tree of matches, and in how many rows it is drawn: one for each match that nothing here leads to. */
export interface Tree {
  readonly root: TreeNode;
  readonly rows: number;
}

/** What stands on a page: rounds side by side, trees below each other. */
export interface BracketPage {
  readonly from: number;
  readonly to: number;
  readonly trees: readonly Tree[];
}

type Matches = readonly { readonly round: number; readonly match: KnockoutMatch }[];

/**
 * A knockout in pages: all its rounds on one where there is room, otherwise its first rounds on several and the later
 * ones, which those lead to, on one behind them.
 *
 * @param rows as many as a page has room for, and @param columns as many rounds
 */
export function bracketPages(
  matches: Matches,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): BracketPage[] {
  const last = Math.max(0, ...matches.map(({ round }) => round));
  const pages: BracketPage[] = [];
  for (let from = 1; from <= last;) {
    let to = Math.min(last, from + columns - 1);
    // The final's tree grows to twice as many rows with each round before.
    while (to > from && Math.max(...treesOf(matches, from, to).map((tree) => tree.rows)) > rows) to -= 1;
    pages.push(...filled(treesOf(matches, from, to), rows).map((trees) => ({ from, to, trees })));
    from = to + 1;
  }
  return pages;
}

/** The trees of some rounds: what leads nowhere else within them is a root; those for better places come first. */
function treesOf(matches: Matches, from: number, to: number): Tree[] {
  const here = matches.filter(({ round }) => round >= from && round <= to);
  const known = new Map(here.map((each) => [each.match.match, each]));
  const fed = new Set(here.flatMap(({ match }) => match.feeders));
  const nodeOf = ({ round, match }: Matches[number]): TreeNode => ({
    round,
    match,
    children: match.feeders.flatMap((feeder) => {
      const child = known.get(feeder);
      return child ? [nodeOf(child)] : [];
    }),
  });
  return here
    .filter(({ match }) => !fed.has(match.match))
    .toSorted(
      (one, other) => one.match.places.from - other.match.places.from || one.match.match - other.match.match,
    )
    .map((each) => {
      const root = nodeOf(each);
      return { root, rows: rowsOf(root) };
    });
}

/** How many rows a tree takes. */
export function rowsOf({ children }: TreeNode): number {
  return children.length === 0 ? 1 : children.reduce((sum, child) => sum + rowsOf(child), 0);
}

/** Trees one after the other on pages. */
function filled(trees: readonly Tree[], rows: number): Tree[][] {
  const pages: Tree[][] = [];
  let room = 0;
  for (const tree of trees) {
    if (pages.length === 0 || tree.rows > room) {
      pages.push([]);
      room = rows;
    }
    pages.at(-1)!.push(tree);
    room -= tree.rows;
  }
  return pages;
}
