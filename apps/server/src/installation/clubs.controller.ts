import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access as AccessServices, clubBody, type ClubView, mergeBody } from '#access';
import { Access, BodyAs, Delete, Operation, Post, Put } from '../access/route.js';
import { UUID_PIPE } from '../http/zod-pipe.js';

/** The clubs to which players belong. */
@ApiTags('Installation')
@Controller('api/installation/clubs')
export class ClubsController {
  constructor(private readonly access: AccessServices) {}

  @Get()
  @Access('administers')
  @Operation('List clubs with their number of players', 'listClubs')
  async all(): Promise<{ clubs: readonly ClubView[] }> {
    return { clubs: await this.access.clubs.all() };
  }

  @Put(':club', 204)
  @Access('administers')
  @Operation('Correct the name, short name or country of a club', 'changeClub')
  change(
    @Param('club', UUID_PIPE) club: string,
    @BodyAs(clubBody) body: z.infer<typeof clubBody>,
  ): Promise<void> {
    return this.access.clubs.change(club, body);
  }

  @Post(':club/merge', 204)
  @Access('administers')
  @Operation('Merge a club into another, with its players', 'mergeClubs')
  merge(
    @Param('club', UUID_PIPE) club: string,
    @BodyAs(mergeBody) { into }: z.infer<typeof mergeBody>,
  ): Promise<void> {
    return this.access.clubs.merge(club, into);
  }

  @Delete(':club', 204)
  @Access('administers')
  @Operation('Delete a club. Its players then have no club', 'removeClub')
  remove(@Param('club', UUID_PIPE) club: string): Promise<void> {
    return this.access.clubs.remove(club);
  }
}
