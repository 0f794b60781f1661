import type { BridgeResult, ResultSource, Seating } from '#tournament';
import type { ImportedMeeting, ImportedResult, ImportRow, SaidOfPlay } from './imported-result.js';
import { contestantsNamed } from './contestants-named.js';
import {
  irregularityOf,
  line,
  type PlannedResult,
  type Planning,
  type PlanReason,
  sameSeats,
  toBeRuled,
} from './planned-result.js';
import { writeResult } from './result-text.js';
import type { PlayOfResult, ResultInJournal, SessionToFill } from './session-to-fill.js';

/**
 * What importing results into a session will do, row by row. Nothing gets lost: a different result in the file corrects
 * the one in the journal, but results that somebody has corrected there stay unless the import asks for them.
 *
 * @param meetings who is to meet where by the file itself, where it tells
 * @param reason why something is corrected, for the journal
 */
export function planResults(
  rows: readonly ImportRow[],
  session: SessionToFill,
  {
    source,
    reason,
    meetings = [],
  }: {
    readonly source: ResultSource;
    readonly reason: string;
    readonly meetings?: readonly ImportedMeeting[];
  },
): PlannedResult[] {
  const named = contestantsNamed(meetings, rows.filter(isRead), session);
  return rows.map((row): PlannedResult => {
    if (!isRead(row)) return line(row, null, 'unreadable', { why: row.fault });
    const play = playOf(row, session);
    if ('code' in play) return line(row, null, 'refused', { why: play });
    const entry = (session.resultOf(play)?.entry ?? 0) + session.rulingsOn(play).given;
    const now = row.said.kind === 'result' ? writeResult(row.said.result) : null;
    return { ...planned(row, play, { session, named, source, reason }), entry, now };
  });
}

const isRead = (row: ImportRow): row is ImportedResult => 'said' in row;

/** The play that a row is about, as the session names it. */
function playOf(
  { table: said, round, board }: ImportedResult,
  { sections, tables, rounds }: SessionToFill,
): PlayOfResult | PlanReason {
  const [only] = sections;
  const bare = /^\d/.test(said);
  if (bare && sections.length > 1) return { code: 'section-missing' };
  const table = bare ? `${only}${said}` : said;
  if (!tables.includes(table)) return { code: 'table-unknown', table };
  if (round > rounds) return { code: 'round-unknown', round, rounds };
  return { table, round, board };
}

function planned(row: ImportedResult, play: PlayOfResult, planning: Planning): PlannedResult {
  const { session, named } = planning;
  const { said } = row;
  // Who is nobody there has no result: one that stands beside them is told.
  const isNothing = said.kind === 'nothing' || (isSitOut(row) && !['result', 'to-rule'].includes(said.kind));
  if (isNothing) return line(row, play, 'nothing');
  const meeting = session.meetingAt(play.table, play.round);
  if (!session.boards.includes(play.board))
    return line(row, play, 'refused', { why: { code: 'board-unknown', board: play.board } });
  const seating = row.seats ? named.seating(row.seats, play) : meeting?.seating;
  if (!seating) {
    const { table, round } = play;
    return line(row, play, 'refused', { why: { code: 'nobody-there', table, round } });
  }
  if ('found' in seating)
    return line(row, play, 'refused', { why: { code: 'contestant-unknown', found: seating.found } });
  const there = session.resultOf(play);
  const called = session.calledAt(play.table);
  if (play.round > called.round && said.kind !== 'erased') {
    const { round: last, ...of } = called;
    const why = { code: 'round-not-called', round: play.round, called: last, ...of } as const;
    return line(row, play, 'later', { why });
  }
  if (there && !session.maySee(play.board)) return line(row, play, 'hidden');
  const irregular = irregularityOf(seating, play, meeting);
  if (said.kind === 'to-rule') return toBeRuled(row, said, play, planning, irregular);
  const had = there && standing(there) ? textSeen(there.result, session, play.board) : null;
  switch (said.kind) {
    case 'erased':
      return erased(row, play, there, had, planning);
    case 'not-played':
      return notPlayed(row, play, there, had, planning, irregular);
    case 'result':
      return irregular
        ? irregularResult(row, said.result, { play, seating, there, had, why: irregular }, planning)
        : regularResult(row, said.result, { play, there, had }, planning);
    default:
      return said satisfies never;
  }
}

/** Nobody plays against those who sit out. */
function isSitOut({ seats }: ImportedResult): boolean {
  return seats !== null && Object.values(seats).some((name) => /^0+$/.test(name));
}

function standing({ status, result }: ResultInJournal): boolean {
  return result !== null && (status === 'entered' || status === 'disputed' || status === 'agreed');
}

function textSeen(result: BridgeResult | null, session: SessionToFill, board: number): string | null {
  if (result === null) return null;
  return writeResult(session.maySeeLead(board) ? result : withoutLead(result));
}

