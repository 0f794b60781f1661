import { Controller, Param, Req, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { boardSetName } from '#tournament';
import { Access, BodyAs } from '../access/route.js';
import { ApiCommandId } from '../commands/api-command-id.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { commandFrom } from './command-from.js';
import { copyChecked, dealsImported, DealFiles, fileWanted } from './deal-files.js';

const PREPARING = { roles: ['organiser', 'director', 'duplicator'] } as const;
const SET = new ZodPipe(boardSetName);

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
  async file(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set', SET) set: string,
    @BodyAs(fileWanted) wanted: z.infer<typeof fileWanted>,
  ) {
    return this.files.give(commandFrom(request, tournament), set, wanted);
  }

  @Post(':set/checks')
  @HttpCode(200)
  @Access(PREPARING)
  @ApiOperation({
    summary:
      'Compare a copy of boards with the originals, from its cards or a file. The answer never names a card',
  })
  @ApiCommandId()
  async checks(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set', SET) set: string,
    @BodyAs(copyChecked) checked: z.infer<typeof copyChecked>,
  ) {
    return this.files.check(commandFrom(request, tournament), set, checked);
  }

  @Post(':set/deals')
  @HttpCode(200)
  @Access(PREPARING)
  @ApiOperation({ summary: 'Import deals from a file of any format. If one is wrong, none is imported' })
  @ApiCommandId()
  async deals(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('set', SET) set: string,
    @BodyAs(dealsImported) imported: z.infer<typeof dealsImported>,
  ) {
    return this.files.take(commandFrom(request, tournament), set, imported);
  }
}
