import { Controller, Param, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access as AccessServices, AccessRefused, actorOf, ownPlayerBody, type Asker } from '#access';
import { UUID_PIPE } from '../../http/zod-pipe.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { AccessSettings } from '../access-settings.js';

/** Which players the people of a tournament are: who plays is not shown what players may not see. */
@ApiTags('Players')
@Controller('api/tournaments/:tournament/people/:person/player')
export class OwnPlayerController {
  constructor(
    private readonly access: AccessServices,
    private readonly settings: AccessSettings,
  ) {}

  @Put()
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director', 'scorer'] })
  @ApiOperation({
    summary:
      'Set once which player you are. Organisers can set it for anyone and change it for others. It is journalled',
    operationId: 'putOwnPlayer',
  })
  async put(
    @Param('tournament') tournament: string,
    @Param('person', UUID_PIPE) person: string,
    @BodyAs(ownPlayerBody) { player }: z.infer<typeof ownPlayerBody>,
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
    if (mayChange && (await this.settings.blindsElsewhere(tournament, { person, players, by })))
      throw new AccessRefused('access.own-player-elsewhere');
    await ownPlayers.put(person, player, by, mayChange, tournament);
    const ever = await ownPlayers.everOf(person);
    await this.settings.takePlayerBack(tournament, { person, players, by, ever });
  }
}
