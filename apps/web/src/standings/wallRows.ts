/** Milliseconds for which a page of a long list stands. */
export const PAGE_STANDS = 12_000;

/** The heights of a row, and of what stands above and below the rows, in hundredths of the screen's height. */
const ROW = 7;
const AROUND = 27;
/** How many rows there is room for. */
export const FITS = Math.floor((100 - AROUND) / ROW);
