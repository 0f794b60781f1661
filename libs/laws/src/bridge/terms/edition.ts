/** The editions of the Laws of Duplicate Bridge that rulings are given by. */
export const EDITIONS = [1987, 1997, 2007, 2017] as const;

export type Edition = (typeof EDITIONS)[number];
