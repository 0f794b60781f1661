import { z } from 'zod';
import { sameData } from '#scoring';
import {
  accept,
  type ComparedBoards,
  type DecisionContext,
  defineCommand,
  reject,
  type Rejected,
} from '../../command/command.js';
import { sheetLine, type SheetLine } from '../../games/games.js';
import { boardNumber, lineNumber, seatName, type SeatName } from '../../journal/names.js';
import { seenAt, type SeenPart } from '../../journal/seen.js';
import { notCorrectable, notRunning } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import type { TableState } from '../../table/state.js';
import { freeText } from '../../journal/texts.js';
import type { TournamentState } from '../../tournament/state.js';
import { sheetEvents, sheetPlace } from '../events.js';
import {
  isOver,
  judgedLine,
  type LineToWrite,
  ofHiddenSheet,
  sheetAt,
  type SheetAtTable,
  usesOfSheet,
} from './sheet.js';
import type { SheetPlace, SheetState } from '../state.js';

const access = { roles: ['organiser', 'director', 'scorer'], device: true } as const;
const tableOf = ({ session, table }: { readonly session: string; readonly table: string }) => ({
  session,
  table,
});

/** Who of the table writes; left out: the staff. */
const by = seatName.optional().meta({ description: 'Player at the table who writes it; staff if left out' });
const writtenBy = (seat: SeatName | undefined) => (seat === undefined ? {} : { by: seat });

/** Which board a line belongs to, where all tables play the same deals. */
const boardOfLine = boardNumber
  .optional()
  .meta({ description: 'Board; left out if the table deals its own' });
const ofBoard = (board: number | undefined) => (board === undefined ? {} : { board });

const isAtTable = ({ capacity }: Pick<DecisionContext, 'capacity'>) => capacity === 'table';

/** Whether a line is already written like that, as far as whoever says it may know that. */
function isKnown(
  { line, board, what }: LineToWrite,
  { sheet, table }: { readonly sheet: SheetState; readonly table: TableState },
  { table: name, round }: SheetPlace,
  context: DecisionContext,
): boolean {
  const isSeen = isAtTable(context)
    ? table.movedTo <= round
    : (context.visibility?.(board, { table: name, round }).results ?? true);
  const known = sheet.lines[line - 1]!;
  return isSeen && known.board === board && sameData(known.what, what);
}

/** The line of a sheet with which another is compared: by the board that it belongs to, where all play the same. */
function comparedLine({ session }: SheetPlace, board: number | undefined): ComparedBoards {
  return { session, boards: board === undefined ? [] : [board] };
}

/** Whether those who sit there may write a line themselves. That a board is not played here is a judge's to say: others play it. */
function isTheTables(what: SheetLine, { game, boards }: SheetAtTable): boolean {
  return game.isTheTables(what) && (boards.length === 0 || what.kind !== 'void');
}

/** Why a line is refused: the game rules it out, or those who sit there may not write it. */
function notToBeWritten(
  written: LineToWrite,
  sheet: SheetState,
  at: SheetAtTable,
  context: DecisionContext,
): { readonly flags: readonly string[] } | Rejected {
  const { line, what } = written;
  // A lot that somebody brings along is none, and nobody takes a ruling back but by its own command.
  if ((!isTheTables(what, at) && isAtTable(context)) || at.game.isOfRuling(what))
    return reject({ code: 'sheet.judges-line', line });
  return judgedLine(written, sheet, at);
}

export const writeLine = defineCommand({
  name: 'sheet.write-line',
  summary: 'Write the next row of a score sheet: a played deal, a void deal or a judge’s decision',
  access,
  body: z.strictObject({
    ...sheetPlace,
    line: lineNumber,
    board: boardOfLine,
    by,
    what: sheetLine,
    reason: freeText.optional(),
  }),
  table: tableOf,
  uses: usesOfSheet,
  compares: ({ board, ...place }) => comparedLine(place, board),
  decide({ line, board, by: seat, what, reason, ...place }, states, context) {
    const { tournament, session, sheet } = states;
    const at = sheetAt(session, place);
    const refused =
      notRunning(tournament, session) ?? ('accepted' in at ? at : ofHiddenSheet(context, place));
    if (refused || 'accepted' in at) return refused!;
    const known = sheet.lines[line - 1];
    if (known) {
      return isKnown({ line, board, what }, states, place, context)
        ? accept({}, { answer: { entry: sheet.entry, flags: [] } })
        : reject({ code: 'sheet.line-written', line });
    }
    if (sheet.status === 'agreed') return reject({ code: 'sheet.agreed', round: place.round });
    const next = sheet.lines.length + 1;
    if (line !== next) return reject({ code: 'sheet.line-not-next', line, next });
    if (at.game.isDeal(what) && isOver(sheet, at)) return reject({ code: 'sheet.over', line });
    const judged = notToBeWritten({ line, board, what }, sheet, at, context);
    if ('accepted' in judged) return judged;
    const flags = [...judged.flags];
    const note = reason === undefined ? undefined : context.note(reason);
    const event = {
      ...place,
      line,
      ...ofBoard(board),
      seated: at.seated,
      what,
      flags,
      ...writtenBy(seat),
      ...(note && { reason: note.reference }),
    };
    return accept(
      { sheet: [sheetEvents.lineWritten(event)] },
      { notes: note ? [note] : [], answer: { entry: sheet.entry + 1, flags } },
    );
  },
});

