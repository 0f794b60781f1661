import { Controller, Get, Req, Res, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access as AccessServices, setUpBody, signInBody, type Asker } from '#access';
import { browserName } from '../browser-name.js';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { BrowserSession } from '../browser-session.js';
import type { SessionView } from '../session-view.js';

/** Identity of the browser: set-up of the first organiser, signing in and out. */
@ApiTags('Access')
@Controller('api')
export class SignInController {
  constructor(
    private readonly access: AccessServices,
    private readonly browser: BrowserSession,
  ) {}

  @Get('session')
  @Access('public')
  @ApiOperation({ summary: 'What this browser is signed in or linked as', operationId: 'session' })
  session(@Req() request: FastifyRequest, @WhoAsks() asker: Asker): Promise<SessionView> {
    return this.browser.view(request, asker);
  }

  @Post('set-up')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Set up the first organiser with the one-time link', operationId: 'setUp' })
  async setUp(
    @BodyAs(setUpBody) { token, ...account }: z.infer<typeof setUpBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const person = await this.access.setUp.redeem(token, account, request.ip);
    return this.browser.beginAs(request, reply, asker, person);
  }

  @Post('sign-in')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({
    summary: 'Sign in with login and password, and a code if the account has a second factor',
    operationId: 'signIn',
  })
  async signIn(
    @BodyAs(signInBody) { login, password, code }: z.infer<typeof signInBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const session = await this.access.signIn.signIn(login, password, request.ip, {
      code,
      knownAs: await this.browser.knownAs(request, login),
      browser: browserName(request.headers['user-agent']),
    });
    return this.browser.begin(request, reply, asker, login, session);
  }

  @Post('sign-out')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Sign out', operationId: 'signOut' })
  signOut(
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    return this.browser.end(request, reply, asker);
  }
}
