import { calledIn, SEATS, seatingOf, type PlayPlace } from '#tournament';
import {
  latePlayKey,
  placeKey,
  resultOf,
  type CorrectionPlay,
  type LatePlay,
  type ScoreEvent,
  type ResultPlay,
  type SessionPlay,
} from '../play-state.js';
import { put } from '../../projection/put.js';
import { historyEventOf, historyEventWith, inSession, momentOf, type HandlersOf } from './changes.js';
import type { PlayOfBoard } from '../progress.js';
import { withAskedIfClosed, type Asking } from './protocols.js';
import { scheduleOf } from '../schedule.js';
import { withRoundFinished } from './round-finished.js';
import { withRoundsEnded } from './rounds-ended.js';
import { tableAt } from './tables.js';

const NOTHING_SAID: ResultPlay = {
  status: 'voided',
  entry: 0,
  side: null,
  seating: null,
  result: null,
  flags: [],
  irregular: false,
  history: [],
};

/**
 * Whether a result is not as scheduled: other seats than the movement has, or a board that is not played there. A
 * correction can make it regular again, or show that it was not regular.
 */
function isIrregular(
  session: SessionPlay,
  { table, round, board }: PlayOfBoard,
  { seating }: ScoreEvent,
): boolean {
  const meeting = scheduleOf(session).meetingAt(table, round);
  if (!meeting?.boards.includes(board) || !seating) return true;
  const scheduled = seatingOf(meeting);
  return SEATS.some((seat) => seating[seat] !== scheduled[seat]);
}

/** A play after something more was said of it. */
export function withHistoryEvent(
  session: SessionPlay,
  play: PlayOfBoard,
  known: ResultPlay | undefined,
  historyEvent: ScoreEvent,
): ResultPlay {
  const before = known ?? NOTHING_SAID;
  // Built with one element: most plays have one event only.
  const history = known ? [...known.history, historyEvent] : [historyEvent];
  switch (historyEvent.what) {
    case 'entered':
    case 'recorded':
    case 'irregular':
    case 'corrected':
      return resultGiven(before, historyEvent, {
        irregular: isIrregular(session, play, historyEvent),
        history,
      });
    case 'confirmed':
      return { ...before, status: 'agreed', history };
    case 'late-refused':
      return { ...before, status: 'voided', history };
    case 'late-begun':
      return { ...before, status: known?.status ?? 'postponed', history };
    default:
      return { ...before, status: historyEvent.what, history };
  }
}

/** What was suspected of the entry before is nothing to this one. */
function resultGiven(
  { entry, checks, recorded }: ResultPlay,
  historyEvent: ScoreEvent,
  { irregular, history }: Pick<ResultPlay, 'irregular' | 'history'>,
): ResultPlay {
  const { side = null, agreed = true, seating = null, result = null, flags = [] } = historyEvent;
  return {
    status: agreed ? 'agreed' : 'entered',
    entry: entry + 1,
    side,
    seating,
    result,
    flags,
    irregular,
    history,
    ...(checks !== undefined && { checks }),
    ...(recorded && { recorded }),
  };
}

/** A result that is written answers what the players have asked for. */
function withEventAndAnswer(
  session: SessionPlay,
  play: PlayOfBoard,
  known: ResultPlay | undefined,
  historyEvent: ScoreEvent,
): ResultPlay {
  const now = withHistoryEvent(session, play, known, historyEvent);
  if (!known?.asked) return now;
  if (['confirmed', 'disputed', 'late-begun'].includes(historyEvent.what)) return now;
  return answeredCorrection({ ...now, asked: known.asked }, historyEvent.asked ? 'accepted' : 'overtaken');
}

/** A play whose players have an answer now; what was answered before stays so. */
function answeredCorrection(
  known: ResultPlay,
  outcome: CorrectionPlay['outcome'],
  reason?: string,
): ResultPlay {
  const { asked } = known;
  if (asked?.outcome !== 'asked') return known;
  return { ...known, asked: { ...asked, outcome, ...(reason !== undefined && { reason }) } };
}

interface LineOfPlay extends Asking {
  readonly payload: PlayPlace;
}

function said(session: SessionPlay, line: LineOfPlay, historyEvent: ScoreEvent): SessionPlay {
  const { payload } = line;
  const { board } = payload;
  const result = withEventAndAnswer(session, payload, resultOf(session, payload), historyEvent);
  const ofBoard = put(session.results[board] ?? {}, placeKey(payload), result);
  return withAskedIfClosed({ ...session, results: put(session.results, String(board), ofBoard) }, line);
}

/** Adds a fact about an entry that does not change its result. */
function withEntry(
  session: SessionPlay,
  play: PlayPlace,
  change: (known: ResultPlay) => ResultPlay,
): SessionPlay {
  const ofBoard = session.results[play.board];
  const known = ofBoard?.[placeKey(play)];
  if (!known) return session;
  const results = put(ofBoard, placeKey(play), change(known));
  return { ...session, results: put(session.results, String(play.board), results) };
}

/** A table that has a result in a round has come to that round. */
function played(session: SessionPlay, line: LineOfPlay, historyEvent: ScoreEvent): SessionPlay {
  const { table, round } = line.payload;
  return tableAt(said(session, line, historyEvent), table, Math.min(round, calledIn(session, table)));
}

