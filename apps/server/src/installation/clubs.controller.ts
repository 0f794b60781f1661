import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access as AccessServices, clubBody, type ClubView, mergeBody } from '#access';
import { Access } from '../access/access.decorator.js';
import { apiSchema } from '../http/api-schema.js';
import { UUID_PIPE, ZodPipe } from '../http/zod-pipe.js';

/** The clubs to which players belong. */
@ApiTags('Installation')
@Controller('api/installation/clubs')
export class ClubsController {
  constructor(private readonly access: AccessServices) {}

  @Get()
  @Access('administers')
  @ApiOperation({ operationId: 'listClubs', summary: 'List clubs with their number of players' })
  async all(): Promise<{ clubs: readonly ClubView[] }> {
    return { clubs: await this.access.clubs.all() };
  }

  @Put(':club')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ operationId: 'changeClub', summary: 'Correct the name, short name or country of a club' })
  @ApiBody({ schema: apiSchema(clubBody) })
  change(
    @Param('club', UUID_PIPE) club: string,
    @Body(new ZodPipe(clubBody)) body: z.infer<typeof clubBody>,
  ): Promise<void> {
    return this.access.clubs.change(club, body);
  }

  @Post(':club/merge')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ operationId: 'mergeClubs', summary: 'Merge a club into another, with its players' })
  @ApiBody({ schema: apiSchema(mergeBody) })
  merge(
    @Param('club', UUID_PIPE) club: string,
    @Body(new ZodPipe(mergeBody)) { into }: z.infer<typeof mergeBody>,
  ): Promise<void> {
    return this.access.clubs.merge(club, into);
  }

  @Delete(':club')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    operationId: 'removeClub',
    summary: 'Delete a club. Its players then have no club',
  })
  remove(@Param('club', UUID_PIPE) club: string): Promise<void> {
    return this.access.clubs.remove(club);
  }
}
