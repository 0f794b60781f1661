import type { SheetLine } from '#tournament';
import type { Unsent } from '../../offline/outbox.js';
import type { SheetSeen } from '../../play/sheetQueries.js';

/** A line of a sheet as those at the table have written it; `unsent`: the server has not answered yet. */
export interface LineNow {
  readonly line: number;
  readonly what: SheetLine;
  /** Which board it belongs to; left out: the table deals for itself. */
  readonly board?: number | undefined;
  readonly unsent: boolean;
}

/** The lines of a sheet as they will be once everything has been sent. */
export function linesNow(
  { table, round, lines }: Pick<SheetSeen, 'table' | 'round' | 'lines'>,
  unsent: readonly Unsent[],
): readonly LineNow[] {
  let now: readonly LineNow[] = lines.map(({ line, what, board }) => ({
    line,
    what,
    board,
    unsent: false,
  }));
  for (const command of unsent) {
    if (!isOfSheets(command)) continue;
    if (command.body.table !== table || command.body.round !== round) continue;
    now = after(now, command);
  }
  return now;
}

type OfSheets = Extract<Unsent, { readonly name: `sheet.${string}` }>;

function isOfSheets(command: Unsent): command is OfSheets {
  return command.name.startsWith('sheet.');
}

function after(lines: readonly LineNow[], command: OfSheets): readonly LineNow[] {
  switch (command.name) {
    case 'sheet.write-line': {
      const { line, board } = command.body;
      const what = command.body.what as SheetLine;
      return line === lines.length + 1 ? [...lines, { line, what, board, unsent: true }] : lines;
    }
    case 'sheet.correct-line': {
      const { line } = command.body;
      const what = command.body.what as SheetLine;
      return lines.map((one) => (one.line === line ? { ...one, what, unsent: true } : one));
    }
    case 'sheet.strike-line':
      return command.body.line === lines.length ? lines.slice(0, -1) : lines;
    case 'sheet.sign':
    case 'sheet.dispute':
    case 'sheet.use-time':
      return lines;
    default:
      return command satisfies never;
  }
}
