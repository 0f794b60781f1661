/** A figure that is something else here than its file says. */
export interface Difference {
  /** Whose figure it is: a vector's id, a column of a table, a contestant or a board's line of a game. */
  readonly of: string;
  /** Which figure: the place in what a vector expects (`ns_mp[3]`), or the kind of a published one (`award`, `place`). */
  readonly kind: string;
  /** What the file says. */
  readonly expected: string;
  /** What it is here. */
  readonly ours: string;
  /** The terms that our figure was made of, a line each. */
  readonly explanation: readonly string[];
}

/** A difference that the README of the file's folder lists as an irregularity of what was published. */
export interface IrregularFigure extends Difference {
  readonly why: string;
}

/** A part of a file that cannot be run; its figures count as different. */
export interface UnknownPart {
  readonly of: string;
  readonly why: string;
  /** How many figures it has. */
  readonly figures: number;
}

/** A file whose figures were compared with ours; compared are those equal, different, irregular and unknown. */
export interface ConformedFile {
  readonly file: string;
  readonly format: string;
  /** How many of what it holds, those that cannot be run among them: `{ vectors: 152 }`, `{ games: 34 }`. */
  readonly holds?: Readonly<Record<string, number>>;
  /** How many were compared of each kind, where there are kinds: `{ deals: 16, places: 12 }`. */
  readonly kinds?: Readonly<Record<string, number>>;
  readonly equal: number;
  readonly different: readonly Difference[];
  readonly irregular: readonly IrregularFigure[];
  readonly unknown: readonly UnknownPart[];
  /** Figures for which the file has not all that they are made of: nothing is said against them. */
  readonly notCompared?: readonly UnknownPart[];
  /** Figures that could be compared, and that the file does not have. */
  readonly unpublished?: readonly Unpublished[];
}

/** Figures of a kind that a file does not have for all who could have them. */
export interface Unpublished {
  readonly of: string;
  /** Which: `percentages`. */
  readonly what: string;
  /** So many are missing, ... */
  readonly missing: number;
  /** ... of so many that there could be. */
  readonly all: number;
}

/** A file of which nothing is compared. */
export interface UncomparedFile {
  readonly file: string;
  readonly why: string;
  /** Whether something is wrong: it is broken, or was named and holds no figures. Others lie beside, as a README does. */
  readonly fault: boolean;
}

/** Figures in JSON that are read beside deals, double-dummy results and published results. */
export interface FiguresInJson {
  /** What the files are said to hold. */
  readonly named: string;
  /** Lines of the help about them. */
  readonly help: string;
  /** Compares the figures of a file's JSON; undefined for a file that has none of them. */
  readonly conform: (file: string, content: unknown) => ConformedFile | undefined;
}