function withoutLead(result: BridgeResult): BridgeResult {
  if (result.kind !== 'contract') return result;
  const { lead: _lead, ...outcome } = result;
  return outcome;
}

/**
 * Whether what a file says is what is known; a lead that it does not say changes nothing, nor does one that whoever brings
 * it may not see yet: what is known of it would be told by that.
 */
function alike(said: BridgeResult, known: BridgeResult, leadSeen: boolean): boolean {
  const lead = said.kind === 'contract' ? said.lead : undefined;
  const ofKnown = known.kind === 'contract' ? known.lead : undefined;
  if (leadSeen && lead !== undefined && ofKnown !== undefined && lead !== ofKnown) return false;
  return writeResult(withoutLead(said)) === writeResult(withoutLead(known));
}

const saysOf = (said: readonly SaidOfPlay[], known: BridgeResult, leadSeen: boolean) =>
  said.some((one) => one.kind === 'result' && alike(one.result, known, leadSeen));

type Had = string | null;

function erased(
  row: ImportedResult,
  play: PlayOfResult,
  there: ResultInJournal | undefined,
  had: Had,
  { session: { session, maySeeLead }, reason }: Planning,
): PlannedResult {
  if (!there || !standing(there)) return line(row, play, 'nothing');
  const seen = maySeeLead(play.board);
  const steps = [{ name: 'result.void', body: { session, ...play, reason } }] as const;
  if (saysOf(row.before, there.result!, seen)) return line(row, play, 'erased', { had, steps });
  return line(row, play, 'kept', { had, steps, why: { code: 'put-right' } });
}

function notPlayed(
  row: ImportedResult,
  play: PlayOfResult,
  there: ResultInJournal | undefined,
  had: Had,
  { session: { session, maySeeLead }, reason }: Planning,
  irregular: PlanReason | undefined,
): PlannedResult {
  if (irregular) return line(row, play, 'refused', { why: irregular });
  if (there?.status === 'not-played') return line(row, play, 'same');
  const body = { session, ...play, reason };
  const mark = { name: 'result.mark-not-played', body } as const;
  if (!there || !standing(there)) return line(row, play, 'not-played', { steps: [mark] });
  const seen = maySeeLead(play.board);
  const steps = [{ name: 'result.void', body } as const, mark];
  if (saysOf(row.before, there.result!, seen)) return line(row, play, 'not-played', { had, steps });
  return line(row, play, 'kept', { had, steps, why: { code: 'put-right' } });
}

function irregularResult(
  row: ImportedResult,
  result: BridgeResult,
  {
    play,
    seating,
    there,
    had,
    why,
  }: {
    readonly play: PlayOfResult;
    readonly seating: Seating;
    readonly there: ResultInJournal | undefined;
    readonly had: Had;
    readonly why: PlanReason;
  },
  { session: { session, maySeeLead }, reason }: Planning,
): PlannedResult {
  const seen = maySeeLead(play.board);
  const known = there && standing(there) && there.seating && sameSeats(there.seating, seating);
  if (known && alike(result, there.result!, seen)) return line(row, play, 'same', { had });
  const body = { session, ...play, seating, result, reason };
  return line(row, play, 'irregular', { had, why, steps: [{ name: 'result.record-irregular', body }] });
}

function regularResult(
  row: ImportedResult,
  result: BridgeResult,
  {
    play,
    there,
    had,
  }: { readonly play: PlayOfResult; readonly there: ResultInJournal | undefined; readonly had: Had },
  { session: { session, maySeeLead }, source, reason }: Planning,
): PlannedResult {
  const record = { name: 'result.record', body: { session, ...play, result, source } } as const;
  const kept = { had, why: { code: 'put-right' } } as const;
  const seen = maySeeLead(play.board);
  if (!there || !standing(there)) {
    const withdrawn = there?.putRight && there.given.some((known) => alike(result, known, seen));
    if (withdrawn) return line(row, play, 'kept', { ...kept, steps: [record] });
    return line(row, play, 'new', { steps: [record] });
  }
  const known = there.result!;
  if (there.status !== 'agreed') return line(row, play, 'new', { had, steps: [record] });
  if (alike(result, known, seen)) return line(row, play, 'same', { had });
  const correct = { name: 'result.correct', body: { session, ...play, result, reason } } as const;
  // What the file itself had before, it has corrected since.
  if (saysOf(row.before, known, seen)) return line(row, play, 'changed', { had, steps: [correct] });
  const hadBefore = there.given.some((before) => alike(result, before, seen));
  if (there.putRight || hadBefore) return line(row, play, 'kept', { ...kept, steps: [correct] });
  return line(row, play, 'changed', { had, steps: [correct] });
}
