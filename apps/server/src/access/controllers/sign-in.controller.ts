import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import { Access, WhoAsks, BodyAs, Operation, Post } from '../route.js';
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
  @Operation('What this browser is signed in or linked as', 'session')
  session(@Req() request: FastifyRequest, @WhoAsks() asker: Asker): Promise<SessionView> {
    return this.browser.view(request, asker);
  }

  @Post('set-up', 200)
  @Access('public')
  @Operation('Set up the first organiser with the one-time link', 'setUp')
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

  @Post('sign-in', 200)
  @Access('public')
  @Operation('Sign in with login and password', 'signIn')
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

  @Post('sign-out', 200)
  @Access('public')
  @Operation('Sign out', 'signOut')
  signOut(
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    return this.browser.end(request, reply, asker);
  }

  @Post('password', 204)
  @Access('signed-in')
  @Operation('Change the password and sign out everywhere else', 'changePassword')
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
