import { Access, type GrantRole } from '#access';
import { Hints, Ledger, Vault } from '#ledger';
import {
  createMetrics,
  createPool,
  createPrisma,
  InstallationSettings,
  KeptBackups,
  programDigest,
  type Configuration,
  type Listening,
  type PrismaClient,
} from '#platform';
import {
  Advances,
  CutsThen,
  JournalFeed,
  JournalReading,
  Past,
  projections,
  MatchesThen,
  OpenAppealsNow,
  Rankings,
  requireHandlers,
  TournamentReading,
  PUBLIC_VIEWER,
  SeenChanged,
  SightNow,
  UncheckedNow,
  type Viewer,
  Waiting,
} from '#projections';
import { queueStorage } from '#queues';
import {
  CommandHandling,
  takeDeal,
  commands,
  eventCatalogue,
  eventDefinitions,
  NewJournals,
  StreamStates,
  type AnyCommand,
} from '#tournament';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { JournalRoles } from './journal-roles.js';
import { JournalVerification } from './journal-verification.js';
import { OpenedQueues } from './opened-queues.js';
import { openPlay, type PlayCore } from './play.js';
import { SolverOfReaders } from './solver-of-readers.js';
import { withNames } from './with-names.js';
import { Prints, type QueuePrint } from '../prints/prints.js';

/** The token by which Nest's classes ask for the core. */
export const CORE = Symbol('core');

/** Everything that stands on the database, wired together once for a process. */
export interface Core {
  readonly configuration: Configuration;
  readonly connectionString: string;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  readonly ledger: Ledger;
  readonly states: StreamStates;
  /** The keys of what is encrypted in the journals. */
  readonly vault: Vault;
  readonly handling: CommandHandling;
  /** Writes whole journals at once. */
  readonly newJournals: NewJournals;
  readonly advances: Advances;
  readonly waiting: Waiting;
  readonly past: Past;
  readonly reading: {
    readonly tournaments: TournamentReading;
    readonly journal: JournalReading;
    readonly feed: JournalFeed;
    readonly play: PlayCore;
  };
  readonly access: Access;
  readonly settings: InstallationSettings;
  readonly backups: KeptBackups;
  readonly verification: JournalVerification;
  readonly queues: OpenedQueues;
  readonly prints: Prints;
  /** The address that the process listens at; until it is open, the port is the requested one. */
  listening: Listening;
  /** True between the end of the start and the beginning of the stop. */
  ready: boolean;
  /** Calls back when the journals were replaced by a restored backup: all caches are void. */
  onRestored(listener: () => void): void;
  /** Closes what was opened here, connections last. */
  close(): Promise<void>;
}

/**
 * Opens the core on a migrated database.
 *
 * @throws Error when an event type has not exactly one handler in each projection
 */
