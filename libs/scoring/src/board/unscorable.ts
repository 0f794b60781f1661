/** Why lines cannot be scored: they contradict themselves. One closed union of stable codes. */
export type ScoringFault =
  /** Fewer than one score is expected of the board, or not a whole number of them. */
  | { readonly code: 'scoring.expected'; readonly expected: number }
  | { readonly code: 'scoring.line-twice'; readonly line: string }
  /** The weights of an assigned score are not all positive, or their sum is not 1. */
  | { readonly code: 'scoring.weights'; readonly line: string }
  | { readonly code: 'scoring.score'; readonly line: string }
  /** Instant matchpoints without scores that are expected of the board. */
  | { readonly code: 'scoring.instant-board'; readonly board: number }
  /** Victory points for fewer than one board, no whole number of them, or more than the scale is made for. */
  | { readonly code: 'scoring.vp-boards'; readonly boards: number }
  /** A percentage that is none. */
  | { readonly code: 'scoring.percentage'; readonly percent: string }
  /** A table of victory points without a row for the match. */
  | { readonly code: 'scoring.vp-table'; readonly boards: number; readonly margin: string }
  | { readonly code: 'scoring.board-twice'; readonly board: number }
  | { readonly code: 'scoring.field-twice'; readonly field: string }
  | { readonly code: 'scoring.contestant-twice'; readonly contestant: string }
  | { readonly code: 'scoring.contestant-unknown'; readonly contestant: string }
  /** Only some of the lines of a field say who plays with whom in an individual. */
  | { readonly code: 'scoring.partners'; readonly line: string }
  /** A line of a field that is not there is to change. */
  | { readonly code: 'scoring.line-unknown'; readonly field: string; readonly line: string }
  /** A penalty in percent by a method without a top. */
  | { readonly code: 'scoring.penalty-unit'; readonly contestant: string; readonly unit: string };

/** What was given cannot be scored; the message says why in English. */
export class Unscorable extends Error {
  constructor(readonly fault: ScoringFault) {
    super(inWords(fault));
    this.name = 'Unscorable';
  }
}

function inWords(fault: ScoringFault): string {
  switch (fault.code) {
    case 'scoring.expected':
      return `A board has at least one score, not ${fault.expected}.`;
    case 'scoring.line-twice':
      return `Line ${fault.line} is there twice.`;
    case 'scoring.weights':
      return `The weights of line ${fault.line} are positive and make 1 together.`;
    case 'scoring.score':
      return `The score of line ${fault.line} is a whole number of points.`;
    case 'scoring.instant-board':
      return `Nobody said which scores are expected of board ${fault.board}.`;
    case 'scoring.vp-boards':
      return `The scale of victory points has nothing for matches of ${fault.boards} boards.`;
    case 'scoring.percentage':
      return `${fault.percent} is no percentage.`;
    case 'scoring.vp-table':
      return `The table of victory points has nothing for ${fault.margin} IMPs over ${fault.boards} boards.`;
    case 'scoring.board-twice':
      return `Board ${fault.board} is there twice.`;
    case 'scoring.field-twice':
      return `Field ${fault.field} is there twice.`;
    case 'scoring.contestant-twice':
      return `Contestant ${fault.contestant} is there twice.`;
    case 'scoring.contestant-unknown':
      return `Nobody entered contestant ${fault.contestant}.`;
    case 'scoring.partners':
      return `Line ${fault.line} has partners and others have none, or the other way round.`;
    case 'scoring.line-unknown':
      return `Field ${fault.field} has no line ${fault.line}.`;
    case 'scoring.penalty-unit':
      return `Nothing is ${fault.unit} by a method in IMPs: a penalty of ${fault.contestant} is in points.`;
    default:
      return fault satisfies never;
  }
}
