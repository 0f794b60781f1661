import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WrittenJournal } from '#tournament';
import { BusTimes } from '../platform/bus-times.js';
import type { ImportFile } from './import-file.js';
import { Imports, type Importer } from './imports.js';

/** A file of published results that somebody imports as a new tournament, on its way over the bus. */
export class ImportResults extends Command<WrittenJournal> {
  constructor(
    readonly file: ImportFile,
    readonly importer: Importer,
  ) {
    super();
  }
}

/** Imports files. The commands inside of the new journal are decided in memory and written at once: they are none of the bus. */
@CommandHandler(ImportResults)
export class ImportResultsHandler implements ICommandHandler<ImportResults> {
  constructor(
    private readonly imports: Imports,
    private readonly times: BusTimes,
  ) {}

  /** @throws see `Imports.import` */
  execute({ file, importer }: ImportResults): Promise<WrittenJournal> {
    return this.times.measured('command', 'tournament.import-results', () =>
      this.imports.import(file, importer),
    );
  }
}