export function openCore(options: {
  configuration: Configuration;
  connectionString: string;
  log: Logger;
  /** Connections to the database at most. */
  connections?: number;
  /** Has a print made where the queues are: a thread beside has none. */
  queuePrint?: QueuePrint;
}): Core {
  const { configuration, connectionString, log, connections = 20, queuePrint } = options;
  requireHandlers(projections, eventDefinitions.keys());
  const pool = createPool(connectionString, { max: connections, name: 'tirage', log });
  const prisma = createPrisma(pool);
  const ledger = new Ledger({ pool, catalogue: eventCatalogue(), log });
  const states = new StreamStates(ledger);
  const hints = new Hints({ pool, channel: 'tirage_projected', log });
  const advances = new Advances(hints);
  const past = new Past({ pool, ledger });
  const rankings = new Rankings({ ledger, past });
  const matches = new MatchesThen({ ledger, past });
  const cuts = new CutsThen({ ledger, past });
  const unchecked = new UncheckedNow({ ledger, past });
  const openAppeals = new OpenAppealsNow({ ledger, past });
  const sight = new SightNow({ ledger, past });
  const seenChanged = new SeenChanged({ ledger, past });
  const vault = new Vault(pool);
  const handling: CommandHandling = new CommandHandling(
    ledger,
    states,
    undefined,
    {
      rankings: (tournament, wanted) => rankings.at(tournament, wanted),
      matches: (tournament, wanted) => matches.at(tournament, wanted),
      cuts: (tournament, wanted) => cuts.at(tournament, wanted),
      unchecked: (tournament) => unchecked.plays(tournament),
      openAppeals: (tournament) => openAppeals.rulings(tournament),
      sight: async (tournament, compared, actor) =>
        actor.startsWith('person:')
          ? sight.of(tournament, compared, () => viewerOfActor(access, actor))
          : undefined,
      changes: async (tournament, wanted, actor) => {
        const changes = await seenChanged.since(tournament, wanted, () => viewerOfActor(access, actor));
        return changes && withNames(changes, (ids) => access.people.names(ids, tournament));
      },
    },
    takeDeal(vault),
  );
  const roles = new JournalRoles(pool, ledger, states);
  const access: Access = new Access({ database: prisma, roles, grantRole: grantThrough(handling), log });
  const journal = new JournalReading(prisma);
  const waiting = new Waiting({ pool, ledger, advances });
  const people = access.people;
  const solver = new SolverOfReaders(1_000 * configuration.doubleDummySeconds);
  const play = openPlay({ pool, prisma, ledger, people, vault, solver });
  const verification = new JournalVerification({ prisma, ledger, log });
  const queues = new OpenedQueues(
    queueStorage({ databaseUrl: connectionString, redisUrl: configuration.redisUrl }),
    log,
  );
  const prints = new Prints({
    prisma,
    log,
    program: programDigest(),
    queues: () => queues.open(),
    ...(queuePrint && { queuePrint }),
  });
  const restored: (() => void)[] = [
    () => states.forget(),
    () => past.forget(),
    () => play.forget(),
    () => void prints.forget().catch((error: unknown) => log.error({ err: error }, 'prints of books before')),
  ];
  ledger.onRestored(() => restored.forEach((listener) => listener()));
  return {
    configuration,
    connectionString,
    log,
    metrics: createMetrics(),
    pool,
    prisma,
    ledger,
    states,
    vault,
    handling,
    newJournals: new NewJournals(ledger),
    advances,
    waiting,
    past,
    reading: {
      tournaments: new TournamentReading(prisma),
      journal,
      feed: new JournalFeed({ reading: journal, advances }),
      play,
    },
    access,
    settings: new InstallationSettings(prisma),
    backups: new KeptBackups(configuration.home, connectionString),
    verification,
    queues,
    prints,
    listening: configuration,
    ready: false,
    onRestored: (listener) => restored.push(listener),
    async close() {
      await Promise.all([
        access.close(),
        verification.close(),
        queues.close(),
        prints.close(),
        solver.close(),
      ]);
      roles.close();
      play.close();
      advances.close();
      await Promise.all([ledger.close(), hints.close()]);
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** How the giver of a command sees results: a director sees everything, except boards that they have not played yet. */
async function viewerOfActor({ ownPlayers, people }: Access, actor: string): Promise<Viewer> {
  const person = /^person:(.+)$/.exec(actor)?.[1];
  if (person === undefined) return PUBLIC_VIEWER;
  const [player, formerly] = await Promise.all([
    ownPlayers.of([person]).then((all) => all.get(person)),
    ownPlayers.everOf(person),
  ]);
  return {
    kind: 'director',
    person,
    formerly,
    ...(player !== undefined && { players: await people.sameAs(player) }),
  };
}

/** Finds a command by its name. @throws Error when there is none: names come from the program itself. */
export function commandNamed(name: string): AnyCommand {
  const command = commands.get(name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}

/** An accepted invitation writes the role into the journal in the inviting person's name. */
function grantThrough(handling: CommandHandling): GrantRole {
  return {
    async grant(tournament, person, role, by, commandId) {
      const body = { person, role };
      await handling.handle(commandNamed('tournament.grant-role'), {
        tournament,
        actor: by,
        commandId,
        body,
      });
    },
  };
}
