import { Counter, Gauge, type Registry } from 'prom-client';
import type { Json } from '#ledger';
import { entryBeside, isReleased, PendingReading, ReleasesNow } from '#projections';
import {
  ALERT_MISSING_BOARDS,
  CALL_ROUND_BY_CLOCK,
  ANALYSE_BOARD,
  analyseBoard,
  ANNOUNCE_BOARD_MOVEMENT,
  alertMissingBoards,
  callRoundByClock,
  announceBoardMovement,
  CHECK_DEAL,
  CHECK_ENTRY,
  checkDeal,
  checkEntry,
  COMMIT_DEALS,
  commitDeals,
  DEAL_BOARD,
  dealBoard,
  DoubleDummyThreads,
  emptyQueueStorage,
  handle,
  JobRegistry,
  MAKE_PRINT,
  makePrint,
  owedTogether,
  PLAN_DUPLICATION,
  planDuplication,
  PUBLISH_PROTOCOL,
  publishProtocol,
  Reconciler,
  REQUEST_DUE_SEAL,
  requestDueSeal,
  REVEAL_BOARD,
  revealBoard,
  SEAL_BOOK,
  sealJournal,
  Workers,
  type DealOf,
  type GameOf,
  type DispatchJobCommand,
  type DoubleDummySolver,
  type EntryBesideOf,
  type HiddenDealOf,
  type JobContract,
  type JobOutcome,
  type Queues,
  type SealingOf,
} from '#queues';
import { boardStream, commitmentOf, dealSetStream, gameOfSet, tournamentStream } from '#tournament';
import type { Opened } from '../opened.js';
import { commandNamed, type Core } from './core.js';

/** Opens the queues, starts their workers and keeps them filled with the pending jobs of the journals. */
export async function startWorker(core: Core, opened: Opened): Promise<void> {
  const { configuration, prisma, advances, metrics, log } = core;
  const { storage } = core.queues;
  const limitMs = 1_000 * configuration.doubleDummySeconds;
  const threads = await opened.add(Promise.resolve(new DoubleDummyThreads({ limitMs })), (each) =>
    each.close(),
  );
  const registry = jobsOf(core, threads);
  const queues = await core.queues.open();
  const onOutcome = measure(metrics, queues);
  await opened.add(
    Workers.start({ storage, registry, log, dispatch: dispatchThrough(core), onOutcome }),
    (workers) => workers.close(),
  );
  const reconciler = new Reconciler({
    queues,
    registry,
    log,
    owed: owedTogether(new PendingReading({ prisma, advances }), core.prints),
  });
  core.onRestored(() => {
    emptyQueueStorage(storage)
      .then(() => reconciler.reconcile())
      .catch((error: unknown) => log.error({ err: error }, 'filling the queues anew failed'));
  });
  await opened.add(reconciler.start(), () => reconciler.stop());
}

/** Every job with its processor. */
function jobsOf(core: Core, solver: DoubleDummySolver): JobRegistry {
  const now = new ReleasesNow(core.reading.play.current);
  const handlers = [
    handle(SEAL_BOOK, sealEndingDevices(core)),
    handle(COMMIT_DEALS, commitDeals(core.vault)),
    handle(CHECK_DEAL, checkDeal(core.vault, dealOf(core), gameOf(core))),
    handle(CHECK_ENTRY, checkEntry(core.vault, entryBesideOf(core))),
    handle(DEAL_BOARD, dealBoard(core.vault, sealingOf(core), gameOf(core))),
    handle(ANALYSE_BOARD, analyseBoard(core.vault, hiddenDealOf(core), solver)),
    handle(REVEAL_BOARD, revealBoard(core.vault, now)),
    handle(PLAN_DUPLICATION, planDuplication(now)),
    handle(ANNOUNCE_BOARD_MOVEMENT, announceBoardMovement()),
    handle(ALERT_MISSING_BOARDS, alertMissingBoards()),
    handle(
      CALL_ROUND_BY_CLOCK,
      callRoundByClock((tournament, session) => core.access.devices.tablesOf({ tournament, session })),
    ),
    handle(REQUEST_DUE_SEAL, requestDueSeal()),
    handle(MAKE_PRINT, makePrint(core.prints)),
    handle(PUBLISH_PROTOCOL, publishProtocol(core.reading.play.protocols)),
  ];
  const contracts = [
    SEAL_BOOK,
    CHECK_DEAL,
    CHECK_ENTRY,
    COMMIT_DEALS,
    DEAL_BOARD,
    ANALYSE_BOARD,
    REVEAL_BOARD,
    PLAN_DUPLICATION,
    ANNOUNCE_BOARD_MOVEMENT,
    ALERT_MISSING_BOARDS,
    CALL_ROUND_BY_CLOCK,
    MAKE_PRINT,
    PUBLISH_PROTOCOL,
    REQUEST_DUE_SEAL,
  ];
  return new JobRegistry(contracts as JobContract[], handlers);
}

