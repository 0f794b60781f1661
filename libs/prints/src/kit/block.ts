/** Something of a page that is never cut. */
export interface Block {
  /** In points. */
  readonly height: number;
  /** @param x the left edge, and @param y the upper edge on the page */
  readonly paint: (x: number, y: number) => void;
}

/** Blocks under each other. */
export function stacked(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    paint(x, y) {
      let top = y;
      for (const block of blocks) {
        block.paint(x, top);
        top += block.height;
      }
    },
  };
}

/** Room that is left empty. */
export function space(height: number): Block {
  return { height, paint: () => undefined };
}
