import { Controller, Get, Req, Res, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  Access as AccessServices,
  AccessRefused,
  passwordBody,
  setUpBody,
  signInBody,
  type Asker,
} from '#access';
import { Access, WhoAsks, BodyAs } from '../route.js';
import { BrowserSession } from '../browser-session.js';
import type { SessionView } from '../session-view.js';

/** Identity of the browser: set-up of the first organiser, signing in and out, the password. */
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
    const session = await this.access.sessions.open(person.id, person.passwordHash);
    if (!session) throw new AccessRefused('access.sign-in-failed');
    return this.browser.begin(request, reply, asker, person.login, session);
  }

  @Post('sign-in')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ summary: 'Sign in with login and password', operationId: 'signIn' })
  async signIn(
    @BodyAs(signInBody) { login, password }: z.infer<typeof signInBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const browser = await this.browser.knownAs(request, login);
    const session = await this.access.signIn.signIn(login, password, request.ip, browser);
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

  @Post('password')
  @HttpCode(204)
  @Access('signed-in')
  @ApiOperation({
    summary: 'Change the password and sign out everywhere else',
    operationId: 'changePassword',
  })
  async changePassword(
    @BodyAs(passwordBody) body: z.infer<typeof passwordBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { principal } = asker;
    if (principal.kind !== 'person') throw new AccessRefused('access.sign-in-required');
    await this.access.signIn.changePassword(principal, body, request.ip);
  }
}
