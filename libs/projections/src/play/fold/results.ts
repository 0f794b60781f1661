import {
  calledIn,
  isPostponed,
  SEATS,
  seatingOf,
  withResultEvent,
  type JournalEvent,
  type PlayPlace,
  type Seating,
} from '#tournament';
import type { LineOf } from '../../projection/projection.js';
import { put } from '../../projection/put.js';
import {
  placeKey,
  resultOf,
  SCORE_EVENTS,
  type CorrectionPlay,
  type ScoreEvent,
  type ResultPlay,
  type SessionPlay,
} from '../play-state.js';
import { historyEventOf, inSession, momentOf, type HandlersOf } from './changes.js';
import type { PlayOfBoard } from '../progress.js';
import { withAskedIfClosed } from './protocols.js';
import { scheduleOf } from '../schedule.js';
import { withRoundFinished, withRoundsEnded } from './rounds-over.js';
import { tableAt } from './tables.js';

type ResultLine = LineOf<Extract<JournalEvent['type'], `result.${string}`>>;

type ScoreLine = LineOf<(typeof SCORE_EVENTS)[ScoreEvent['what']]>;

const WHAT = Object.fromEntries(Object.entries(SCORE_EVENTS).map(([what, type]) => [type, what])) as Readonly<
  Record<ScoreLine['type'], ScoreEvent['what']>
>;

/**
 * Whether a result is not as scheduled: other seats than the movement has, or a board that is not played there. A
 * correction can make it regular again, or show that it was not regular.
 */
function isIrregular(session: SessionPlay, { table, round, board }: PlayOfBoard, seating: Seating): boolean {
  const meeting = scheduleOf(session).meetingAt(table, round);
  if (!meeting?.boards.includes(board)) return true;
  const scheduled = seatingOf(meeting);
  return SEATS.some((seat) => seating[seat] !== scheduled[seat]);
}

/** What an event does to a play, and then to what readers alone know of it. */
function onPlay(
  session: SessionPlay,
  line: ResultLine,
  own: (now: ResultPlay, known: ResultPlay) => ResultPlay = (now) => now,
): SessionPlay {
  const { payload } = line;
  const { board } = payload;
  const known = resultOf(session, payload);
  const result = own(withResultEvent(known, line), known);
  const ofBoard = put(session.results[board] ?? {}, placeKey(payload), result);
  return { ...session, results: put(session.results, String(board), ofBoard) };
}

/** What the players have asked for, once that has an answer; what was answered before stays so. */
function wishAfter(
  now: ResultPlay,
  { asked, wish }: ResultPlay,
  outcome: CorrectionPlay['outcome'],
  reason?: string,
): CorrectionPlay | null {
  if (!wish || !asked || now.asked) return wish;
  return { ...wish, outcome, ...(reason !== undefined && { reason }) };
}

function scoreEventOf(line: ScoreLine): ScoreEvent {
  const {
    session: _session,
    table: _table,
    round: _round,
    board: _board,
    reason,
    ...told
  } = line.payload as PlayPlace & { readonly reason?: { readonly text: string } };
  // Written as `historyEventWith` does it, but copied once: results come by the thousand.
  const { position, time, actor } = line;
  return { position, time, actor, what: WHAT[line.type], ...told, ...(reason && { reason: reason.text }) };
}

/** What is said of a score stays in its history; a result that is written answers what the players have asked for. */
function said(session: SessionPlay, line: ScoreLine): SessionPlay {
  const told = scoreEventOf(line);
  const now = onPlay(session, line, (result, known) => ({
    ...result,
    irregular: told.seating ? isIrregular(session, line.payload, told.seating) : known.irregular,
    wish: wishAfter(result, known, told.asked ? 'accepted' : 'overtaken'),
    // Built with one element: most plays have one event only.
    history: known.history.length === 0 ? [told] : [...known.history, told],
  }));
  return withAskedIfClosed(now, line);
}

/** A table that has a result in a round has come to that round. */
function played(session: SessionPlay, line: ScoreLine): SessionPlay {
  const { table, round } = line.payload;
  return tableAt(said(session, line), table, Math.min(round, calledIn(session, table)));
}

/** Handlers of result events. Nothing of a result's history is ever removed. */
export const resultHandlers: HandlersOf<'result'> = {
  'result.entered': inSession(played),
  'result.recorded': inSession(played),
  'result.irregular-recorded': inSession(played),
  'result.corrected': inSession(said),
  'result.confirmed': inSession(said),
  'result.disputed': inSession(said),
  'result.correction-asked': inSession((session, line) => {
    const { correction, side, result } = line.payload;
    const wish: CorrectionPlay = { ...historyEventOf(line), correction, side, result, outcome: 'asked' };
    return onPlay(session, line, (now) => ({ ...now, wish }));
  }),
  'result.correction-taken-back': inSession((session, line) =>
    onPlay(session, line, (now, known) => ({ ...now, wish: wishAfter(now, known, 'taken-back') })),
  ),
  'result.correction-declined': inSession((session, line) =>
    onPlay(session, line, (now, known) => ({
      ...now,
      wish: wishAfter(now, known, 'declined', line.payload.reason?.text),
    })),
  ),
  'result.voided': inSession(said),
  'result.marked-not-played': inSession(said),
  'result.postponed': inSession((session, line) =>
    withRoundsEnded(withRoundFinished(said(session, line), line), momentOf(line)),
  ),
  'result.checked': inSession(onPlay),
  'result.suspicion-decided': inSession(onPlay),
  'result.play-recorded': inSession((session, line) =>
    onPlay(session, line, (now) => ({ ...now, recordedBy: now.recorded && historyEventOf(line) })),
  ),
  'result.late-play-asked': inSession(onPlay),
  'result.late-play-refused': inSession((session, line) =>
    isPostponed(resultOf(session, line.payload)) ? said(session, line) : onPlay(session, line),
  ),
  'result.late-play-begun': inSession(said),
};
