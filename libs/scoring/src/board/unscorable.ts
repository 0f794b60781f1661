/** Each reason why lines cannot be scored, in English: they contradict themselves. */
const IN_WORDS = {
  /** Fewer than one score is expected of the board, or not a whole number of them. */
  'scoring.expected': (of: { expected: number }) => `A board has at least one score, not ${of.expected}.`,
  'scoring.line-twice': (of: { line: string }) => `Line ${of.line} is there twice.`,
  'scoring.weights': (of: { line: string }) =>
    `The weights of line ${of.line} are positive and make 1 together.`,
  'scoring.score': (of: { line: string }) => `The score of line ${of.line} is a whole number of points.`,
  'scoring.instant-board': (of: { board: number }) =>
    `Nobody said which scores are expected of board ${of.board}.`,
  /** For fewer than one board, no whole number of them, or more than the scale is made for. */
  'scoring.vp-boards': (of: { boards: number }) =>
    `The scale of victory points has nothing for matches of ${of.boards} boards.`,
  'scoring.percentage': (of: { percent: string }) => `${of.percent} is no percentage.`,
  'scoring.vp-table': (of: { boards: number; margin: string }) =>
    `The table of victory points has nothing for ${of.margin} IMPs over ${of.boards} boards.`,
  'scoring.board-twice': (of: { board: number }) => `Board ${of.board} is there twice.`,
  'scoring.field-twice': (of: { field: string }) => `Field ${of.field} is there twice.`,
  'scoring.contestant-twice': (of: { contestant: string }) => `Contestant ${of.contestant} is there twice.`,
  'scoring.contestant-unknown': (of: { contestant: string }) => `Nobody entered contestant ${of.contestant}.`,
  /** Only some of the lines of a field say who plays with whom in an individual. */
  'scoring.partners': (of: { line: string }) =>
    `Line ${of.line} has partners and others have none, or the other way round.`,
  /** A line of a field that is not there is to change. */
  'scoring.line-unknown': (of: { field: string; line: string }) =>
    `Field ${of.field} has no line ${of.line}.`,
  /** A penalty in percent by a method without a top. */
  'scoring.penalty-unit': (of: { contestant: string; unit: string }) =>
    `Nothing is ${of.unit} by a method in IMPs: a penalty of ${of.contestant} is in points.`,
};

type Code = keyof typeof IN_WORDS;

/** Why lines cannot be scored: one closed union of stable codes. */
export type ScoringFault = {
  [C in Code]: { readonly code: C } & Readonly<Parameters<(typeof IN_WORDS)[C]>[0]>;
}[Code];

/** What was given cannot be scored; the message says why in English. */
export class Unscorable extends Error {
  constructor(readonly fault: ScoringFault) {
    super((IN_WORDS[fault.code] as (of: ScoringFault) => string)(fault));
    this.name = 'Unscorable';
  }
}
