import { withSheetEvent } from '#tournament';
import { onAll, type LineFrom, type LineOf } from '../../projection/projection.js';
import {
  NOTHING_ON_SHEET,
  type HistoryEvent,
  type PlayState,
  type SessionPlay,
  type SheetEvent,
  type SheetPlay,
} from '../play-state.js';
import { historyEventWith, inSession } from './changes.js';
import { withAskedIfClosed } from './protocols.js';

type SheetLine = LineFrom<'sheet'>;

/** What a history event says besides when and by whom it was done. */
type Told = Omit<SheetEvent, keyof HistoryEvent>;

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
}: LineOf<'sheet.line-written'>['payload']): Omit<Told, 'what'> {
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

const unruledBy = ({ unruled }: { readonly unruled?: string | undefined }) =>
  unruled === undefined ? {} : { unruled };

/** What the history of a sheet tells of an event; undefined: nothing. */
function toldBy(line: SheetLine): Told | undefined {
  switch (line.type) {
    case 'sheet.line-written':
      return { what: 'written', ...lineOf(line.payload) };
    case 'sheet.line-corrected':
      return { what: 'corrected', ...lineOf(line.payload), ...unruledBy(line.payload) };
    case 'sheet.line-struck': {
      const { payload } = line;
      const { line: struck, reason } = payload;
      return { what: 'struck', line: struck, ...writer(payload), ...unruledBy(payload), reason: reason.text };
    }
    case 'sheet.signed':
      return { what: 'signed', by: line.payload.seat };
    case 'sheet.disputed':
      return { what: 'disputed', by: line.payload.seat };
    case 'sheet.agreed': {
      const { accepted, reason } = line.payload;
      return { what: accepted ? 'accepted' : 'agreed', ...(reason && { reason: reason.text }) };
    }
    case 'sheet.reopened':
      return { what: 'reopened', reason: line.payload.reason.text };
    default:
      return undefined;
  }
}

/** What was told of cards, and what an event tells of one. */
function cardsToldBy(line: SheetLine, known: SheetPlay['cardsTold']): SheetPlay['cardsTold'] {
  if (line.type !== 'sheet.card-shown' && line.type !== 'sheet.card-taken-back') return known;
  const { card, reason } = line.payload;
  return { ...known, [card]: [...(known[card] ?? []), historyEventWith(line, { reason: reason.text })] };
}

/** What happens on a sheet. */
function onSheet(session: SessionPlay, line: SheetLine): SessionPlay {
  // Rulings tell themselves what they are about.
  if (line.type === 'sheet.ruling-noted') return session;
  const { table, round } = line.payload;
  const rounds = session.written[table] ?? {};
  const known = rounds[round] ?? NOTHING_ON_SHEET;
  const told = toldBy(line);
  const sheet: SheetPlay = {
    ...withSheetEvent(known, line),
    history: told ? [...known.history, historyEventWith(line, told)] : known.history,
    cardsTold: cardsToldBy(line, known.cardsTold),
  };
  const written = { ...session.written, [table]: { ...rounds, [round]: sheet } };
  return withAskedIfClosed({ ...session, written }, line);
}

/** What sheets' events do. */
export const sheetHandlers = onAll<PlayState, 'sheet'>(inSession(onSheet), 'sheet');
