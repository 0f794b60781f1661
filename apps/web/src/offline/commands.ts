import type { Commands } from '../api/schemas.js';

/** The commands that a table gives while it plays, and their bodies. */
export type TableCommands = Pick<
  Commands,
  | 'result.enter'
  | 'result.confirm'
  | 'result.dispute'
  | 'result.ask-late-play'
  | 'result.begin-late-play'
  | 'table.confirm-round'
  | 'table.confirm-seats'
  | 'table.tell-boards'
  | 'table.count-hands'
  | 'board.tell-dealing-here'
  | 'table.call-director'
  | 'table.describe-call'
  | 'table.take-call-back'
  | 'result.ask-correction'
  | 'result.take-correction-back'
  | 'sheet.write-line'
  | 'sheet.correct-line'
  | 'sheet.strike-line'
  | 'sheet.use-time'
  | 'sheet.sign'
  | 'sheet.dispute'
  | 'table.move-on'
>;
