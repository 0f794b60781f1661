import type { LineOf } from '../../projection/projection.js';
import type { LineOnSheet, SessionPlay, SheetEvent, SheetPlay } from '../play-state.js';
import { historyEventOf, historyEventWith, inSession, type HandlersOf } from './changes.js';
import { withAskedIfClosed } from './protocols.js';

const NOTHING_WRITTEN: SheetPlay = {
  status: 'open',
  entry: 0,
  seated: {},
  lines: [],
  signed: [],
  disputed: null,
  cards: [],
  history: [],
};

type SheetLine = LineOf<keyof HandlersOf<'sheet'>>;

/** A handler that changes the sheet which its event names, and tells what was done to it. */
function inSheet<Line extends SheetLine>(
  change: (sheet: SheetPlay, line: Line) => Partial<SheetPlay>,
  tell?: (line: Line) => Omit<SheetEvent, keyof ReturnType<typeof historyEventOf>>,
) {
  return inSession<Line>((session, line) => {
    const { table, round } = line.payload;
    const rounds = session.written[table] ?? {};
    const known = rounds[round] ?? NOTHING_WRITTEN;
    const history = tell ? [...known.history, historyEventWith(line, tell(line))] : known.history;
    const sheet = { ...known, ...change(known, line), history };
    const written: SessionPlay['written'] = {
      ...session.written,
      [table]: { ...rounds, [round]: sheet },
    };
    return withAskedIfClosed({ ...session, written }, line);
  });
}

/** A sheet that is another one now: nobody has signed it. */
function writtenAnew({ status, entry }: SheetPlay) {
  const stays: SheetPlay['status'] = status === 'agreed' ? 'agreed' : 'open';
  return { status: stays, entry: entry + 1, signed: [], disputed: null };
}

const writer = ({ by }: { readonly by?: SheetEvent['by'] | undefined }) => (by === undefined ? {} : { by });

const ofBoard = ({ board }: { readonly board?: number | undefined }) =>
  board === undefined ? {} : { board };

/** What a journal entry says about an event on a sheet. */
function lineOf({
  line,
  what,
  by,
  reason,
  board,
  ruling,
  departs,
}: LineOf<'sheet.line-written'>['payload']): Omit<
  SheetEvent,
  keyof ReturnType<typeof historyEventOf> | 'what'
> {
  return {
    line,
    written: what,
    ...ofBoard({ board }),
    ...writer({ by }),
    ...(reason && { reason: reason.text }),
    ...(ruling !== undefined && { ruling }),
    ...(departs && { departs: departs.text }),
  };
}

/** A line as it stands on its sheet. */
function standing({
  what,
  flags,
  board,
  ruling,
  rulings,
}: LineOf<'sheet.line-written'>['payload']): LineOnSheet {
  return {
    what,
    flags,
    ...ofBoard({ board }),
    ...(ruling !== undefined && { ruling }),
    ...(rulings && { rulings }),
  };
}

const unruledBy = ({ unruled }: { readonly unruled?: string | undefined }) =>
  unruled === undefined ? {} : { unruled };

/** What happens on sheets. */
export const sheetHandlers: HandlersOf<'sheet'> = {
  'sheet.line-written': inSheet<LineOf<'sheet.line-written'>>(
    (sheet, { payload }) => ({
      ...writtenAnew(sheet),
      seated: payload.seated,
      lines: [...sheet.lines, standing(payload)],
    }),
    ({ payload }) => ({ what: 'written', ...lineOf(payload) }),
  ),
  'sheet.line-corrected': inSheet<LineOf<'sheet.line-corrected'>>(
    (sheet, { payload }) => ({
      ...writtenAnew(sheet),
      seated: payload.seated,
      lines: sheet.lines.with(payload.line - 1, standing(payload)),
    }),
    ({ payload }) => ({ what: 'corrected', ...lineOf(payload), ...unruledBy(payload) }),
  ),
  'sheet.line-struck': inSheet<LineOf<'sheet.line-struck'>>(
    (sheet) => ({ ...writtenAnew(sheet), lines: sheet.lines.slice(0, -1) }),
    ({ payload }) => ({
      what: 'struck',
      line: payload.line,
      ...writer(payload),
      ...unruledBy(payload),
      reason: payload.reason.text,
    }),
  ),
  'sheet.ruling-noted': (state) => state,
  'sheet.signed': inSheet<LineOf<'sheet.signed'>>(
    (sheet, { payload: { seat } }) => ({ signed: [...sheet.signed, seat] }),
    ({ payload }) => ({ what: 'signed', by: payload.seat }),
  ),
  'sheet.disputed': inSheet<LineOf<'sheet.disputed'>>(
    (_sheet, { payload: { seat } }) => ({ status: 'disputed', signed: [], disputed: seat }),
    ({ payload }) => ({ what: 'disputed', by: payload.seat }),
  ),
  'sheet.agreed': inSheet<LineOf<'sheet.agreed'>>(
    () => ({ status: 'agreed', disputed: null }),
    ({ payload: { accepted, reason } }) => ({
      what: accepted ? 'accepted' : 'agreed',
      ...(reason && { reason: reason.text }),
    }),
  ),
  'sheet.reopened': inSheet<LineOf<'sheet.reopened'>>(
    () => ({ status: 'open', signed: [] }),
    ({ payload }) => ({ what: 'reopened', reason: payload.reason.text }),
  ),
  'sheet.time-used': inSheet<LineOf<'sheet.time-used'>>(({ seconds = {} }, { payload }) => ({
    seconds: { ...seconds, [payload.seat]: (seconds[payload.seat] ?? 0) + payload.seconds },
  })),
  'sheet.time-corrected': inSheet<LineOf<'sheet.time-corrected'>>(
    ({ seconds = {} }, { payload: { seat, seconds: inAll } }) => ({
      seconds: { ...seconds, [seat]: inAll },
    }),
  ),
  'sheet.card-shown': inSheet<LineOf<'sheet.card-shown'>>((sheet, line) => {
    const { card, seat, contestant, reason } = line.payload;
    const shown = { ...historyEventOf(line), card, seat, contestant, reason: reason.text, takenBack: null };
    return { cards: [...sheet.cards, shown] };
  }),
  'sheet.card-taken-back': inSheet<LineOf<'sheet.card-taken-back'>>((sheet, line) => ({
    cards: sheet.cards.map((one) =>
      one.card === line.payload.card
        ? { ...one, takenBack: { ...historyEventOf(line), reason: line.payload.reason.text } }
        : one,
    ),
  })),
};
