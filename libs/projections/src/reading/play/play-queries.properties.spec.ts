import fc from 'fast-check';
import type { JournalEntry } from '../../projection/projection.js';
import { NOTHING_PLAYED, type PlayState } from '../../play/play-state.js';
import { everybodyAt } from '#movement';
import { scheduleOf } from '../../play/schedule.js';
import { playersOf } from '../../visibility/before-oneself.js';
import { isPlayedOut } from '../../play/progress.js';
import { readState } from '../../testing/read-state.js';
import { JobsInMemory, type DealNumberOf } from '../../testing/jobs-in-memory.js';
import { foldPlay, uuid } from '../../testing/play-events.js';
import { RandomEvening } from '../../testing/random-evening.js';
import { isReleased } from '../../visibility/released.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';

/** Everything that everybody sees of a tournament, at a moment as it is judged by another. */
async function seenByEverybody(state: PlayState, judgedBy: PlayState): Promise<unknown> {
  const queries = readState(state, PUBLIC_VIEWER, { judgedBy, open: () => '1NT pass pass pass||' });
  const sessions = await queries.sessions.all();
  return Promise.all(
    sessions.map(async ({ session }) => {
      const seen = await queries.sessions.session(session);
      const travellers = await Promise.all(
        seen.boards.map((board) => queries.protocols.traveller(session, board)),
      );
      const records = await Promise.all(seen.boards.map((board) => queries.records.ofBoard(session, board)));
      const cards = await Promise.all(
        seen.contestants.map(({ contestant }) => queries.protocols.card(session, contestant)),
      );
      return {
        seen,
        travellers,
        records,
        cards,
        analyses: await Promise.all(
          seen.contestants.map(({ contestant }) => queries.analysis.ofContestant(session, contestant)),
        ),
        recap: await queries.protocols.recap(session),
        openDeals: await queries.protocols.openDeals(session),
        clock: await queries.sessions.clock(session),
      };
    }),
  );
}

/**
 * What each contestant's players, and its own phone, see of its card, of those who are not at a play; `own`: on boards that
 * are hidden, by whom it is seen.
 */
async function ownCards(state: PlayState, { session: name, table, round, seating = {} }: Played) {
  const queries = readState(state, PUBLIC_VIEWER);
  const session = state.sessions[name]!;
  const meeting = scheduleOf(session).meetingAt(table, round);
  const there = [...(meeting ? everybodyAt(meeting) : []), ...Object.values(seating)];
  const others = scheduleOf(session).contestants.filter((contestant) => !there.includes(contestant));
  const [players, phones] = await Promise.all([
    Promise.all(
      others.flatMap((contestant) =>
        playersOf(state, session, contestant)
          .slice(0, 1)
          .map((person) => queries.protocols.card(name, contestant, { self: { person } })),
      ),
    ),
    Promise.all(
      others.map((contestant) =>
        queries.protocols.card(name, contestant, { pair: { session: name, contestant } }),
      ),
    ),
  ]);
  const ownIn = (cards: typeof players) =>
    cards
      .flatMap(({ rounds }) => rounds.flatMap((one) => one.boards))
      .filter(({ shown, line }) => !shown && line !== null).length;
  return { players, phones, own: { players: ownIn(players), phones: ownIn(phones) } };
}

interface Played extends Secret {
  readonly table: string;
  readonly round: number;
  readonly seating?: Readonly<Record<string, string>>;
}

interface Secret {
  readonly session: string;
  readonly board: number;
}

/**
 * Whether a line says what happened on a board that is not released (its result, or what was called and played), in a round
 * that has not ended. Once all of a session
 * has been played, or it has been closed, its standings show everything, also of boards that another session has still to
 * play.
 */
function isSecret(state: PlayState, { position, payload }: JournalEntry): boolean {
  if (!('result' in payload) && !('record' in payload)) return false;
  const { session: name, board } = payload as Secret;
  const session = state.sessions[name]!;
  const ended = session.ended.at(-1)?.position ?? 0;
  const showsEverything = isPlayedOut(session) || session.closings.length > 0;
  return position > ended && !showsEverything && !isReleased(state, session, board);
}

/** Whether all of a line's session had been played with it: its standings showed everything then, whatever was voided later. */
function wasPlayedOut(lines: readonly JournalEntry[], index: number): boolean {
  const { session } = lines[index]!.payload as Secret;
  return isPlayedOut(foldPlay(NOTHING_PLAYED, lines.slice(0, index + 1)).sessions[session]!);
}

/** The same journal with one line changed. */
function withOther(lines: readonly JournalEntry[], index: number): JournalEntry[] {
  return lines.map((line, at) => {
    if (at !== index) return line;
    const otherwise =
      'record' in line.payload ? { record: null } : { result: { kind: 'score', score: -1_100 } };
    const payload: unknown = { ...line.payload, ...otherwise };
    return { ...line, payload } as JournalEntry;
  });
}

/** The first so many for which it holds; it is not asked about the rest. */
function firstOf<Item>(count: number, items: readonly Item[], holds: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === count) break;
    if (holds(item)) found.push(item);
  }
  return found;
}

/** Evenings in which there are secrets, and some who see results of their own: others may have none. */
const MUCH_TO_COMPARE: [number, number][] = [
  [1_800_867_601, 87],
  [2_025_214_545, 127],
  [1_719_466_512, 143],
  [6, 150],
];

