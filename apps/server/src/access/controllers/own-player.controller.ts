import { Body, Controller, HttpCode, Inject, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access as AccessServices, AccessRefused, actorOf, ownPlayerBody, type Asker } from '#access';
import { apiSchema } from '../../http/api-schema.js';
import { UUID_PIPE, ZodPipe } from '../../http/zod-pipe.js';
import { Access } from '../access.decorator.js';
import { WhoAsks } from '../principal-of-request.js';
import {
  BLINDS_ELSEWHERE,
  TAKE_PLAYER_BACK,
  type BlindsElsewhere,
  type TakePlayerBack,
} from '../take-player-back.js';

/** Which players the people of a tournament are: who plays is not shown what players may not see. */
@ApiTags('Players')
@Controller('api/tournaments/:tournament/people/:person/player')
export class OwnPlayerController {
  readonly #takePlayerBack: TakePlayerBack;
  readonly #blindsElsewhere: BlindsElsewhere;

  constructor(
    private readonly access: AccessServices,
    @Inject(TAKE_PLAYER_BACK) takePlayerBack: TakePlayerBack,
    @Inject(BLINDS_ELSEWHERE) blindsElsewhere: BlindsElsewhere,
  ) {
    this.#takePlayerBack = takePlayerBack;
    this.#blindsElsewhere = blindsElsewhere;
  }

  @Put()
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({
    operationId: 'putOwnPlayer',
    summary:
      'Set once which player you are. Organisers can set it for anyone and change it for others. It is journalled',
  })
  @ApiBody({ schema: apiSchema(ownPlayerBody) })
  async put(
    @Param('tournament') tournament: string,
    @Param('person', UUID_PIPE) person: string,
    @Body(new ZodPipe(ownPlayerBody)) { player }: z.infer<typeof ownPlayerBody>,
    @WhoAsks() { principal, roles }: Asker,
  ): Promise<void> {
    const organises = roles.has('organiser');
    const isSelf = principal.kind === 'person' && principal.person === person;
    if (!isSelf && !organises) throw new AccessRefused('access.role-required', { roles: 'organiser' });
    const held = await this.access.roles.rolesOf(tournament, person);
    if (held.size === 0) throw new AccessRefused('access.person-unknown');
    const by = actorOf(principal);
    const { ownPlayers, people } = this.access;
    const mayChange = organises && !isSelf;
    const players = player === null ? [] : await people.sameAs(player);
    if (mayChange && (await this.#blindsElsewhere(tournament, { person, players, by })))
      throw new AccessRefused('access.own-player-elsewhere');
    await ownPlayers.put(person, player, by, mayChange, tournament);
    const ever = await ownPlayers.everOf(person);
    await this.#takePlayerBack(tournament, { person, players, by, ever });
  }
}
