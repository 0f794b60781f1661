import { Controller, HttpCode, Param, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access as AccessServices, AccessRefused, actorOf, ownPlayerBody, type Asker } from '#access';
import { languageOf } from '#words';
import { apiSchema } from '../http/api-schema.js';
import { parse } from '../http/parse.js';
import { Access } from './access.decorator.js';
import { NeverCached } from './never-cached.js';
import { ParsedBody } from './parsed-body.js';
import { WhoAsks } from './principal-of-request.js';

const address = z.object({ person: z.uuid().transform((id) => id.toLowerCase()) });

/** Which players the people of a tournament are: who plays is not shown what players may not see. */
@ApiTags('Players')
@Controller('api/tournaments/:tournament/people/:person/player')
export class OwnPlayerController {
  readonly #access: AccessServices;

  constructor(access: AccessServices) {
    this.#access = access;
  }

  @Put()
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @NeverCached()
  @ApiOperation({
    operationId: 'putOwnPlayer',
    summary: 'Say which player you are, once; an organiser says it of everybody, and changes it',
  })
  @ApiBody({ schema: apiSchema(ownPlayerBody) })
  async put(
    @Param('tournament') tournament: string,
    @Param('person') of: string,
    @ParsedBody(ownPlayerBody) { player }: z.infer<typeof ownPlayerBody>,
    @WhoAsks() { principal, roles }: Asker,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { person } = parse(address, { person: of }, languageOf(request.headers['accept-language']));
    const organises = roles.has('organiser');
    const isSelf = principal.kind === 'person' && principal.person === person;
    if (!isSelf && !organises) throw new AccessRefused('access.role-required', { roles: 'organiser' });
    const held = await this.#access.roles.rolesOf(tournament, person);
    if (held.size === 0) throw new AccessRefused('access.person-unknown');
    await this.#access.ownPlayers.put(person, player, actorOf(principal), organises);
  }
}
