import { Controller, Get, Param, Delete, Post, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access as AccessServices, clubBody, type ClubView, mergeBody } from '#access';
import { Access, BodyAs } from '../access/route.js';
import { UUID_PIPE } from '../http/zod-pipe.js';

/** The clubs to which players belong. */
@ApiTags('Installation')
@Controller('api/installation/clubs')
export class ClubsController {
  constructor(private readonly access: AccessServices) {}

  @Get()
  @Access('administers')
  @ApiOperation({ summary: 'List clubs with their number of players', operationId: 'listClubs' })
  async all(): Promise<{ clubs: readonly ClubView[] }> {
    return { clubs: await this.access.clubs.all() };
  }

  @Put(':club')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Correct the name, short name or country of a club', operationId: 'changeClub' })
  change(
    @Param('club', UUID_PIPE) club: string,
    @BodyAs(clubBody) body: z.infer<typeof clubBody>,
  ): Promise<void> {
    return this.access.clubs.change(club, body);
  }

  @Post(':club/merge')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Merge a club into another, with its players', operationId: 'mergeClubs' })
  merge(
    @Param('club', UUID_PIPE) club: string,
    @BodyAs(mergeBody) { into }: z.infer<typeof mergeBody>,
  ): Promise<void> {
    return this.access.clubs.merge(club, into);
  }

  @Delete(':club')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Delete a club. Its players then have no club', operationId: 'removeClub' })
  remove(@Param('club', UUID_PIPE) club: string): Promise<void> {
    return this.access.clubs.remove(club);
  }
}
