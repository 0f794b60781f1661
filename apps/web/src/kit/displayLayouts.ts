/** Milliseconds for which a page of the hall display stands. */
export const PAGE_STANDS = 12_000;

/** How large the letters of a list are, in hundredths of the screen's height, and in how many columns it stands. */
export interface DisplayLayout {
  readonly size: number;
  readonly columns: 1 | 2;
  /** What is too long for its row goes on below. */
  readonly wraps: boolean;
}

/** The largest are tried first. The smallest are 28 pixels high on a screen of 1,080: they are read from ten metres. */
const SIZES = [6.4, 5.8, 5.2, 4.8, 4.4, 4, 3.8, 3.6, 3.4, 3.2, 3, 2.8, 2.6];
/** With which long rows have two lines: one each is read more easily than larger letters. */
const WRAPS = SIZES.at(-1)!;

/**
 * In which ways lists can stand, best first: large letters come before a column less.
 *
 * @param inOne no list is cut into columns: it stands beside another one, or its rows need the width
 */
export function layoutsOf(inOne: boolean): readonly DisplayLayout[] {
  const columns = inOne ? ([1] as const) : ([1, 2] as const);
  return SIZES.flatMap((size) => columns.map((each) => ({ size, columns: each, wraps: size <= WRAPS })));
}

/**
 * The first layout in which everything stands on one page; where none has it, the first of those with the fewest.
 *
 * @param pagesIn on how many pages it stands in a layout; more are not asked about once one page does
 */
export function bestLayout(
  layouts: readonly DisplayLayout[],
  pagesIn: (layout: DisplayLayout) => number,
): { readonly layout: DisplayLayout; readonly pages: number } {
  let best = { layout: layouts[0]!, pages: Infinity };
  for (const layout of layouts) {
    const pages = pagesIn(layout);
    if (pages < best.pages) best = { layout, pages };
    if (pages === 1) break;
  }
  return best;
}

/**
 * On how many pages a list stands whose columns go on beyond the edge of its room, as many at a time as fit there.
 *
 * @param whole the width of all its columns with the gaps between them, in pixels
 * @param room that of what is in sight
 */
export function pagesOfColumns(whole: number, room: number, gap: number): number {
  // Widths are rounded: half a pixel is no column.
  return Math.max(1, Math.ceil((whole + gap - 1) / (room + gap)));
}

/** What stands on the hall display: a page of one of its parts. */
export interface Turned {
  readonly part: number;
  readonly page: number;
}

/** The page that comes next: of the same part, else of the next one, in a circle. */
export function turnedOn({ part, page }: Turned, pages: number, parts: number): Turned {
  if (page + 1 < pages) return { part, page: page + 1 };
  return { part: (part + 1) % Math.max(1, parts), page: 0 };
}