it('what happens on a board that is not released changes nothing that everybody sees', async () => {
  let compared = 0;
  const own = { players: 0, phones: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), fc.integer({ min: 10, max: 150 }), async (seed, steps) => {
      const evening = new RandomEvening(seed);
      for (let step = 0; step < steps; step++) evening.step();
      const { lines } = evening.book;
      const state = foldPlay(NOTHING_PLAYED, lines);
      fc.pre(state.settings.standings === 'rounds');
      const secrets = firstOf(
        3,
        [...lines.keys()],
        (index) => isSecret(state, lines[index]!) && !wasPlayedOut(lines, index),
      );
      const seen = secrets.length > 0 && (await seenByEverybody(state, state));
      for (const index of secrets) {
        const other = foldPlay(NOTHING_PLAYED, withOther(lines, index));
        expect(await seenByEverybody(other, other)).toEqual(seen);
        // Whoever sees their own results sees nothing of what happened at another table.
        const play = lines[index]!.payload as Played;
        const theirs = await ownCards(state, play);
        expect(await ownCards(other, play)).toEqual(theirs);
        own.players += theirs.own.players;
        own.phones += theirs.own.phones;
        const [past, otherwise] = [lines, withOther(lines, index)].map((journal) =>
          foldPlay(NOTHING_PLAYED, journal.slice(0, index + 1)),
        );
        expect(await seenByEverybody(otherwise!, other)).toEqual(await seenByEverybody(past!, state));
        compared++;
      }
    }),
    { numRuns: 20, examples: MUCH_TO_COMPARE },
  );
  expect(compared).toBeGreaterThanOrEqual(10);
  expect(Math.min(own.players, own.phones)).toBeGreaterThan(10);
}, 120_000);

const STRANGER = uuid(44_444);
/** Everybody who has not asked to see a deal. */
const ASKERS: readonly Viewer[] = [
  PUBLIC_VIEWER,
  { kind: 'table', session: '1', table: 'A1' },
  { kind: 'table', session: '1', table: 'A2', pair: 'A-EW1' },
  { kind: 'duplicator', person: STRANGER },
  { kind: 'scorer', person: STRANGER },
  { kind: 'director', person: STRANGER },
  { kind: 'organiser', person: STRANGER },
];

/** Everything about boards that somebody is answered. */
async function answered(state: PlayState, viewer: Viewer, jobs: JobsInMemory): Promise<unknown> {
  const queries = readState(state, viewer, { open: jobs.open });
  const sessions = await queries.sessions.all();
  const ofSessions = await Promise.all(
    sessions.map(async ({ session }) => {
      const { boards, contestants } = await queries.sessions.session(session);
      return [
        await Promise.all(boards.map((board) => queries.protocols.traveller(session, board))),
        await Promise.all(boards.map((board) => queries.records.ofBoard(session, board))),
        await Promise.all(
          contestants.map(({ contestant }) => queries.analysis.ofContestant(session, contestant)),
        ),
        await queries.protocols.openDeals(session),
        await queries.sessions.room(session),
        await queries.sessions.scores(session),
      ];
    }),
  );
  return [queries.deals.sets(), await queries.rulings.shown(), ofSessions];
}

/** An evening whose boards have these deals, with all that jobs do meanwhile, and the boards that were ever released. */
async function eveningWith(numberOf: DealNumberOf, seed: number, steps: number) {
  const evening = new RandomEvening(seed);
  const jobs = new JobsInMemory(evening.book, numberOf);
  const released = new Set<string>();
  for (let step = 0; step < steps; step++) {
    evening.step();
    // What jobs find waits for a moment, as it does in a hall.
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    if (step % 3 === 2) await jobs.done(() => evening.state);
    for (const [boardSet, boards] of Object.entries(evening.state.boards)) {
      for (const board of Object.keys(boards))
        if (isReleased(evening.state, { boardSet }, Number(board))) released.add(`${boardSet}/${board}`);
    }
  }
  return { evening, jobs, released };
}

const number = (set: string, board: number, request: number) => Number(set) * 1_000 + board * 10 + request;

it('the deals of boards that are not released change no journal entry and no answer to anybody', async () => {
  let [compared, analysed, leads] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), fc.integer({ min: 60, max: 100 }), async (seed, steps) => {
      const one = await eveningWith(number, seed, steps);
      const otherwise: DealNumberOf = (set, board, request) =>
        number(set, board, request) + (one.released.has(`${set}/${board}`) ? 0 : 500_000);
      const other = await eveningWith(otherwise, seed, steps);
      expect(other.evening.book.lines).toEqual(one.evening.book.lines);
      for (const viewer of ASKERS) {
        const [seen, also] = await Promise.all(
          [one, other].map(({ evening, jobs }) => answered(evening.state, viewer, jobs)),
        );
        expect(also).toEqual(seen);
      }
      const solved = new Set<string>();
      for (const { type, payload } of one.evening.book.lines) {
        if (type === 'board.dealt' && !one.released.has(`${payload.set}/${payload.board}`)) compared++;
        if (type === 'board.analysed') solved.add(`${payload.set}/${payload.board}`);
        if (type !== 'result.entered' && type !== 'result.recorded') continue;
        if (payload.result.kind === 'contract' && payload.result.lead !== undefined) leads++;
      }
      // Which deals are analysed, and when, tells how long each takes.
      expect([...solved].filter((board) => !one.released.has(board))).toEqual([]);
      analysed += solved.size;
    }),
    // The same evenings each time: in others there may be nothing to compare.
    { numRuns: 10, seed: 29 },
  );
  expect(Math.min(compared, analysed, leads)).toBeGreaterThan(0);
}, 120_000);
