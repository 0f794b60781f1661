/** The sizes of paper that prints are made for. */
export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** A millimetre in points, the unit of everything that is drawn: 72 to the inch. */
export const MM = 72 / 25.4;

const SIZES: Readonly<Record<PaperSize, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210 * MM, height: 297 * MM },
  letter: { width: 612, height: 792 },
};

/** A part of a page, from its left upper corner, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How wide and high a page is, in points. */
export function pageSize(size: PaperSize, landscape: boolean): Pick<Box, 'width' | 'height'> {
  const { width, height } = SIZES[size];
  return landscape ? { width: height, height: width } : { width, height };
}
