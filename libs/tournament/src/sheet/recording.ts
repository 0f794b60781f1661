import { z } from 'zod';
import { accept, defineCommand, reject, type DecisionContext, type Rejected } from '../command.js';
import { lineRuling, sheetLine, type LineRuling, type SheetLine } from '../games/games.js';
import { boardNumber, seatName, type SeatName } from '../names.js';
import { sameData } from '../same-data.js';
import { notCorrectable, notRunning } from '../session/guards.js';
import type { SessionState } from '../session/state.js';
import { freeText } from '../texts.js';
import type { TournamentState } from '../tournament/state.js';
import { lineNumber, sheetEvents as happened, sheetPlace } from './events.js';
import { refusedRulings } from './ruled-lines.js';
import { boardsLeft, judgedLine, sheetAt, usesOfSheet, type SheetAtTable } from './sheet.js';
import type { SheetPlace, SheetState } from './state.js';

const access = { roles: ['organiser', 'director', 'scorer'], device: true } as const;
const tableOf = ({ session, table }: { readonly session: string; readonly table: string }) => ({
  session,
  table,
});

/** Who of the table writes; left out: the staff. */
const by = seatName.optional().meta({ description: 'Who of the table writes it; left out: the staff' });
const writtenBy = (seat: SeatName | undefined) => (seat === undefined ? {} : { by: seat });

/** Which board a line belongs to, where all tables play the same deals. */
export const boardOfLine = boardNumber
  .optional()
  .meta({ description: 'Which board it belongs to; left out: the table deals for itself' });
export const ofBoard = (board: number | undefined) => (board === undefined ? {} : { board });

const isAtTable = ({ capacity }: Pick<DecisionContext, 'capacity'>) => capacity === 'table';

/** What a judge's line stands on, as commands say it. */
const askedRulings = {
  rulings: z.array(lineRuling).min(1).max(10).optional().meta({
    description: 'Of a judge: by which ways through the law book the line was found',
  }),
  departs: freeText
    .optional()
    .meta({ description: 'Why the line is not what follows by the law book, where it is not' }),
} as const;

interface LineAsked {
  readonly line: number;
  readonly board?: number | undefined;
  readonly what: SheetLine;
  readonly rulings?: readonly LineRuling[] | undefined;
  readonly departs?: string | undefined;
}

/** Whether a line is already written like that, by the same rulings. */
function isKnown({ line, board, what, rulings = [] }: LineAsked, sheet: SheetState): boolean {
  if (sheet.boards[line - 1] !== board) return false;
  return sameData(sheet.lines[line - 1]!, what) && sameData([...sheet.rulings[line - 1]!], [...rulings]);
}

/** Whether those who sit there may write a line themselves. That a board is not played here is a judge's to say: others play it. */
function isTheTables(what: SheetLine, { game, boards }: SheetAtTable): boolean {
  return game.isTheTables(what) && (boards.length === 0 || what.kind !== 'void');
}

/** Whether nothing more is to be dealt. */
function isOver(sheet: SheetState, at: SheetAtTable): boolean {
  const { game, settings, seats: players, boards } = at;
  if (boards.length > 0) return boardsLeft(sheet, at).length === 0;
  return game.isOver({ settings, players, lines: sheet.lines });
}

/** What stands against a line: the game rules it out, or those who sit there may not write it. */
function notToBeWritten(
  { line, board, what, rulings = [], departs }: LineAsked,
  sheet: SheetState,
  at: SheetAtTable,
  context: DecisionContext,
): { readonly flags: readonly string[] } | Rejected {
  // A lot that somebody brings along is none: a ruling is written by its own command.
  const isJudges = (!isTheTables(what, at) || rulings.length > 0) && isAtTable(context);
  if (isJudges || what.kind === 'ruling') return reject({ code: 'sheet.judges-line', line });
  return refusedRulings({ line, what, rulings, departs }, at) ?? judgedLine({ line, board, what }, sheet, at);
}

/** The rulings of a line as its event has them, with what is on its way to where it can be erased. */
function ruledBy({ rulings, departs }: Pick<LineAsked, 'rulings' | 'departs'>, context: DecisionContext) {
  const note = rulings === undefined || departs === undefined ? undefined : context.note(departs);
  return {
    members: {
      ...(rulings && { rulings: [...rulings] }),
      ...(note && { departs: note.reference }),
    },
    notes: note ? [note] : [],
  };
}

