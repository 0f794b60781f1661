import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { boardNumber, boardSetName } from '#tournament';
import { languageOf } from '#words';
import { Access } from '../access/access.decorator.js';
import { ApiCommandId } from '../commands/api-command-id.js';
import { ParsedBody } from '../access/parsed-body.js';
import { apiSchema } from '../http/api-schema.js';
import { parse } from '../http/parse.js';
import { ApiMoment } from '../reading/api-moment.js';
import { PlayLooks, type Moment } from '../reading/play-looks.js';
import { commandFrom } from './command-from.js';
import { copyChecked, dealsImported, DealFiles, fileWanted } from './deal-files.js';

const PREPARING = { roles: ['organiser', 'director', 'duplicator'] } as const;
const address = z.object({ set: boardSetName });
const boardAddress = address.extend({ board: z.coerce.number().pipe(boardNumber) });

/** Sets of boards as those prepare them who do not play: what is dealt, and deals in files. */
@ApiTags('Deals')
@Controller('api/tournaments/:tournament/board-sets')
export class BoardSetsController {
  constructor(
    private readonly looks: PlayLooks,
    private readonly files: DealFiles,
  ) {}

  @Get()
  @Access(PREPARING)
  @ApiOperation({
    summary: 'All deal sets: boards dealt, fingerprints published, sessions that use them, files given out',
  })
  @ApiMoment()
  async sets(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, async (look) => ({
      sets: await look.deals.boardSets(),
    }));
  }

  @Get(':set/boards/:board/deal')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary:
      'The deal of a board, in play or not. Directors see it once it is released or they have viewed it early',
  })
  async deal(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set') of: string,
    @Param('board') number: string,
    @Query() moment: Moment,
  ) {
    const { set, board } = boardOf(request, of, number);
    return this.looks.read(request, tournament, moment, (look) => look.deals.dealOfBoard(set, board));
  }

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

function boardOf(request: FastifyRequest, set: string, board: string) {
  return parse(boardAddress, { set, board }, languageOf(request.headers['accept-language']));
}

function setOf(request: FastifyRequest, set: string): string {
  return parse(address, { set }, languageOf(request.headers['accept-language'])).set;
}
