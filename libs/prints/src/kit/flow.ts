import type { Block } from './block.js';

/** A block that flows over pages. */
export interface Flowing extends Block {
  /** Stands above it where it begins a page, and before the first that has this head: the header of a table. */
  readonly head?: Block;
  /** It is not the last on a page: what comes next stands with it. */
  readonly withNext?: boolean;
}

/** A block where it stands: from the upper edge of its column, in points. */
export interface Placed {
  readonly block: Block;
  readonly y: number;
}

/**
 * Blocks one after the other over columns of a height: none is cut, a head is repeated where its rows go on.
 *
 * @throws Error when a block with its head is higher than a column: rows have to fit
 */
export function flow(blocks: readonly Flowing[], height: number): Placed[][] {
  const columns: Placed[][] = [];
  let column: Placed[] = [];
  let y = 0;
  let head: Block | undefined;
  const begin = () => {
    if (column.length > 0) columns.push(column);
    [column, y, head] = [[], 0, undefined];
  };
  for (const [index, block] of blocks.entries()) {
    // Room before a page's first block would push it down for nothing.
    if (column.length === 0 && block.height > 0 && isSpace(block)) continue;
    if (column.length > 0 && y + needed(blocks, index, head) > height + 0.01) {
      begin();
      if (isSpace(block)) continue;
    }
    if (block.head !== undefined && block.head !== head) {
      column.push({ block: block.head, y });
      y += block.head.height;
    }
    head = block.head;
    if (y + block.height > height + 0.01) throw new Error('A block of a print is higher than its page.');
    column.push({ block, y });
    y += block.height;
  }
  begin();
  return columns;
}

/** Room between blocks; it vanishes where a page ends. */
export interface Space extends Flowing {
  readonly isSpace: true;
}

export function gap(height: number): Space {
  return { height, isSpace: true, paint: () => undefined };
}

function isSpace(block: Flowing): block is Space {
  return 'isSpace' in block;
}

/** How much room a block asks for, with those that it must not stand without. */
function needed(blocks: readonly Flowing[], from: number, standing: Block | undefined): number {
  let [sum, head, index] = [0, standing, from];
  for (;;) {
    const block = blocks[index]!;
    if (block.head !== undefined && block.head !== head) sum += block.head.height;
    head = block.head;
    sum += block.height;
    index += 1;
    if (!block.withNext || index >= blocks.length) return sum;
  }
}

/** What does not fit side by side, in parts of equal length, none longer than what fits; from a place, until before one. */
export function inParts(count: number, most: number): readonly (readonly [from: number, to: number])[] {
  const parts = Math.max(1, Math.ceil(count / most));
  const length = Math.ceil(count / parts);
  return Array.from(
    { length: parts },
    (_, index) => [index * length, Math.min(count, (index + 1) * length)] as const,
  );
}
