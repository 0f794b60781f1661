import { Controller, Get, Param, Req, Res, Delete, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  AccessRefused,
  actorOf,
  captainBody,
  captainLinkBody,
  type Asker,
  type CaptainLinkView,
} from '#access';
import { idPipe } from '../id-pipe.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { BrowserSession } from '../browser-session.js';
import { AccessSettings } from '../access-settings.js';
import type { SessionView } from '../session-view.js';
import { WebAddress } from '../web-address.js';

const CAPTAIN = idPipe('access.captain-unknown');

/** Captains who hand in line-ups themselves: makes and withdraws the link for each. */
@ApiTags('Access')
@Controller('api')
export class CaptainsController {
  constructor(
    private readonly access: AccessServices,
    private readonly browser: BrowserSession,
    private readonly address: WebAddress,
    private readonly settings: AccessSettings,
  ) {}

  @Post('tournaments/:tournament/captains')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Make a captain’s link for a team’s line-ups, and cancel the previous one',
    operationId: 'captainLink',
  })
  async issue(
    @Param('tournament') tournament: string,
    @BodyAs(captainLinkBody) { entry }: z.infer<typeof captainLinkBody>,
    @WhoAsks() { principal }: Asker,
    @Req() request: FastifyRequest,
  ) {
    if (!(await this.settings.isTeam(tournament, entry))) throw new AccessRefused('access.team-unknown');
    const { id, token, expires } = await this.access.captains.issue(tournament, entry, actorOf(principal));
    return { id, link: `${this.address.linkBase(request)}/captain#${token}`, expires };
  }

  @Get('tournaments/:tournament/captains')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'All captains’ links, including cancelled ones', operationId: 'captains' })
  async list(@Param('tournament') tournament: string): Promise<{ captains: readonly CaptainLinkView[] }> {
    return { captains: await this.access.captains.list(tournament) };
  }

  @Delete('tournaments/:tournament/captains/:captain')
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'Cancel a captain’s link', operationId: 'revokeCaptain' })
  revoke(@Param('tournament') tournament: string, @Param('captain', CAPTAIN) link: string): Promise<void> {
    return this.access.captains.revoke(tournament, link);
  }

  @Post('captains/enter')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Sign in with a captain’s link', operationId: 'enterAsCaptain' })
  async enter(
    @BodyAs(captainBody) { token }: z.infer<typeof captainBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const entered = await this.access.captains.enter(token, request.ip);
    return this.browser.enterAsCaptain(request, reply, asker, entered);
  }
}
