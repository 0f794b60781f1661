import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { apiSchema } from '../../http/api-schema.js';
import { ZodPipe } from '../../http/zod-pipe.js';
import { Access } from '../access.decorator.js';
import { BrowserSession } from '../browser-session.js';
import { IS_TEAM, type IsTeam } from '../is-team.js';
import { WhoAsks } from '../principal-of-request.js';
import type { SessionView } from '../session-view.js';
import { WebAddress } from '../web-address.js';

/** Captains who hand in line-ups themselves: makes and withdraws the link for each. */
@ApiTags('Access')
@Controller('api')
export class CaptainsController {
  readonly #isTeam: IsTeam;

  constructor(
    private readonly access: AccessServices,
    private readonly browser: BrowserSession,
    private readonly address: WebAddress,
    @Inject(IS_TEAM) isTeam: IsTeam,
  ) {
    this.#isTeam = isTeam;
  }

  @Post('tournaments/:tournament/captains')
  @HttpCode(200)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    operationId: 'captainLink',
    summary: 'Make a captain’s link for a team’s line-ups, and cancel the previous one',
  })
  @ApiBody({ schema: apiSchema(captainLinkBody) })
  async issue(
    @Param('tournament') tournament: string,
    @Body(new ZodPipe(captainLinkBody)) { entry }: z.infer<typeof captainLinkBody>,
    @WhoAsks() { principal }: Asker,
    @Req() request: FastifyRequest,
  ) {
    if (!(await this.#isTeam(tournament, entry))) throw new AccessRefused('access.team-unknown');
    const { id, token, expires } = await this.access.captains.issue(tournament, entry, actorOf(principal));
    return { id, link: `${this.address.linkBase(request)}/captain#${token}`, expires };
  }

  @Get('tournaments/:tournament/captains')
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ operationId: 'captains', summary: 'All captains’ links, including cancelled ones' })
  async list(@Param('tournament') tournament: string): Promise<{ captains: readonly CaptainLinkView[] }> {
    return { captains: await this.access.captains.list(tournament) };
  }

  @Delete('tournaments/:tournament/captains/:captain')
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ operationId: 'revokeCaptain', summary: 'Cancel a captain’s link' })
  revoke(@Param('tournament') tournament: string, @Param('captain') link: string): Promise<void> {
    return this.access.captains.revoke(tournament, link);
  }

  @Post('captains/enter')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ operationId: 'enterAsCaptain', summary: 'Sign in with a captain’s link' })
  @ApiBody({ schema: apiSchema(captainBody) })
  async enter(
    @Body(new ZodPipe(captainBody)) { token }: z.infer<typeof captainBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const entered = await this.access.captains.enter(token, request.ip);
    return this.browser.enterAsCaptain(request, reply, asker, entered);
  }
}
