import {
  ALERT_MISSING_BOARDS,
  ANALYSE_BOARD,
  ANNOUNCE_BOARD_MOVEMENT,
  CALL_ROUND_BY_CLOCK,
  CHECK_DEAL,
  CHECK_ENTRY,
  COMMIT_DEALS,
  DEAL_BOARD,
  pendingJob,
  PLAN_DUPLICATION,
  PUBLISH_PROTOCOL,
  REQUEST_DUE_SEAL,
  REVEAL_BOARD,
  SEAL_BOOK,
  type JobContract,
  type PendingJob,
} from '#queues';
import {
  lastOfficialSeal,
  calledWithBoards,
  clockIn,
  dueByClock,
  games,
  gameOfSet,
  isAnnounced,
  isCalledApart,
  missingBoards,
  playBegins,
  roundsOf,
  sectionOf,
  silentUntil,
} from '#tournament';
import { ofSection, type Clocked } from '../play/documents/clock-document.js';
import { dueSeal, isFreeToSeal } from '../play/documents/due-seal.js';
import { plannedBoardsOf } from '../play/documents/boards/board-travels.js';
import { entriesToCheck } from '../play/documents/entries-to-check.js';
import { boardLocationsOfPlay } from '../play/progress.js';
import { analysisOf, type PlayState, type SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import { isReleased } from '../visibility/released.js';
import type { RowWriter } from '../projection/projection.js';

/** The line whose protocol is published next. They go one after the other, so that versions follow the journal. */
function nextToPublish({ published, protocols: { asked } }: SessionPlay): number | undefined {
  const last = published.at(-1)?.at ?? 0;
  return asked.find((at) => at > last);
}

interface TableWithoutBoards {
  readonly table: string;
  readonly round: number;
  /** When play begins there, in milliseconds since the epoch. */
  readonly begins: number;
  /** If nothing shows that they have come: when that has lasted too long. */
  readonly due?: number;
}

/** The tables that miss boards in the round that was called, and have not been told so yet. */
function tablesWithoutBoards(session: SessionPlay): TableWithoutBoards[] {
  if (session.status !== 'running') return [];
  const scheduled = { ...scheduleOf(session), settings: session.settings };
  return plannedBoardsOf(session).flatMap((planned) => {
    const round = calledWithBoards(session, planned);
    const missing =
      round === 0 ? [] : missingBoards(scheduled, [planned], round, boardLocationsOfPlay(session));
    // What a table says itself is told already.
    const untold = missing.filter(
      ({ table, why }) => why !== 'told' && session.tables[table]?.missed[round] === undefined,
    );
    return [...new Set(untold.map(({ table }) => table))].flatMap((table) => {
      const section = isCalledApart(session) ? sectionOf(table) : undefined;
      const begins = playBegins(clockIn(session.clock, section));
      if (begins === undefined) return [];
      const own = untold.filter((each) => each.table === table);
      if (own.some(({ why }) => why !== 'unheard')) return [{ table, round, begins }];
      const seated = own.flatMap(({ sharedWith }) => [table, ...sharedWith]);
      const due = silentUntil(
        scheduled,
        Math.max(begins, ...seated.map((at) => sinceWhen(session, at, round))),
      );
      return due === undefined ? [] : [{ table, round, begins, due }];
    });
  });
}

/** Since when the players of a table can have been in a round: they had finished the one before. Milliseconds. */
function sinceWhen({ finished }: SessionPlay, table: string, round: number): number {
  return Math.ceil((finished[table]?.[round - 1] ?? 0) / 1000);
}

/** The parts of a session that are called by themselves: its sections where they are called apart, else all of it. */
function calledApart(session: SessionPlay): { readonly of: { section?: string }; readonly part: Clocked }[] {
  if (!isCalledApart(session)) return [{ of: {}, part: session }];
  return session.sections.map(({ section }) => ({ of: { section }, part: ofSection(session, section) }));
}

/** The rounds that the clock is to call by itself, with the milliseconds since the epoch at which it does. */
function roundsByClock(session: SessionPlay): { round: number; section?: string; due: number }[] {
  if (session.status !== 'running') return [];
  return calledApart(session).flatMap(({ of, part }) => {
    const due = dueByClock(part, part.clock);
    return due ? [{ ...of, round: due.round, due: Math.ceil(due.at / 1000) }] : [];
  });
}

/** The rounds behind which boards go on, of each section where sections are called apart, and that are not announced. */
function movementsToAnnounce(session: SessionPlay): { afterRound: number; section?: string }[] {
  // Tables that deal for themselves have no boards that go anywhere.
  if (scheduleOf(session).boards.length === 0) return [];
  return calledApart(session).flatMap(({ of, part }) => {
    const { round: called } = part;
    const rounds = roundsOf(part);
    const ended = session.status === 'closed' && called === rounds;
    // Where a session was closed early, there is no round that boards would go to.
    const over = Array.from({ length: Math.max(0, ended ? called : called - 1) }, (_, index) => index + 1);
    return over
      .map((afterRound) => ({ afterRound, ...of }))
      .filter((each) => !isAnnounced((name) => name in session.announced, each));
  });
}

/** The id of the key of a board whose deal was committed to. */
function keyOf({ dealSets }: PlayState, set: string, board: number): string | undefined {
  const keys = dealSets[set]?.commitments.flatMap(({ made }) => made?.boards ?? []);
  return keys?.find((one) => one.board === board)?.key.id;
}

const known = new WeakMap<PlayState, ReadonlyMap<string, PendingJob>>();

/**
 * The jobs that a journal asks for and that no line has completed yet, by the jobs' ids: requests less completions. Queues
 * are filled from them and can be emptied at any time.
 *
 * @param position the journal entry after which the state stands
 */
export function pendingJobs(
  tournament: string,
  state: PlayState,
  position: number,
): ReadonlyMap<string, PendingJob> {
  // They are asked for twice: as the outcome of some entries, and as the start of the next.
  const jobs = known.get(state) ?? pendingBy(tournament, state, position);
  known.set(state, jobs);
  return jobs;
}

function pendingBy(tournament: string, state: PlayState, position: number): ReadonlyMap<string, PendingJob> {
  const { archived, seals } = state;
  const jobs: PendingJob[] = [];
  const lost = new Set(state.keysLeftOut);
  const owe = <Data>(contract: JobContract<Data>, data: Data, asked: number) =>
    jobs.push(pendingJob(contract, data, tournament, asked));
  for (const { request, hash } of seals) if (hash === null) owe(SEAL_BOOK, { tournament, request }, request);
  const due = archived ? null : dueSeal(state, lastOfficialSeal(state));
  if (due && due.from !== null && isFreeToSeal(state)) {
    const { kind, after, from } = due;
    // The last microsecond still belongs to the period.
    const data = { tournament, kind, after, from: Math.floor(from / 1_000) + 1 };
    owe(REQUEST_DUE_SEAL, data, after);
  }
  for (const [set, { commitments, duplication }] of Object.entries(state.dealSets)) {
    const { requests: request, answered } = duplication;
    const isKnown = !Object.values(state.boards[set] ?? {}).some(
      ({ hidden }) => hidden && lost.has(hidden.id),
    );
    if (request > answered && isKnown) owe(PLAN_DUPLICATION, { tournament, set, request }, position);
    for (const [index, { from, to, made }] of commitments.entries()) {
      if (!made) owe(COMMIT_DEALS, { tournament, set, commitment: index + 1, from, to }, position);
    }
  }
  for (const [set, boards] of Object.entries(state.boards)) {
    const { areAnalysed } = games[gameOfSet(state.dealSets[set])].deals;
    for (const [number, dealt] of Object.entries(boards)) {
      const { status, requests, asked, sealed } = dealt;
      const hidden = dealt.hidden && !lost.has(dealt.hidden.id) ? dealt.hidden : undefined;
      const board = Number(number);
      const key = keyOf(state, set, board);
      // Deals made by the program were compared when they were made.
      if ((dealt.byHand || dealt.imported) && hidden && !dealt.check)
        owe(CHECK_DEAL, { tournament, set, board, deal: hidden.id }, position);
      if (status === 'requested') {
        if (!key || !lost.has(key))
          owe(DEAL_BOARD, { tournament, set, board, request: requests }, asked.position);
      }
      if (!hidden || !isReleased(state, { boardSet: set }, board)) continue;
      if (status === 'dealt' || status === 'recorded') {
        const data = { tournament, set, board, deal: hidden.id, ...(sealed && key && { sealed: key }) };
        owe(REVEAL_BOARD, data, position);
      }
      // Not before: how long a deal takes, and which is done first, tells how hard it is.
      if (areAnalysed && !analysisOf(dealt))
        owe(ANALYSE_BOARD, { tournament, set, board, deal: hidden.id }, position);
    }
  }
  for (const session of Object.values(state.sessions)) {
    for (const of of movementsToAnnounce(session)) {
      const { waysChanged } = session;
      const anew = waysChanged > 0 && { change: waysChanged };
      owe(ANNOUNCE_BOARD_MOVEMENT, { tournament, session: session.session, ...of, ...anew }, position);
    }
    if (!archived) {
      for (const call of roundsByClock(session))
        owe(CALL_ROUND_BY_CLOCK, { tournament, session: session.session, ...call }, position);
    }
    for (const without of tablesWithoutBoards(session)) {
      owe(ALERT_MISSING_BOARDS, { tournament, session: session.session, ...without }, position);
    }
    if (!archived) {
      for (const entry of entriesToCheck(state, session))
        owe(CHECK_ENTRY, { tournament, session: session.session, ...entry }, position);
    }
    const at = nextToPublish(session);
    if (at !== undefined) owe(PUBLISH_PROTOCOL, { tournament, session: session.session, at }, at);
  }
  return new Map(jobs.map((job) => [job.id, job]));
}

/** Writes what has become pending, and removes what no longer is. */
export async function writePendingJobs(
  { client, tournament, generation }: RowWriter,
  was: ReadonlyMap<string, PendingJob>,
  is: ReadonlyMap<string, PendingJob>,
): Promise<void> {
  const done = [...was.keys()].filter((id) => !is.has(id));
  const added = [...is.values()].filter(({ id }) => !was.has(id));
  if (done.length > 0) {
    await client.query({
      name: 'pending-jobs-done',
      text: 'delete from projections.owed_job_row where tournament = $1 and generation = $2 and id = any($3)',
      values: [tournament, generation, done],
    });
  }
  if (added.length > 0) {
    await client.query({
      name: 'pending-jobs-added',
      text: `insert into projections.owed_job_row (tournament, generation, id, queue, name, data, position)
             select $1, $2, id, queue, name, data, position
             from jsonb_to_recordset($3) as row (id text, queue text, name text, data jsonb, position bigint)`,
      values: [tournament, generation, JSON.stringify(added)],
    });
  }
}
