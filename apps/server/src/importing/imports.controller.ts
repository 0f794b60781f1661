import { Controller, Get, Param, Req, Post, HttpCode } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '#access';
import { languageOf } from '#words';
import { Access, principalOf } from '../access/route.js';
import { ApiCommandId } from '../commands/api-command-id.js';
import { commandIdOf } from '../commands/command-route.js';
import { ApiFile } from '../http/api-file.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { importFile } from './import-file.js';
import { ImportResults } from './import-results.js';
import { Imports } from './imports.js';
import { ImportsUnderWay } from './imports-under-way.js';

const FILE_NAME = {
  name: 'x-file-name',
  required: false,
  description: 'The file name, percent-encoded. It can be erased later',
} as const;

const COMMAND = new ZodPipe(z.string().toLowerCase());

/** Files of published results that become tournaments. */
@ApiTags('Imports')
@Controller('api/imports')
export class ImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly underWay: ImportsUnderWay,
    private readonly bus: CommandBus,
  ) {}

  @Post('look')
  @HttpCode(200)
  @Access('may-create-tournaments')
  @ApiOperation({
    summary: 'Preview of an import, with what is left out. Nothing is saved',
    operationId: 'lookAtImport',
  })
  @ApiHeader(FILE_NAME)
  @ApiFile()
  async look(@Req() request: FastifyRequest) {
    const language = languageOf(request.headers['accept-language']);
    return this.imports.takeIn(async () => this.imports.preview(await importFile(request), language));
  }

  @Post()
  @HttpCode(200)
  @Access('may-create-tournaments')
  @ApiOperation({
    summary: 'Import published results as a new, finished tournament, completely or not at all',
    operationId: 'import',
  })
  @ApiCommandId()
  @ApiHeader(FILE_NAME)
  @ApiFile()
  async import(@Req() request: FastifyRequest) {
    const commandId = commandIdOf(request);
    const importer = {
      actor: actorOf(principalOf(request)),
      commandId,
      language: languageOf(request.headers['accept-language']),
    };
    const { tournament, position } = await this.imports.takeIn(async () =>
      this.bus.execute(new ImportResults(await importFile(request), importer)),
    );
    return { tournament, position };
  }

  @Get(':command')
  @Access('may-create-tournaments')
  @ApiOperation({
    summary: 'Progress of your import, by its command id. Null if it is not running',
    operationId: 'importProgress',
  })
  async progress(@Req() request: FastifyRequest, @Param('command', COMMAND) commandId: string) {
    const actor = actorOf(principalOf(request));
    return { progress: (await this.underWay.progress({ actor, commandId })) ?? null };
  }
}