/** The promise for a board's deal, while it cannot be known from an earlier one. */
function sealingOf({ states }: Core): SealingOf {
  return async (tournament, set, number) => {
    const {
      deals: { state: deals },
      board: { state: board },
    } = await states.loadTogether(tournament, {
      deals: dealSetStream(set),
      board: boardStream({ set, board: number }),
    });
    const { number: which = 0, commitment } = commitmentOf(deals, number) ?? {};
    const key = commitment?.made?.boards.find((one) => one.board === number)?.key;
    if (!commitment?.made || !key || board.opened) return undefined;
    if (commitment.delayed && commitment.value === null) return undefined;
    return { commitment: { number: which, hash: commitment.made.hash }, value: commitment.value, key };
  };
}

/** Of which game the deals of a set are. */
function gameOf({ states }: Core): GameOf {
  return async (tournament, set) => gameOfSet((await states.load(tournament, dealSetStream(set))).state);
}

/** The deal of a board from the journal, once the board is released. */
function hiddenDealOf({ reading }: Core): HiddenDealOf {
  return async (tournament, set, board) => {
    const { state } = await reading.play.current.of(tournament);
    if (!isReleased(state, { boardSet: set }, board)) return undefined;
    return state.boards[set]?.[board]?.hidden ?? undefined;
  };
}

/** What an entry is compared with, from the journal. */
function entryBesideOf({ reading }: Core): EntryBesideOf {
  return async (tournament, entry) => entryBeside((await reading.play.current.of(tournament)).state, entry);
}

/** The deal that a board has, as long as it is the one that is asked for. */
function dealOf({ states }: Core): DealOf {
  return async (tournament, { deal, ...place }) => {
    const { state } = await states.load(tournament, boardStream(place));
    return state.hidden?.id === deal ? state.hidden : undefined;
  };
}

/** A job's commands go the way of every command. */
function dispatchThrough({ handling }: Core): DispatchJobCommand {
  return ({ actor, commandId, command, tournament, body }) => {
    const named = commandNamed(command);
    return handling.handle(named, { tournament, actor, commandId, body: named.body.parse(body) as Json });
  };
}

/**
 * Table devices and captains stand for their tables and teams until the official seal: they end before it is set, so that
 * none is forgotten. A seal that was set by itself does not end them: other sessions may follow.
 */
function sealEndingDevices({ ledger, states, access }: Core): ReturnType<typeof sealJournal> {
  return sealJournal(ledger, async (tournament, request) => {
    const { state } = await states.load(tournament, tournamentStream);
    const seal = state.seals.find((each) => each.request === request);
    if (seal?.kind !== 'official' || seal.byItself) return;
    await access.devices.revokeSheet(tournament);
    await access.captains.end(tournament);
  });
}

function measure(metrics: Registry, queues: Queues): (outcome: JobOutcome) => void {
  const jobs = new Gauge({
    name: 'tirage_queue_jobs',
    help: 'Jobs in the queues, by state',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    async collect() {
      // A storage that is away must not take the other measurements with it.
      const all = await queues.counts().catch(() => ({}));
      for (const [queue, counts] of Object.entries(all)) {
        for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
      }
    },
  });
  const tries = new Counter({
    name: 'tirage_job_tries_total',
    help: 'Tries of jobs, by how they ended',
    labelNames: ['queue', 'job', 'outcome'],
    registers: [metrics],
  });
  return ({ queue, name, outcome }) => tries.inc({ queue, job: name, outcome });
}
