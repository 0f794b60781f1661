import { Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access as AccessServices, clubBody, type ClubView, mergeBody } from '#access';
import { languageOf } from '#words';
import { Access } from '../access/access.decorator.js';
import { ParsedBody } from '../access/parsed-body.js';
import { apiSchema } from '../http/api-schema.js';
import { parse } from '../http/parse.js';

const address = z.object({ club: z.uuid().transform((id) => id.toLowerCase()) });

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
    @Param('club') club: string,
    @ParsedBody(clubBody) body: z.infer<typeof clubBody>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.access.clubs.change(idOf(club, request), body);
  }

  @Post(':club/merge')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ operationId: 'mergeClubs', summary: 'Merge a club into another, with its players' })
  @ApiBody({ schema: apiSchema(mergeBody) })
  merge(
    @Param('club') club: string,
    @ParsedBody(mergeBody) { into }: z.infer<typeof mergeBody>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.access.clubs.merge(idOf(club, request), into);
  }

  @Delete(':club')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    operationId: 'removeClub',
    summary: 'Delete a club. Its players then have no club',
  })
  remove(@Param('club') club: string, @Req() request: FastifyRequest): Promise<void> {
    return this.access.clubs.remove(idOf(club, request));
  }
}

function idOf(club: string, request: FastifyRequest): string {
  return parse(address, { club }, languageOf(request.headers['accept-language'])).club;
}