export const writeLine = defineCommand({
  name: 'sheet.write-line',
  summary:
    'Write the next line of a table on its sheet: a deal that was played, one that is void, or what the judge has decided',
  access,
  body: z.strictObject({
    ...sheetPlace,
    line: lineNumber,
    board: boardOfLine,
    by,
    what: sheetLine,
    ...askedRulings,
    reason: freeText.optional(),
  }),
  unhashed: ['reason', 'departs'],
  table: tableOf,
  uses: usesOfSheet,
  decide(
    { line, board, by: seat, what, rulings, departs, reason, ...place },
    { tournament, session, sheet },
    context,
  ) {
    const at = sheetAt(session, place);
    const refused = notRunning(tournament, session) ?? ('accepted' in at ? at : undefined);
    if (refused || 'accepted' in at) return refused!;
    const known = sheet.lines[line - 1];
    if (known) {
      return isKnown({ line, board, what, rulings }, sheet)
        ? accept({}, { answer: { entry: sheet.entry, flags: [] } })
        : reject({ code: 'sheet.line-written', line });
    }
    if (sheet.status === 'agreed') return reject({ code: 'sheet.agreed', round: place.round });
    const next = sheet.lines.length + 1;
    if (line !== next) return reject({ code: 'sheet.line-not-next', line, next });
    if (at.game.isDeal(what) && isOver(sheet, at)) return reject({ code: 'sheet.over', line });
    const judged = notToBeWritten({ line, board, what, rulings, departs }, sheet, at, context);
    if ('accepted' in judged) return judged;
    const flags = [...judged.flags];
    const note = reason === undefined ? undefined : context.note(reason);
    const ruled = ruledBy({ rulings, departs }, context);
    const event = {
      ...place,
      line,
      ...ofBoard(board),
      seated: at.seated,
      what,
      flags,
      ...writtenBy(seat),
      ...ruled.members,
      ...(note && { reason: note.reference }),
    };
    return accept(
      { sheet: [happened.lineWritten(event)] },
      { notes: [...(note ? [note] : []), ...ruled.notes], answer: { entry: sheet.entry + 1, flags } },
    );
  },
});

interface Correcting {
  readonly tournament: TournamentState;
  readonly session: SessionState;
  readonly sheet: SheetState;
}

/** The sheet of which a line is put right, or what stands against that. */
function toPutRight(
  { place, line, reason }: { readonly place: SheetPlace; readonly line: number; readonly reason: string },
  { tournament, session, sheet }: Correcting,
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
  return at;
}

export const correctLine = defineCommand({
  name: 'sheet.correct-line',
  summary:
    'Put a line right that was written otherwise, with the reason; whoever has signed signs anew, but an agreed sheet that the staff puts right stays agreed',
  access,
  body: z.strictObject({
    ...sheetPlace,
    line: lineNumber,
    board: boardOfLine,
    by,
    what: sheetLine,
    ...askedRulings,
    reason: freeText,
  }),
  unhashed: ['reason', 'departs'],
  table: tableOf,
  uses: usesOfSheet,
  decide({ line, board: named, by: seat, what, rulings, departs, reason, ...place }, states, context) {
    const { sheet } = states;
    const at = toPutRight({ place, line, reason }, states, context);
    if ('accepted' in at) return at;
    const known = sheet.lines[line - 1]!;
    const board = named ?? sheet.boards[line - 1];
    if (isKnown({ line, board, what, rulings }, sheet))
      return accept({}, { answer: { entry: sheet.entry, flags: [] } });
    if (isAtTable(context) && !isTheTables(known, at)) return reject({ code: 'sheet.judges-line', line });
    const judged = notToBeWritten({ line, board, what, rulings, departs }, sheet, at, context);
    if ('accepted' in judged) return judged;
    const flags = [...judged.flags];
    const note = context.note(reason);
    const ruled = ruledBy({ rulings, departs }, context);
    const event = {
      ...place,
      line,
      ...ofBoard(board),
      seated: at.seated,
      what,
      flags,
      ...writtenBy(seat),
      ...ruled.members,
      reason: note.reference,
    };
    return accept(
      { sheet: [happened.lineCorrected(event)] },
      { notes: [note, ...ruled.notes], answer: { entry: sheet.entry + 1, flags } },
    );
  },
});

export const strikeLine = defineCommand({
  name: 'sheet.strike-line',
  summary: 'Take the last line off a sheet, with the reason: it was never played, or does not count',
  access,
  body: z.strictObject({ ...sheetPlace, line: lineNumber, by, reason: freeText }),
  unhashed: ['reason'],
  table: tableOf,
  uses: usesOfSheet,
  decide({ line, by: seat, reason, ...place }, states, context) {
    const { sheet } = states;
    const at = toPutRight({ place, line, reason }, states, context);
    if ('accepted' in at) return at;
    const last = sheet.lines.length;
    if (line < last) return reject({ code: 'sheet.line-not-last', line, last });
    if (isAtTable(context) && !isTheTables(sheet.lines[line - 1]!, at))
      return reject({ code: 'sheet.judges-line', line });
    const note = context.note(reason);
    const struck = happened.lineStruck({ ...place, line, ...writtenBy(seat), reason: note.reference });
    return accept({ sheet: [struck] }, { notes: [note], answer: { entry: sheet.entry + 1 } });
  },
});