interface Correcting {
  readonly table: TableState;
  readonly tournament: TournamentState;
  readonly session: SessionState;
  readonly sheet: SheetState;
}

/** The sheet of the line to correct, or why that is refused. */
function toPutRight(
  { place, line, reason }: { readonly place: SheetPlace; readonly line: number; readonly reason: string },
  { tournament, session, sheet, table }: Correcting,
  context: DecisionContext,
): Rejected | SheetAtTable {
  const refused = isAtTable(context)
    ? notRunning(tournament, session)
    : notCorrectable('scores', { tournament, session }, context, reason);
  if (refused) return refused;
  const at = sheetAt(session, place);
  if ('accepted' in at) return at;
  if (line > sheet.lines.length) return reject({ code: 'sheet.line-unknown', line });
  if (sheet.status === 'agreed' && isAtTable(context))
    return reject({ code: 'sheet.agreed', round: place.round });
  // Those who sit there next see no line of a board that others have still to play, nor whose it is.
  if (isAtTable(context) && at.boards.length > 0 && table.movedTo > place.round)
    return reject({ code: 'sheet.judges-line', line });
  const { ruled } = sheet.lines[line - 1]!;
  if (ruled) return reject({ code: 'sheet.line-ruled', line, ruling: ruled.ruling });
  return at;
}

/** Refuses to correct or strike a line that has changed since it was seen. */
function restsOnLine({
  session,
  table,
  round,
  line,
}: SheetPlace & { readonly line: number }): readonly SeenPart[] {
  return [{ of: 'line', session, table, round, line }];
}

export const correctLine = defineCommand({
  name: 'sheet.correct-line',
  summary:
    'Correct a row, with a reason. Players who signed must sign again, but an agreed score sheet corrected by staff stays agreed',
  access,
  body: z.strictObject({
    ...sheetPlace,
    line: lineNumber,
    board: boardOfLine,
    by,
    what: sheetLine,
    at: seenAt,
    reason: freeText,
  }),
  table: tableOf,
  uses: usesOfSheet,
  restsOn: restsOnLine,
  compares: ({ line, board, ...place }, { sheet }) =>
    comparedLine(place, board ?? sheet.lines[line - 1]?.board),
  decide({ line, board: named, by: seat, what, at: _seen, reason, ...place }, states, context) {
    const { sheet } = states;
    const at = toPutRight({ place, line, reason }, states, context);
    const refused = 'accepted' in at ? at : ofHiddenSheet(context, place);
    if (refused || 'accepted' in at) return refused!;
    const known = sheet.lines[line - 1]!;
    const board = named ?? known.board;
    if (isKnown({ line, board, what }, states, place, context))
      return accept({}, { answer: { entry: sheet.entry, flags: [] } });
    if (isAtTable(context) && !isTheTables(known.what, at))
      return reject({ code: 'sheet.judges-line', line });
    const judged = notToBeWritten({ line, board, what }, sheet, at, context);
    if ('accepted' in judged) return judged;
    const flags = [...judged.flags];
    const note = context.note(reason);
    const event = {
      ...place,
      line,
      ...ofBoard(board),
      seated: at.seated,
      what,
      flags,
      ...writtenBy(seat),
      reason: note.reference,
    };
    return accept(
      { sheet: [sheetEvents.lineCorrected(event)] },
      { notes: [note], answer: { entry: sheet.entry + 1, flags } },
    );
  },
});

export const strikeLine = defineCommand({
  name: 'sheet.strike-line',
  summary: 'Delete the last row of a score sheet, with a reason: it was not played or does not count',
  access,
  body: z.strictObject({ ...sheetPlace, line: lineNumber, by, at: seenAt, reason: freeText }),
  table: tableOf,
  uses: usesOfSheet,
  restsOn: restsOnLine,
  decide({ line, by: seat, at: _seen, reason, ...place }, states, context) {
    const { sheet } = states;
    const at = toPutRight({ place, line, reason }, states, context);
    if ('accepted' in at) return at;
    const last = sheet.lines.length;
    if (line < last) return reject({ code: 'sheet.line-not-last', line, last });
    if (isAtTable(context) && !isTheTables(sheet.lines[line - 1]!.what, at))
      return reject({ code: 'sheet.judges-line', line });
    const note = context.note(reason);
    const struck = sheetEvents.lineStruck({ ...place, line, ...writtenBy(seat), reason: note.reference });
    return accept({ sheet: [struck] }, { notes: [note], answer: { entry: sheet.entry + 1 } });
  },
});
