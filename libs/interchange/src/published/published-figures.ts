/** The points of one side on one line: matchpoints, or IMPs. */
export interface PublishedAward {
  /** `PublishedLine.id` */
  readonly line: string;
  readonly side: 'NS' | 'EW';
  /** An exact decimal, like every figure here. */
  readonly points: string;
  /** The program prints matchpoints among the scores there are, though it counts factored ones. */
  readonly unfactored?: true;
}

/** What Butler IMPs of a board are against. */
export interface PublishedDatum {
  readonly section: string;
  readonly board: number;
  /** In points for North-South. */
  readonly datum: string;
}

/** Whatever was published of a contestant's session. */
export interface PublishedTotal {
  /** 'A-NS4' */
  readonly contestant: string;
  /** Boards that count. */
  readonly boards?: number;
  /** Matchpoints on them, before they are scaled. */
  readonly matchpoints?: string;
  readonly score?: string;
  readonly percentage?: string;
  /** The score of the event: with what is beside the session. */
  readonly final?: string;
}

export interface PublishedPlace {
  readonly contestant: string;
  /**
   * shared: the first and the last of the places that equals share. first: the first of them alone is told. in-order:
   * equals are numbered on, and who takes no place is numbered behind the others.
   */
  readonly kind: 'shared' | 'first' | 'in-order';
  readonly first: number;
  readonly last: number;
  /** Of `first`: it is written as one that is shared, `5=`. Others of its ranking are then written as not shared. */
  readonly isMarked?: true;
}

/** A ranking. Who is in it is told by the game. */
export interface PublishedRanking {
  /** 'A NS', 'A+B one', 'A NS, stratum C', 'overall' */
  readonly name: string;
  /**
   * section: each line of the sections that are ranked together, by the session's score. overall: everybody, whatever
   * section and line, by the score of the event.
   */
  readonly over: 'section' | 'overall';
  /** Those of a stratum and weaker ones; null for everybody. */
  readonly stratum: string | null;
  readonly places: readonly PublishedPlace[];
}

/** What a match of a Swiss of pairs was worth to both sides, in victory points. */
export interface PublishedMeetingFigure {
  readonly section: string;
  readonly round: number;
  readonly ns: string;
  readonly ew: string;
  readonly nsPoints: string;
  readonly ewPoints: string;
}

/** Master points that a club awarded. No scoring gives them, so they are no figures to be compared. */
export interface PublishedMasterPoints {
  /** 'A-NS4', of teams '4' */
  readonly contestant: string;
  readonly points: string;
  readonly colour?: string;
}

/** Why figures of a file are not read. */
export type UnreadWhy =
  /** The game is scored in a way that is not known here. */
  | 'method'
  /** They are over several sections or sessions, which the file does not tell apart. */
  | 'several-sessions'
  /** No session here has figures of the kind. */
  | 'no-such-figure'
  /** They are of a number under which nobody plays. */
  | 'nobody';

export interface UnreadFigures {
  readonly why: UnreadWhy;
  readonly what: string;
  /** How many figures. */
  readonly figures: number;
}

/** Decimals that figures are printed with; halves are rounded away from zero where nothing else is said. */
export interface Printing {
  readonly award: number;
  readonly awardHalves?: 'to-even';
  readonly score: number;
  readonly percentage: number;
}

/** What a program computed and published of a game: nothing of it is needed to play the game. */
export interface PublishedFigures {
  readonly printed: Printing;
  readonly awards: readonly PublishedAward[];
  readonly datums: readonly PublishedDatum[];
  readonly totals: readonly PublishedTotal[];
  readonly rankings: readonly PublishedRanking[];
  readonly meetings: readonly PublishedMeetingFigure[];
  readonly masterPoints: readonly PublishedMasterPoints[];
  readonly unread: readonly UnreadFigures[];
}

/** No figures at all, but some that are not read. */
export function unreadFigures(unread: readonly UnreadFigures[]): PublishedFigures {
  const printed = { award: 2, score: 2, percentage: 2 };
  return { printed, ...NO_FIGURES, unread };
}

/** For formats that publish none of some kind. */
export const NO_FIGURES = {
  awards: [],
  datums: [],
  totals: [],
  rankings: [],
  meetings: [],
  masterPoints: [],
  unread: [],
} as const satisfies Omit<PublishedFigures, 'printed'>;

/** How many figures there are, those among them that are not read. */
export function countOfFigures({
  awards,
  datums,
  totals,
  rankings,
  meetings,
  unread,
}: PublishedFigures): number {
  const inTotals = totals.map(({ contestant: _contestant, ...those }) => Object.keys(those).length);
  const inRankings = rankings.map(({ places }) => places.length);
  const others = unread.map(({ figures }) => figures);
  const counts = [awards.length, datums.length, 2 * meetings.length, ...inTotals, ...inRankings, ...others];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** An exact decimal from a number or a text of a file; undefined where there is none. */
export function decimal(value: number | string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}
