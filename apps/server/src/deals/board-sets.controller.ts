import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { boardSetName } from '#tournament';
import { languageOf } from '#words';
import { Access } from '../access/access.decorator.js';
import { ApiCommandId } from '../commands/api-command-id.js';
import { ParsedBody } from '../access/parsed-body.js';
import { apiSchema } from '../http/api-schema.js';
import { parse } from '../http/parse.js';
import { commandFrom } from './command-from.js';
import { copyChecked, dealsImported, DealFiles, fileWanted } from './deal-files.js';

const PREPARING = { roles: ['organiser', 'director', 'duplicator'] } as const;
const address = z.object({ set: boardSetName });

/** Sets of boards as those prepare them who do not play: what is dealt, and deals in files. */
@ApiTags('Deals')
@Controller('api/tournaments/:tournament/board-sets')
export class BoardSetsController {
  constructor(private readonly files: DealFiles) {}

  @Post(':set/file')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'duplicator'] })
  @ApiOperation({
    summary:
      'Hidden deals as a file for a dealing machine. Board duplicators can get it, and organisers if no staff play. Each download is recorded',
  })
  @ApiCommandId()
  @ApiBody({ schema: apiSchema(fileWanted) })
  async file(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set') of: string,
    @ParsedBody(fileWanted) wanted: z.infer<typeof fileWanted>,
  ) {
    return this.files.give(commandFrom(request, tournament), setOf(request, of), wanted);
  }

  @Post(':set/checks')
  @HttpCode(200)
  @Access(PREPARING)
  @ApiOperation({
    summary:
      'Compare a copy of boards with the originals, from its cards or a file. The answer never names a card',
  })
  @ApiCommandId()
  @ApiBody({ schema: apiSchema(copyChecked) })
  async checks(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set') of: string,
    @ParsedBody(copyChecked) checked: z.infer<typeof copyChecked>,
  ) {
    return this.files.check(commandFrom(request, tournament), setOf(request, of), checked);
  }

  @Post(':set/deals')
  @HttpCode(200)
  @Access(PREPARING)
  @ApiOperation({ summary: 'Import deals from a file of any format. If one is wrong, none is imported' })
  @ApiCommandId()
  @ApiBody({ schema: apiSchema(dealsImported) })
  async deals(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set') of: string,
    @ParsedBody(dealsImported) imported: z.infer<typeof dealsImported>,
  ) {
    return this.files.take(commandFrom(request, tournament), setOf(request, of), imported);
  }
}

function setOf(request: FastifyRequest, set: string): string {
  return parse(address, { set }, languageOf(request.headers['accept-language'])).set;
}