/** What is known of a late play, with what a line says of it. */
function withLate(
  session: SessionPlay,
  { payload: { table, round, board } }: LineOfPlay,
  said: Partial<LatePlay>,
): SessionPlay {
  const key = latePlayKey({ table, round, board });
  const known = session.late[key] ?? { table, round, board, asked: false, granted: false, at: null };
  return { ...session, late: { ...session.late, [key]: { ...known, ...said } } };
}

/** Handlers of result events. Nothing of a result's history is ever removed. */
export const resultHandlers: HandlersOf<'result'> = {
  'result.entered': inSession((session, line) => {
    const { side, agreed, seating, result, flags } = line.payload;
    return played(
      session,
      line,
      historyEventWith(line, { what: 'entered', side, agreed, seating, result, flags }),
    );
  }),
  'result.recorded': inSession((session, line) => {
    const { seating, result, flags, source } = line.payload;
    const from = source === undefined ? {} : { source };
    return played(
      session,
      line,
      historyEventWith(line, { what: 'recorded', seating, result, flags, ...from }),
    );
  }),
  'result.irregular-recorded': inSession((session, line) => {
    const { seating, result, flags, reason } = line.payload;
    const told = { what: 'irregular', seating, result, flags, reason: reason.text } as const;
    return played(session, line, historyEventWith(line, told));
  }),
  'result.corrected': inSession((session, line) => {
    const { seating, result, flags, asked, reason } = line.payload;
    const why = { ...(asked && { asked }), ...(reason && { reason: reason.text }) };
    return said(session, line, historyEventWith(line, { what: 'corrected', seating, result, flags, ...why }));
  }),
  'result.confirmed': inSession((session, line) =>
    said(session, line, historyEventWith(line, { what: 'confirmed', side: line.payload.side })),
  ),
  'result.disputed': inSession((session, line) =>
    said(session, line, historyEventWith(line, { what: 'disputed', side: line.payload.side })),
  ),
  'result.correction-asked': inSession((session, line) => {
    const { correction, side, result } = line.payload;
    const asked: CorrectionPlay = { ...historyEventOf(line), correction, side, result, outcome: 'asked' };
    return withEntry(session, line.payload, (known) => ({ ...known, asked }));
  }),
  'result.correction-taken-back': inSession((session, { payload }) =>
    withEntry(session, payload, (known) => answeredCorrection(known, 'taken-back')),
  ),
  'result.correction-declined': inSession((session, { payload }) =>
    withEntry(session, payload, (known) => answeredCorrection(known, 'declined', payload.reason?.text)),
  ),
  'result.voided': inSession((session, line) => {
    const { ground, reason } = line.payload;
    const told = {
      what: 'voided',
      ...(reason && { reason: reason.text }),
      ...(ground && { ground }),
    } as const;
    return said(session, line, historyEventWith(line, told));
  }),
  'result.marked-not-played': inSession((session, line) => {
    const { reason } = line.payload;
    const told = { what: 'not-played', ...(reason && { reason: reason.text }) } as const;
    return said(session, line, historyEventWith(line, told));
  }),
  'result.postponed': inSession((session, line) => {
    const { reason } = line.payload;
    const historyEvent = historyEventWith(line, {
      what: 'postponed',
      ...(reason && { reason: reason.text }),
    } as const);
    const postponed = withLate(said(session, line, historyEvent), line, {
      asked: false,
      granted: true,
      at: null,
    });
    return withRoundsEnded(withRoundFinished(postponed, line), momentOf(line));
  }),
  'result.checked': inSession((session, { payload }) => {
    const { check: checks, deal, found, fits = [], beside } = payload;
    const check = { deal, found, fits, ...(beside && { beside }) };
    return withEntry(session, payload, (known) => ({ ...known, checks, check }));
  }),
  'result.suspicion-decided': inSession((session, { payload }) =>
    withEntry(session, payload, (known) => {
      const deal = known.check?.deal ?? null;
      const decided = payload.suspicions.map((suspicion) => ({ suspicion, deal }));
      return { ...known, decided: [...(known.decided ?? []), ...decided] };
    }),
  ),
  'result.play-recorded': inSession((session, line) =>
    withEntry(session, line.payload, ({ recorded: _recorded, ...known }) => {
      const { record, explanations } = line.payload;
      if (record === null) return known;
      return {
        ...known,
        recorded: historyEventWith(line, { hidden: record, explanations: explanations?.text ?? null }),
      };
    }),
  ),
  'result.late-play-asked': inSession((session, line) => withLate(session, line, { asked: true })),
  'result.late-play-refused': inSession((session, line) => {
    const waits = session.late[latePlayKey(line.payload)]?.at === null;
    if (!waits || resultOf(session, line.payload)?.status !== 'postponed')
      return withLate(session, line, { asked: false });
    const open = said(session, line, historyEventWith(line, { what: 'late-refused' }));
    return withLate(open, line, { asked: false, granted: false });
  }),
  'result.late-play-begun': inSession((session, line) => {
    const { at } = line.payload;
    const begun = said(session, line, historyEventWith(line, { what: 'late-begun', at }));
    return withLate(begun, line, { asked: false, granted: true, at });
  }),
};
