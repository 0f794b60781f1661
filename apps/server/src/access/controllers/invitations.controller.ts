import { Controller, Get, Param, Req, Res, Delete, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  acceptInvitationBody,
  invitationBody,
  invitationCodeBody,
  takeUpBody,
  type Asker,
  type InvitationView,
  personOf,
} from '#access';
import { idPipe } from '../id-pipe.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { BrowserSession } from '../browser-session.js';
import { WebAddress } from '../web-address.js';

const INVITATION = idPipe('access.invitation-unknown');

/** People with a part in a tournament, and the one-time links by which they get one. */
@ApiTags('Access')
@Controller('api')
export class InvitationsController {
  constructor(
    private readonly access: AccessServices,
    private readonly browser: BrowserSession,
    private readonly address: WebAddress,
  ) {}

  @Get('tournaments/:tournament/people')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'The staff and their roles', operationId: 'people' })
  async people(@Param('tournament') tournament: string) {
    const held = await this.access.roles.holders(tournament);
    const players = await this.access.ownPlayers.of(held.map(({ person }) => person));
    const named = [...held.map(({ person }) => person), ...players.values()];
    const names = await this.access.people.names(named, tournament);
    return held.map(({ person, role }) => {
      const player = players.get(person);
      return {
        person,
        name: names.get(person) ?? null,
        role,
        player: player === undefined ? null : { id: player, name: names.get(player) ?? null },
      };
    });
  }

  @Post('tournaments/:tournament/invitations')
  @HttpCode(200)
  @Access({ roles: ['organiser'] })
  @ApiOperation({ summary: 'Make a one-time invitation link for a role', operationId: 'invite' })
  async invite(
    @Param('tournament') tournament: string,
    @BodyAs(invitationBody) { role }: z.infer<typeof invitationBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ) {
    const { person } = personOf(asker);
    const { id, token, expires } = await this.access.invitations.invite(tournament, role, person);
    return { id, link: `${this.address.linkBase(request)}/invitation#${token}`, expires };
  }

  @Post('tournaments/:tournament/invitations/code')
  @HttpCode(200)
  @Access({ roles: ['organiser'] })
  @ApiOperation({
    summary: 'Make a one-time short code for a role, valid for five minutes',
    operationId: 'inviteByCode',
  })
  async code(
    @Param('tournament') tournament: string,
    @BodyAs(invitationCodeBody) { role }: z.infer<typeof invitationCodeBody>,
    @WhoAsks() asker: Asker,
  ) {
    const { person } = personOf(asker);
    const { code, expires } = await this.access.invitations.inviteByCode(tournament, role, person);
    return { code, expires };
  }

  @Get('tournaments/:tournament/invitations')
  @Access({ roles: ['organiser'] })
  @ApiOperation({ summary: 'All invitations, including used and cancelled ones', operationId: 'invitations' })
  async list(@Param('tournament') tournament: string): Promise<{ invitations: readonly InvitationView[] }> {
    return { invitations: await this.access.invitations.list(tournament) };
  }

  @Delete('tournaments/:tournament/invitations/:invitation')
  @HttpCode(204)
  @Access({ roles: ['organiser'] })
  @ApiOperation({ summary: 'Cancel an invitation', operationId: 'revokeInvitation' })
  revoke(
    @Param('tournament') tournament: string,
    @Param('invitation', INVITATION) invitation: string,
  ): Promise<void> {
    return this.access.invitations.revoke(tournament, invitation);
  }

  @Post('invitations/take-up')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({
    summary: 'Exchange a short code for the token of its invitation',
    operationId: 'takeUpInvitation',
  })
  async takeUp(
    @BodyAs(takeUpBody) { code }: z.infer<typeof takeUpBody>,
    @Req() request: FastifyRequest,
  ): Promise<{ token: string }> {
    return { token: await this.access.invitations.takeUp(code, request.ip) };
  }

  @Post('invitations/accept')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Accept an invitation', operationId: 'acceptInvitation' })
  async accept(
    @BodyAs(acceptInvitationBody) body: z.infer<typeof acceptInvitationBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { token, name, login, password } = body;
    const whole = name !== undefined && login !== undefined && password !== undefined;
    const invitee = {
      signedIn: asker.credentials.person?.principal.person,
      account: whole ? { name, login, password } : undefined,
    };
    const browser = whole ? await this.browser.knownAs(request, login) : undefined;
    const { ip } = request;
    const { tournament, role, opens } = await this.access.invitations.accept(token, invitee, ip, browser);
    if (opens) await this.browser.beginAs(request, reply, asker, opens);
    return { tournament, role };
  }
}
