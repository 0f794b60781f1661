import type { Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusTimes } from '../platform/bus-times.js';
import { WholeJournals, type WholeJournalImported } from './whole-journals.js';

/** The whole journal of another server that somebody imports, on its way over the bus. */
export class ImportWholeJournal extends Command<WholeJournalImported> {
  /** @param person who imports it and becomes its organiser */
  constructor(
    readonly content: Readable,
    readonly person: string,
  ) {
    super();
  }
}

/** Imports whole journals, each checked first and written at once. */
@CommandHandler(ImportWholeJournal)
export class ImportWholeJournalHandler implements ICommandHandler<ImportWholeJournal> {
  constructor(
    private readonly journals: WholeJournals,
    private readonly times: BusTimes,
  ) {}

  /** @throws JournalRefused */
  execute({ content, person }: ImportWholeJournal): Promise<WholeJournalImported> {
    return this.times.measured('command', 'tournament.import-journal', () =>
      this.journals.bring(content, person),
    );
  }
}
