/** Milliseconds for which a page of a long list stands. */
export const PAGE_STANDS = 12_000;

/** The heights of a row, and of what stands above and below the rows, in hundredths of the screen's height. */
const ROW = 7;
const DENSE_ROW = 6;
const AROUND = 27;
/** How many rows there is room for. */
export const FITS = Math.floor((100 - AROUND) / ROW);

/** In how many columns, and how many rows of them on a page. */
export interface RoomDisplayed {
  readonly columns: 1 | 2;
  readonly fits: number;
}

/** Of a list so long that its pages would take too long to come round two columns stand side by side, a little smaller. */
export function roomFor(rows: number): RoomDisplayed {
  if (rows <= 2 * FITS) return { columns: 1, fits: FITS };
  return { columns: 2, fits: 2 * Math.floor((100 - AROUND) / DENSE_ROW) };
}
