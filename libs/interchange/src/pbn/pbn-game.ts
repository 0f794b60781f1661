/** Text of a game that no program has to understand, where it stands: it belongs to what is before it. */
export interface PbnRemark {
  /** `; ...`, `{...}`, or a line that begins with `%` (PBN 2.1, 2.4 and 3.8). */
  readonly kind: 'rest-of-line' | 'brace' | 'escape';
  /** Without its signs; lines in braces are divided by \n. */
  readonly text: string;
  readonly startsLine: boolean;
}

/** An element of a section: a call, a card or a mark with what is written close to it, or one of a table. */
export interface PbnElement {
  /** As it is written, a string with its quotes. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly remarks: readonly PbnRemark[];
}

/** What an auction or a play refers to by `=1=` (PBN 2.1, 3.5.5). */
export interface PbnNote {
  readonly index: number;
  readonly text: string;
  /** As it is between its quotes in the file; left out for one that was made here. */
  readonly written?: string;
  readonly remarks: readonly PbnRemark[];
}

/** A tag of a game with the section that it begins. */
export interface PbnTag {
  readonly name: string;
  /** What it says: with `#` and `##` filled in, without escapes. */
  readonly value: string;
  /** As it is between its quotes in the file; left out for one that was made here. */
  readonly written?: string;
  readonly line: number;
  readonly column: number;
  readonly remarks: readonly PbnRemark[];
  readonly elements: readonly PbnElement[];
  readonly notes: readonly PbnNote[];
}

/** A game: its tags by name, in the order of the file; of those that stand there again the first counts. */
export interface PbnGame {
  /** Of its first tag. */
  readonly line: number;
  /** What stands before any tag. */
  readonly remarks: readonly PbnRemark[];
  readonly tags: ReadonlyMap<string, PbnTag>;
  /** Values that an earlier game gives to all after it by `##` (4.8), for tags that are not in this one. */
  readonly inherited: ReadonlyMap<string, string>;
  /** Tags that stand there again and otherwise: they are kept, and nothing is read of them. Left out where there are none. */
  readonly again?: readonly PbnTag[];
}

/** What a game says by a tag, of its own or by `##`; empty where it says nothing. */
export function pbnValue({ tags, inherited }: PbnGame, name: string): string {
  return tags.get(name)?.value ?? inherited.get(name) ?? '';
}

/** Where a tag stands, or the game where it is not in it; the column where it does not begin its line. */
export function pbnPlace({ tags, line }: PbnGame, name: string) {
  const tag = tags.get(name);
  return { format: 'PBN', line: tag?.line ?? line, ...(tag && besides(tag)) } as const;
}

/** The column of what does not begin its line. */
export function besides({ column }: { readonly column: number }): { readonly column?: number } {
  return column > 1 ? { column } : {};
}

/** A tag that is made here, with the elements of its section row by row. */
export function pbnTag(
  name: string,
  value: string,
  rows: readonly (readonly string[])[] = [],
  notes: readonly string[] = [],
): PbnTag {
  return {
    name,
    value,
    line: 0,
    column: 0,
    remarks: [],
    elements: rows.flatMap((row, line) =>
      row.map((text, index) => ({ text, line, column: index + 1, remarks: [] })),
    ),
    notes: notes.map((text, index) => ({ index: index + 1, text, remarks: [] })),
  };
}

/** A game that is made here. */
export function pbnGame(tags: readonly PbnTag[]): PbnGame {
  return { line: 0, remarks: [], tags: new Map(tags.map((tag) => [tag.name, tag])), inherited: new Map() };
}

/** The string of a token or a tag as a text: only quotes and backslashes are escaped, `\2R` of a column is not. */
export function unescapedPbn(written: string): string {
  return written.replace(/\\(["\\])/g, '$1');
}

/** The tag names of PBN 2.1 (4 and 5), and those of other programs that are read, as they are spelt. */
const NAMES = `
Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Auction Play Note
Competition DealId EventDate EventSponsor HomeTeam Round Section Stage Table Room VisitTeam Generator Hidden FrenchMP
BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory ScoreTable TotalScoreTable InstantScoreTable
OptimumScore ParContract OptimumPlayTable OptimumResultTable ActionTable AuctionTimeTable PlayTimeTable
Time TimeCall TimeControl TimePlay UTCDate UTCTime Annotator AnnotatorNA Application Mode
DoubleDummyTricks Ability
`;

const usual: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** A tag's name in its usual letters, whichever a file has; one that nobody knows stays as it is. */
export function usualTagName(name: string): string {
  return usual.get(name.toLowerCase()) ?? name;
}
