import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { traced } from '#platform';
import type { Append, Appended } from './append/append.js';
import { appendTogether, type WhileTogether } from './append/append-together.js';
import { importJournal, type JournalImported, type ImportJournal } from './journal-file/import-journal.js';
import { JournalReading, type JournalReadingOptions } from './journal-reading.js';
import { prepareCommand } from './append/command-preparation.js';
import { JournalRestored, CommandIdReused } from './events/errors.js';
import { Sequencer } from './append/sequencer.js';

export interface LedgerOptions extends JournalReadingOptions {
  /** Appends under way at most; with few, commands that arrive together gather into batches. */
  readonly connections?: number;
  /** Tournaments whose batches share a round trip and its commit at most. */
  readonly together?: number;
  /** Told how long each append took that was answered, in seconds, whatever number of commands it had. */
  readonly onTimed?: (seconds: number) => void;
}

/** The event store: one journal a tournament, in PostgreSQL. */
export class Ledger extends JournalReading {
  readonly #log: Logger | undefined;
  readonly #sequencer: Sequencer;

  constructor(options: LedgerOptions) {
    super(options);
    const { pool, log, connections, together, onTimed } = options;
    this.#log = log;
    this.#sequencer = new Sequencer({
      pool,
      connections,
      together,
      log,
      onTimed,
      onAppended: (tournament, head) => this.knownHeads.appended(tournament, head),
      onRestored: (_, epoch) => void this.currentEpoch.leave(epoch),
    });
  }

  /**
   * Appends a command's events to its tournament's journal. A command that succeeded before is answered as before.
   *
   * @throws StaleVersion when a stream is not at the expected version, or a line came behind what was compared
   * @throws CommandIdReused when the actor used the command id with another body
   * @throws PayloadRefused, AppendRefused when it cannot be stored as it is
   * @throws TextUnknown when a text to erase is not there
   * @throws JournalRestored when the journals were replaced by restored ones since the streams were read
   * @throws AppendOutcomeUnknown when the connection broke twice, AppendFailed when the database refuses
   * @throws DatabaseAway when nothing was written, because the database does not answer
   */
  append(command: Append): Promise<Appended> {
    return traced('append', { 'tirage.tournament': command.tournament }, () => this.#append(command));
  }

  async #append(command: Append): Promise<Appended> {
    // What was compared is looked at under the lock of the journal: a few rare commands, in a transaction of their own.
    if (command.comparedUpTo) return this.appendTogether([command]);
    const prepared = prepareCommand(command, this.catalogue);
    const epoch = await this.epoch();
    if (command.epoch !== undefined && command.epoch !== epoch) throw new JournalRestored(command.tournament);
    return this.#sequencer.append(prepared, epoch);
  }

  /**
   * Appends the commands of one tournament in their order, all of them or none, in one transaction. Only that writes journals as
   * large as a whole published event, so it waits for nobody: nothing else is to be written to that journal meanwhile.
   *
   * @returns where the last line lies; `repeated` when the first command had succeeded before, and nothing was written
   * @throws see `append`; StaleVersion when anything has been written to the journal meanwhile; AppendRefused when the commands
   * contradict each other; what `beside` and `sent` throw
   */
  appendTogether(commands: readonly Append[], meanwhile: WhileTogether = {}): Promise<Appended> {
    return this.#sequencer.beside(() => this.#appendTogether(commands, meanwhile));
  }

  async #appendTogether(commands: readonly Append[], meanwhile: WhileTogether): Promise<Appended> {
    const { epoch: believed, tournament } = commands[0]!;
    const epoch = await this.epoch();
    if (believed !== undefined && believed !== epoch) throw new JournalRestored(tournament);
    const appended = await this.currentEpoch.watching(epoch, () =>
      appendTogether(this.pool, { commands, catalogue: this.catalogue, epoch, log: this.#log }, meanwhile),
    );
    if (appended.repeated) return { ...appended, position: await this.#endOf(commands) };
    this.knownHeads.appended(tournament, appended.position);
    return appended;
  }

  /** Where the last line lies of commands that were appended together. @throws CommandIdReused when they were not */
  async #endOf(commands: readonly Append[]): Promise<number> {
    const { tournament, actor, commandId, bodyHash } = commands.at(-1)!;
    const last = await this.stored(tournament, actor, commandId, bodyHash);
    if (!last) throw new CommandIdReused(commands[0]!.commandId);
    return last.position;
  }

  /**
   * Imports a journal from such a file, packed: all of it, or nothing.
   *
   * @throws JournalRefused
   */
  async bring(packed: Readable, options: ImportJournal): Promise<JournalImported> {
    const imported = await importJournal(this.pool, this.catalogue, packed, options);
    this.knownHeads.appended(imported.tournament, imported.lines + 1);
    return imported;
  }

  /** Moves a closed tournament's lines and commands to the archive; they are read there, and an append recalls them. */
  async archive(tournament: string): Promise<void> {
    await this.pool.query('SELECT ledger.archive($1)', [tournament]);
  }

  /** Waits for the appends under way and stops; the pool stays open. */
  async close(): Promise<void> {
    await this.#sequencer.close();
    await this.knownHeads.close();
    await this.hints.close();
  }
}
