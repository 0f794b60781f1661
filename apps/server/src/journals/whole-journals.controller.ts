import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Controller, Param, Req, Res, Post, HttpCode } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf, type Asker, personOf } from '#access';
import { CurrentStates, isKnownToPlayAny } from '#projections';
import { freeText } from '#tournament';
import { Access, askerOf, principalOf, WhoAsks, BodyAs } from '../access/route.js';
import { commandIdOf } from '../commands/command-route.js';
import { GiveCommand } from '../commands/give-command.js';
import { commandFrom } from '../deals/command-from.js';
import { ApiFile } from '../http/api-file.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';
import { insiderOf } from '../reading/viewer.js';
import { ImportWholeJournal } from './import-whole-journal.js';
import { WholeJournals, type WholeJournalImported } from './whole-journals.js';

const journalWanted = z.strictObject({
  people: z
    .boolean()
    .meta({ description: 'Names, clubs, member numbers, and free text that may name people' }),
  unseen: z
    .strictObject({ reason: freeText })
    .optional()
    .meta({ description: 'The keys of deals not released yet. It is recorded who has them, and why' }),
});

/** A tournament's whole journal as a file, which another server imports and verifies. */
@ApiTags('Tournaments')
@Controller('api/tournaments')
export class WholeJournalsController {
  constructor(
    private readonly process: ServerProcess,
    private readonly books: WholeJournals,
    private readonly current: CurrentStates,
    private readonly bus: CommandBus,
  ) {}

  @Post(':tournament/book')
  @HttpCode(200)
  @Access({ roles: ['organiser'] })
  @ApiOperation({
    summary:
      'Export the full tournament. The export is journalled. Including keys of hidden deals needs a command id',
    operationId: 'wholeBook',
  })
  async give(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('tournament') tournament: string,
    @BodyAs(journalWanted) { people, unseen }: z.infer<typeof journalWanted>,
  ): Promise<void> {
    await this.#refuseWhoPlays(request, tournament);
    await this.#journal(request, tournament, { people, unseen });
    const { path, remove } = await this.books.write(tournament, { people, unseen: unseen !== undefined });
    const removed = () =>
      void remove().catch((error: unknown) => this.process.log.warn({ err: error }, 'a file stayed'));
    reply.raw.once('close', removed);
    await reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${tournament}.tirage"`)
      .send(createReadStream(path));
  }

  /** The journal records an export before the file is given; with keys also why. */
  async #journal(
    request: FastifyRequest,
    tournament: string,
    { people, unseen }: z.infer<typeof journalWanted>,
  ): Promise<void> {
    if (!unseen) {
      const commandId =
        request.headers['idempotency-key'] === undefined ? randomUUID() : commandIdOf(request);
      const actor = actorOf(principalOf(request));
      const given = { tournament, actor, commandId, body: { people } };
      await this.bus.execute(GiveCommand.named('tournament.take-book', given));
      return;
    }
    const { actor, commandId, players } = commandFrom(request, tournament);
    const body = { reason: unseen.reason, ...(players !== undefined && { players: [...players] }) };
    const given = { tournament, actor, commandId, body };
    await this.bus.execute(GiveCommand.named('tournament.take-keys', given));
  }

  /**
   * A journal has all results and leads in plain text: nobody who still has boards of it to play gets it, even if they
   * asked to see results.
   */
  async #refuseWhoPlays(request: FastifyRequest, tournament: string): Promise<void> {
    const insider = insiderOf(askerOf(request));
    const { state } = await this.current.of(tournament);
    if (insider && isKnownToPlayAny(state, insider)) throw new Problem('book.before-you');
  }

  @Post('brought')
  @HttpCode(200)
  @Access('may-create-tournaments')
  @ApiOperation({
    summary:
      'Import a full tournament. Its chain, seals and entries are checked first. If anything is wrong, nothing is imported',
    operationId: 'bringWholeBook',
  })
  @ApiFile()
  async bring(@Req() request: FastifyRequest, @WhoAsks() asker: Asker): Promise<WholeJournalImported> {
    const content = request.body as Readable | undefined;
    if (typeof content?.pipe !== 'function') throw new Problem('book.not-one');
    return this.bus.execute(new ImportWholeJournal(content, personOf(asker).person));
  }
}
