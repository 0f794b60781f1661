import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Counter, Registry } from 'prom-client';
import { Access } from '#access';
import { Ledger, Vault, type Json } from '#ledger';
import { measureWhenRead, PrismaClient } from '#platform';
import {
  Advances,
  CurrentStates,
  entryBeside,
  isReleased,
  PendingReading,
  Protocols,
  ReleasesNow,
} from '#projections';
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
  pendingTogether,
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
import {
  boardStream,
  commitmentOf,
  dealSetStream,
  gameOfSet,
  StreamStates,
  tournamentStream,
} from '#tournament';
import { commandNamed, GiveCommand } from '../commands/give-command.js';
import type { Opened } from '../platform/opened.js';
import { ServerProcess } from '../platform/server-process.js';
import { Prints } from '../prints/making/prints.js';
import { OpenedQueues } from './opened-queues.js';

/** The jobs of the queues, with what they read and write. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly ledger: Ledger,
    private readonly vault: Vault,
    private readonly states: StreamStates,
    private readonly current: CurrentStates,
    private readonly protocols: Protocols,
    private readonly access: Access,
    private readonly prints: Prints,
    private readonly bus: CommandBus,
  ) {}

  /** Every job with its processor. */
  registry(solver: DoubleDummySolver): JobRegistry {
    const { vault } = this;
    const now = new ReleasesNow(this.current);
    const handlers = [
      handle(SEAL_BOOK, this.#sealEndingDevices()),
      handle(COMMIT_DEALS, commitDeals(vault)),
      handle(CHECK_DEAL, checkDeal(vault, this.#deal, this.#game)),
      handle(CHECK_ENTRY, checkEntry(vault, this.#entryBeside)),
      handle(DEAL_BOARD, dealBoard(vault, this.#sealing, this.#game)),
      handle(ANALYSE_BOARD, analyseBoard(vault, this.#hiddenDeal, solver)),
      handle(REVEAL_BOARD, revealBoard(vault, now)),
      handle(PLAN_DUPLICATION, planDuplication(now)),
      handle(ANNOUNCE_BOARD_MOVEMENT, announceBoardMovement()),
      handle(ALERT_MISSING_BOARDS, alertMissingBoards()),
      handle(
        CALL_ROUND_BY_CLOCK,
        callRoundByClock((tournament, session) => this.access.devices.tablesOf({ tournament, session })),
      ),
      handle(REQUEST_DUE_SEAL, requestDueSeal()),
      handle(MAKE_PRINT, makePrint(this.prints)),
      handle(PUBLISH_PROTOCOL, publishProtocol(this.protocols)),
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
  readonly #sealing: SealingOf = async (tournament, set, number) => {
    const {
      deals: { state: deals },
      board: { state: board },
    } = await this.states.loadTogether(tournament, {
      deals: dealSetStream(set),
      board: boardStream({ set, board: number }),
    });
    const { number: which = 0, commitment } = commitmentOf(deals, number) ?? {};
    const key = commitment?.made?.boards.find((one) => one.board === number)?.key;
    if (!commitment?.made || !key || board.opened) return undefined;
    if (commitment.delayed && commitment.value === null) return undefined;
    return { commitment: { number: which, hash: commitment.made.hash }, value: commitment.value, key };
  };

  /** Of which game the deals of a set are. */
  readonly #game: GameOf = async (tournament, set) =>
    gameOfSet((await this.states.load(tournament, dealSetStream(set))).state);

  /** The deal of a board from the journal, once the board is released. */
  readonly #hiddenDeal: HiddenDealOf = async (tournament, set, board) => {
    const { state } = await this.current.of(tournament);
    if (!isReleased(state, { boardSet: set }, board)) return undefined;
    return state.boards[set]?.[board]?.hidden ?? undefined;
  };

  /** What an entry is compared with, from the journal. */
  readonly #entryBeside: EntryBesideOf = async (tournament, entry) =>
    entryBeside((await this.current.of(tournament)).state, entry);

  /** The deal that a board has, as long as it is the one that is asked for. */
  readonly #deal: DealOf = async (tournament, { deal, ...place }) => {
    const { state } = await this.states.load(tournament, boardStream(place));
    return state.hidden?.id === deal ? state.hidden : undefined;
  };

  /** A job's commands go the way of every command. */
  readonly dispatch: DispatchJobCommand = ({ actor, commandId, command, tournament, body }) => {
    const named = commandNamed(command);
    const given = { tournament, actor, commandId, body: named.body.parse(body) as Json };
    return this.bus.execute(new GiveCommand(named, given));
  };

  /**
   * Table devices and captains stand for their tables and teams until the official seal: they end before it is set, so that
   * none is forgotten. A seal that was set by itself does not end them: other sessions may follow.
   */
  #sealEndingDevices(): ReturnType<typeof sealJournal> {
    return sealJournal(this.ledger, async (tournament, request) => {
      const { state } = await this.states.load(tournament, tournamentStream);
      const seal = state.seals.find((each) => each.request === request);
      if (seal?.kind !== 'official' || seal.byItself) return;
      await this.access.devices.revokeSheet(tournament);
      await this.access.captains.end(tournament);
    });
  }
}

/** The workers of the queues, which are kept filled with the pending jobs of the journals. */
@Injectable()
export class QueueWorkers {
  constructor(
    private readonly process: ServerProcess,
    private readonly ledger: Ledger,
    private readonly prisma: PrismaClient,
    private readonly advances: Advances,
    private readonly metrics: Registry,
    private readonly queues: OpenedQueues,
    private readonly prints: Prints,
    private readonly jobs: JobHandlers,
  ) {}

  /**
   * Opens the queues and starts their workers. A Redis that is away is waited for behind this.
   *
   * @throws QueueStorageUnreachable when PostgreSQL does not answer
   */
  async start(opened: Opened): Promise<void> {
    const { configuration, log } = this.process;
    const { storage, reach } = this.queues;
    const limitMs = 1_000 * configuration.doubleDummySeconds;
    const threads = await opened.add(Promise.resolve(new DoubleDummyThreads({ limitMs })), (each) =>
      each.close(),
    );
    const registry = this.jobs.registry(threads);
    const queues = await this.queues.open();
    const onOutcome = measure(this.metrics, queues);
    const dispatch = this.jobs.dispatch;
    await opened.add(Workers.start({ storage, reach, registry, log, dispatch, onOutcome }), (workers) =>
      workers.close(),
    );
    const { prisma, advances } = this;
    const reconciler = new Reconciler({
      queues,
      registry,
      log,
      pending: pendingTogether(new PendingReading({ prisma, advances }), this.prints),
    });
    this.ledger.onRestored(() => {
      emptyQueueStorage(storage)
        .then(() => reconciler.reconcile())
        .catch((error: unknown) => log.error({ err: error }, 'filling the queues anew failed'));
    });
    await opened.add(reconciler.start(), () => reconciler.stop());
  }
}

function measure(metrics: Registry, queues: Queues): (outcome: JobOutcome) => void {
  measureWhenRead(
    metrics,
    { name: 'tirage_queue_jobs', help: 'Jobs in the queues, by state', labels: ['queue', 'state'] },
    async () =>
      Object.entries(await queues.counts()).flatMap(([queue, counts]) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
  );
  const tries = new Counter({
    name: 'tirage_job_tries_total',
    help: 'Tries of jobs, by how they ended',
    labelNames: ['queue', 'job', 'outcome'],
    registers: [metrics],
  });
  return ({ queue, name, outcome }) => tries.inc({ queue, job: name, outcome });
}
